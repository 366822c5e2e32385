package labeldiffusion.spark.blocks;

/** Which nodes of other blocks a block holds, and what it knows of them. */
public enum Ghosts {
  /** Those that own nodes are joined to; edges among them are not known. */
  JOINED,
  /** Those that own nodes are joined to, with the edges among them. */
  WITH_EDGES,
  /** Those up to two edges away, with all edges of those one edge away. */
  TWO_HOPS
}
