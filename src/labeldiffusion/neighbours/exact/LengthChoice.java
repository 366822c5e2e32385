package labeldiffusion.neighbours.exact;

import java.util.Arrays;
import labeldiffusion.neighbours.NearestLists;
import labeldiffusion.parallel.Workers;

/**
 * Chooses how many coordinates the inner loop compares. With more coordinates every pair costs
 * more, but fewer pairs are left for the remaining coordinates and the true distance, which are
 * computed pair by pair. A sample tells how many pairs are left. The choice is made by counts, not
 * by clocks, so it is reproducible. The constants were measured on 30,000 rows of MNIST: 40 of 96
 * coordinates took 8.2 s of processor time, 28 took 9.3 to 11.3 s, on a busy machine.
 */
final class LengthChoice {
  /** Points of the sample. */
  private static final int SAMPLE = 32;

  /** Nanoseconds per term in the inner loop. */
  private static final double TERM = 0.06;

  /** Nanoseconds per remaining pair and per term of it. */
  private static final double PAIR = 40;

  private static final double PAIR_TERM = 2;

  /** Nanoseconds per true distance and per term of it. */
  private static final double TRUE_PAIR = 100;

  private static final double TRUE_TERM = 0.6;

  private final Leaves leaves;
  private final int k;
  private final int n;
  private final int r;

  LengthChoice(Leaves leaves, int k) {
    this.leaves = leaves;
    this.n = leaves.order.length;
    this.k = Math.min(k, n - 1);
    this.r = leaves.projection.coordinates();
  }

  /**
   * The number of coordinates, a multiple of four; 0 if the inner loop should compare all features.
   */
  int length(Workers workers) {
    int features = leaves.projection.features();
    double[] alive = shareAlive(workers);
    double truth = alive[r / 4] * (TRUE_PAIR + TRUE_TERM * features);
    double rest = 0;
    double least = Double.POSITIVE_INFINITY;
    int best = r;
    for (int t = r; t >= 4; t -= 4) {
      double cost = TERM * t + alive[t / 4] * PAIR + rest + truth;
      rest += alive[t / 4 - 1] * 4 * PAIR_TERM;
      if (cost < least) {
        least = cost;
        best = t;
      }
    }
    return r < features && TERM * features < least ? 0 : best;
  }

  /**
   * The share of points that 0, 4, 8 ... coordinates do not exclude as neighbours of a point, on
   * average over the sample.
   */
  private double[] shareAlive(Workers workers) {
    int[][] alive = new int[Math.min(n, SAMPLE)][r / 4 + 1];
    workers.run(alive.length, s -> count((int) ((long) s * n / alive.length), alive[s]));
    double[] share = new double[r / 4 + 1];
    for (int[] counts : alive) {
      for (int t = 0; t < share.length; t++) {
        share[t] += (double) counts[t] / n / alive.length;
      }
    }
    return share;
  }

  private void count(int i, int[] alive) {
    float limit = probableLimit(i);
    for (int j = 0; j < n; j++) {
      float g = -leaves.allowance(i) - leaves.allowance(j);
      for (int t = 0; g <= limit; t += 4) {
        alive[t / 4]++;
        if (t == r) {
          break;
        }
        g += LeafKernels.halfSquare(leaves.coordinates[i], leaves.coordinates[j], t, t + 4);
      }
    }
  }

  /**
   * An upper bound of the limit of point i, nearly tight: the k-th of the true distances to the
   * points that are nearest in coordinates.
   */
  private float probableLimit(int i) {
    NearestLists near = new NearestLists(1, Math.min(2 * k, n - 1));
    for (int j = 0; j < n; j++) {
      if (j != i) {
        near.offer(
            0, j, LeafKernels.halfSquare(leaves.coordinates[i], leaves.coordinates[j], 0, r));
      }
    }
    int[] nearest = near.sorted().index();
    double[] distance = new double[nearest.length];
    Arrays.setAll(
        distance,
        p ->
            leaves.points.squaredDistance(
                leaves.order[i], leaves.points, leaves.order[nearest[p]]));
    Arrays.sort(distance);
    return leaves.half(distance[k - 1]);
  }
}
