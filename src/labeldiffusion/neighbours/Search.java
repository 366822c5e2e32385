package labeldiffusion.neighbours;

/** How neighbours are searched for. */
public enum Search {
  /** Exact as long as that takes seconds, approximate for larger tables. */
  AUTO,
  /** Finds all true neighbours. */
  EXACT,
  /** Finds nearly all true neighbours, as many as the recall says; much faster for many rows. */
  APPROXIMATE
}
