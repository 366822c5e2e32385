package labeldiffusion.model;

import java.util.Arrays;
import java.util.stream.DoubleStream;

/** How far the best class of a row of scores is ahead of the next: log s_first - log s_second. */
final class ScoreGap {
  /** Smaller gaps are rounding errors. */
  private static final double LEAST = 1e-12;

  /** The typical gap if no row tells. */
  private static final double UNKNOWN = 1;

  private ScoreGap() {}

  /** The gap of row i of F (n x c); infinite if only one class has a positive score. */
  static double of(double[] F, int i, int c) {
    double first = 0;
    double second = 0;
    for (int t = 0; t < c; t++) {
      second = Math.max(second, Math.min(first, F[i * c + t]));
      first = Math.max(first, F[i * c + t]);
    }
    return first == 0 ? 0 : Math.log(first) - Math.log(second);
  }

  /** The median of those that tell something; 1 if there are none. */
  static double median(DoubleStream gaps) {
    double[] sorted = gaps.filter(ScoreGap::isTelling).sorted().toArray();
    return sorted.length == 0 ? UNKNOWN : sorted[sorted.length / 2];
  }

  /** Whether a gap is neither a tie nor infinite: a row that only one class has reached. */
  static boolean isTelling(double gap) {
    return gap > LEAST && gap < Double.POSITIVE_INFINITY;
  }

  /** The median of {@code gaps}, or of {@code others} if none of the former tells anything. */
  static double median(double[] gaps, double[] others) {
    boolean isTold = Arrays.stream(gaps).anyMatch(ScoreGap::isTelling);
    return median(Arrays.stream(isTold ? gaps : others));
  }
}
