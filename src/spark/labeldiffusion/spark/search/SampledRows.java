package labeldiffusion.spark.search;

import java.io.Serializable;
import java.util.Arrays;
import labeldiffusion.neighbours.approximate.FloatRows;
import labeldiffusion.spark.blocks.IntIndex;

/**
 * A few rows whose true neighbours are found by comparing them with all others, in order to know
 * how many of them the lists contain.
 *
 * @param unit the factor from the numbers of the rows to those of the sketches
 */
record SampledRows(PointRows rows, Sketches sketches, double unit) implements Serializable {
  private static final long serialVersionUID = 1L;

  /** Allowance for rounding in the comparison of floats. */
  private static final double ROUNDING = 1.01;

  int size() {
    return rows.size();
  }

  /**
   * The k smallest squared distances of each sampled row to some rows, ascending. No distance of
   * sketches is larger than the true one, so most true distances need not be computed.
   */
  double[] nearest(PointRows others, Sketches sketched, int k) {
    double[] best = new double[size() * k];
    Arrays.fill(best, Double.POSITIVE_INFINITY);
    float[] bound = new float[size()];
    Arrays.fill(bound, Float.POSITIVE_INFINITY);
    FloatRows.Panel panel = panel();
    FloatRows floats = sketched.floats();
    for (int r = 0; r < others.size(); r++) {
      float[] distance = panel.distances(floats, r, size());
      for (int s = 0; s < bound.length; s++) {
        if (distance[s] <= bound[s] && others.node()[r] != rows.node()[s]) {
          insert(best, s * k, k, rows.squaredDistance(s, others, r));
          bound[s] = (float) (best[s * k + k - 1] * unit * unit * ROUNDING);
        }
      }
    }
    return best;
  }

  /** The sampled rows as a panel, to which others can be compared. */
  FloatRows.Panel panel() {
    FloatRows.Panel panel = new FloatRows.Panel(sketches.width(), size());
    for (int s = 0; s < size(); s++) {
      panel.set(s, sketches.floats(), s);
    }
    return panel;
  }

  private static void insert(double[] best, int from, int k, double x) {
    int p = from + k - 1;
    if (x < best[p]) {
      for (; p > from && x < best[p - 1]; p--) {
        best[p] = best[p - 1];
      }
      best[p] = x;
    }
  }

  /** The k smallest of two results of {@link #nearest}. */
  static double[] merged(double[] a, double[] b, int k) {
    double[] best = a.clone();
    for (int x = 0; x < b.length; x++) {
      insert(best, x / k * k, k, b[x]);
    }
    return best;
  }

  /**
   * How many rows of each list are among some rows and not farther away than a limit.
   *
   * @param listed numbers of the rows in the lists of the sampled rows, one list after the other
   */
  int[] within(PointRows others, int[] listed, double[] limit) {
    IntIndex row = new IntIndex(others.node());
    int[] count = new int[size()];
    for (int p = 0; p < listed.length; p++) {
      int s = (int) ((long) p * count.length / listed.length);
      int r = row.of(listed[p]);
      if (r != IntIndex.ABSENT && rows.squaredDistance(s, others, r) <= limit[s]) {
        count[s]++;
      }
    }
    return count;
  }

  /** The share of k true neighbours per list; more of them at equal distances do not count. */
  static double recall(int[] within, int k) {
    long found = Arrays.stream(within).map(count -> Math.min(count, k)).asLongStream().sum();
    return within.length == 0 ? 1 : (double) found / ((long) within.length * k);
  }

  /** The largest of each k numbers. */
  static double[] last(double[] ascending, int k) {
    double[] last = new double[ascending.length / k];
    Arrays.setAll(last, s -> ascending[s * k + k - 1]);
    return last;
  }
}
