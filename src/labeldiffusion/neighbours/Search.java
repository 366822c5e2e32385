package labeldiffusion.neighbours;

/** How neighbours are looked for. */
public enum Search {
  /** Exactly while that takes seconds, approximately beyond. */
  AUTO,
  /** Every neighbour is the right one. */
  EXACT,
  /** Nearly all are, see the recall; much faster for many rows. */
  APPROXIMATE
}
