package labeldiffusion.neighbours;

import java.util.Arrays;
import labeldiffusion.parallel.Workers;
import labeldiffusion.points.Points;

/**
 * The m for which the number of points within a small distance r grows like r^m. Estimated from a
 * sample (Levina and Bickel 2004): with T_j the distance of the j-th neighbour,
 *
 * <pre>  1 / m = mean over rows and j &lt; k of ln(T_k / T_j).</pre>
 *
 * <p>Where m is large, all distances are nearly equal: a neighbour of a neighbour is then hardly
 * more likely to be a neighbour than any other point.
 */
final class IntrinsicDimension {
  private static final int ROWS = 32;
  private static final int OTHERS = 4096;
  private static final int K = 10;

  private IntrinsicDimension() {}

  /** The estimate; 0 if there are too few rows that differ. */
  static double of(Points points) {
    int[] others = spread(points.size(), OTHERS);
    double sum = 0;
    int terms = 0;
    for (int i : spread(points.size(), ROWS)) {
      Workers.stopIfInterrupted(0);
      double[] squared =
          Arrays.stream(others)
              .filter(j -> j != i)
              .mapToDouble(j -> points.squaredDistance(i, points, j))
              .filter(distance -> distance > 0)
              .sorted()
              .limit(K)
              .toArray();
      for (int j = 0; j + 1 < squared.length; j++) {
        sum += Math.log(squared[squared.length - 1] / squared[j]) / 2;
        terms++;
      }
    }
    return sum > 0 ? terms / sum : 0;
  }

  /** At most {@code count} of n rows, at equal intervals. */
  private static int[] spread(int n, int count) {
    int[] rows = new int[Math.min(n, count)];
    Arrays.setAll(rows, r -> (int) ((long) r * n / rows.length));
    return rows;
  }
}
