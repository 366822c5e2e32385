package labeldiffusion.neighbours;

import labeldiffusion.points.Points;

/**
 * Which of the two searches is cheaper, by measured processor times (K = 10, a recall of .98; see
 * doc/benchmarks.md). It depends on the points alone, never on a clock, so it is reproducible.
 *
 * <ul>
 *   <li>In few dimensions the exact search by a tree is the cheaper one for any number of rows. In
 *       eight it takes 0.6 times as long as the approximate one at 10,000 rows, and 1.2 times at
 *       50,000.
 *   <li>Otherwise comparing all pairs costs n^2, the approximate search about n. At 10,000 rows of
 *       20, 100 and 784 attributes the exact one takes 1.4, 1.5 and 1.1 times as long; for fewer
 *       rows, exact lists are worth a second.
 *   <li>Where the {@link IntrinsicDimension} is high, the approximate search needs such long lists
 *       that comparing all pairs is cheaper up to far more rows.
 * </ul>
 */
public final class SearchCost {
  /** Attributes up to which the tree is the cheaper one for any number of rows. */
  private static final int FEW = 6;

  /**
   * Attributes up to which an exact search takes the tree. With 7 / 8 of them, 100,000 rows took
   * 3.1 / 4.8 s of processor time, and 4.3 / 4.3 s by leaves; more rows favour the tree.
   */
  public static final int TREE = 8;

  /** Rows up to which the tree is the cheaper one wherever there is one. */
  private static final int TREE_ROWS = 30_000;

  /** Rows from which on the approximate search is the cheaper one. */
  private static final int MANY = 10_000;

  /**
   * The intrinsic dimension from which on data is hard; digits have about 12, 30 normal columns 22.
   */
  private static final double HARD = 22;

  /** Rows up to which hard data is searched exactly. */
  private static final int HARD_ROWS = 400_000;

  private SearchCost() {}

  /** Whether the exact search is the cheaper one. */
  static boolean isLeastForExact(Points all) {
    int d = all.dimension();
    boolean hasTree = d <= TREE && all.numberCount() == d;
    boolean treeIsCheaper = hasTree && (d <= FEW || all.size() <= TREE_ROWS);
    return treeIsCheaper || all.size() < MANY || isHard(all);
  }

  /** Whether the approximate search would not pay, by a probe that takes a tenth of a second. */
  public static boolean isHard(Points all) {
    return all.dimension() >= HARD && all.size() <= HARD_ROWS && IntrinsicDimension.of(all) >= HARD;
  }
}
