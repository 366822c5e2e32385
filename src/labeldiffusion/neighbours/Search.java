package labeldiffusion.neighbours;

/** How neighbours are searched for. */
public enum Search {
  /** Exact or approximate, whichever is cheaper; approximate for large tables. */
  AUTO,
  /** Finds all true neighbours. */
  EXACT,
  /** Finds nearly all true neighbours, as many as the recall says; much faster for many rows. */
  APPROXIMATE
}
