package labeldiffusion.diffusion.linear;

import java.util.Arrays;

/**
 * The way from potentials U (n x c), which have no natural zero, to scores that are not negative:
 *
 * <pre>F_it = exp((U_it - max_u U_iu) / m)</pre>
 *
 * where m is the median over the nodes of the largest less the second largest U_it. So the order of
 * a row's classes stays, a factor on a class is an offset on its potential, and in the median row
 * the best class has e times the score of the next.
 */
final class PotentialScores {
  /** The potential of a class that does not reach a node. */
  static final double OUT_OF_REACH = Double.NEGATIVE_INFINITY;

  private PotentialScores() {}

  /** Overwrites potentials by scores. A row that no class reaches becomes 0. */
  static void replace(double[] U, int c) {
    double m = medianGap(U, c);
    for (int from = 0; from < U.length; from += c) {
      double most = Arrays.stream(U, from, from + c).max().getAsDouble();
      for (int x = from; x < from + c; x++) {
        U[x] = U[x] == OUT_OF_REACH ? 0 : Math.exp((U[x] - most) / m);
      }
    }
  }

  /** m; 1 if no row has two different potentials. */
  static double medianGap(double[] U, int c) {
    double[] gaps = new double[c == 0 ? 0 : U.length / c];
    int count = 0;
    for (int from = 0; from < U.length; from += c) {
      double first = OUT_OF_REACH;
      double second = OUT_OF_REACH;
      for (int x = from; x < from + c; x++) {
        second = Math.max(second, Math.min(first, U[x]));
        first = Math.max(first, U[x]);
      }
      if (second > OUT_OF_REACH && first > second) {
        gaps[count++] = first - second;
      }
    }
    Arrays.sort(gaps, 0, count);
    return count == 0 ? 1 : gaps[count / 2];
  }
}
