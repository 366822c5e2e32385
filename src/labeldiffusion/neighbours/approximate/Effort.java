package labeldiffusion.neighbours.approximate;

/**
 * What a target of recall takes. Every halving of the share that may be missed takes lists longer
 * by a place or two and more comparisons per round, so that a lower target is a cheaper search:
 * 50,000 rows of 20 attributes took 1.8 / 2.0 / 2.3 s of processor time for .90 / .95 / .98.
 *
 * @param slack places in a list beyond K
 * @param share how many rows that are new to a list, and how many others, are compared with each
 *     other per row and round, as a share of the length of the lists
 */
record Effort(int slack, double share) {
  /** The halvings beyond which more effort hardly helps. */
  private static final double MOST_HALVINGS = 10;

  static Effort of(double recall) {
    double halvings = Math.min(MOST_HALVINGS, -Math.log(1 - recall) / Math.log(2));
    return new Effort((int) Math.max(2, 1.4 * halvings), 0.2 + 0.13 * halvings);
  }

  /** Rows of either kind that are compared with each other, for lists of this length. */
  int joined(int length) {
    return Math.max(4, (int) (share * length));
  }
}
