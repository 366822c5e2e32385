package labeldiffusion.neighbours.approximate;

import java.util.Arrays;
import labeldiffusion.neighbours.NearestLists;
import labeldiffusion.parallel.Blocks;
import labeldiffusion.parallel.Workers;
import labeldiffusion.points.DensePoints;

/**
 * A random sample of rows whose exact neighbours are known; it estimates the recall of the lists of
 * all rows, and how long lists must be because of the projection. Every point is compared with
 * every sampled row, but only in the projection: distances there are never larger than true ones,
 * so a point that is farther away in the projection than the K-th row found so far is not nearer.
 * O(n d) per row of the sample.
 */
final class RecallSample {
  private static final int SIZE = 512;

  /** Allowance for rounding in the comparison of floats. */
  private static final double ROUNDING = 1.01;

  private final DensePoints points;
  private final int k;
  private final int[] home;
  private final int[] row;

  /** Squared distance of the k-th true neighbour of each sampled row. */
  private final double[] exact;

  /** The rows nearest to each sampled row in the projection, as far as they matter. */
  private final NearestSets projected;

  /**
   * The lists number rows in another order: their row i is point home[i].
   *
   * @param longest the greatest length of lists to be considered
   */
  RecallSample(DensePoints points, int k, int[] home, int longest, long seed) {
    this.points = points;
    this.k = k;
    this.home = home;
    row = Hash.sample(home.length, Math.min(SIZE, home.length), seed);
    exact = new double[row.length];
    projected = new NearestSets(row.length, longest);
  }

  int size() {
    return row.length;
  }

  /** Finds the true neighbours. The better the lists, the fewer true distances this takes. */
  void findExact(FloatRows rows, NearestSets lists, Workers workers) {
    float[] bound = new float[row.length];
    NearestLists nearest = new NearestLists(row.length, k);
    Object[] locks = new Object[row.length];
    for (int s = 0; s < row.length; s++) {
      double[] found = trueDistances(lists, row[s]);
      Arrays.sort(found);
      bound[s] = (float) (found[k - 1] / rows.unit / rows.unit * ROUNDING);
      locks[s] = new Object();
    }
    workers.run(
        Blocks.ofRows(rows.n, 2L * row.length),
        (from, to) -> {
          FloatRows.Panel panel = new FloatRows.Panel(rows.width, row.length);
          for (int s = 0; s < row.length; s++) {
            panel.set(s, rows, row[s]);
          }
          for (int j = from; j < to; j++) {
            float[] distance = panel.distances(rows, j, row.length);
            for (int s = 0; s < row.length; s++) {
              if (distance[s] <= bound[s] && j != row[s]) {
                projected.offer(s, j, distance[s]);
                double d = points.squaredDistance(home[row[s]], points, home[j]);
                synchronized (locks[s]) {
                  nearest.offer(s, home[j], d);
                }
              }
            }
          }
        });
    for (int s = 0; s < row.length; s++) {
      exact[s] = nearest.limit(s);
    }
  }

  /**
   * The least length, from {@code least} on, with which lists of the nearest rows in the projection
   * would have this recall; more than the longest if even that would not do.
   */
  int lengthFor(double recall, int least) {
    int[] found = new int[projected.length]; // true neighbours by their place
    for (int s = 0; s < row.length; s++) {
      int within = 0;
      for (int p = 0; p < found.length && within < k; p++) {
        int j = projected.index[s * found.length + p];
        if (points.squaredDistance(home[row[s]], points, home[j]) <= exact[s]) {
          within++;
          found[p]++;
        }
      }
    }
    int length = 0;
    long sum = 0;
    while (length < found.length && (length < least || sum < recall * row.length * k)) {
      sum += found[length++];
    }
    return sum < recall * row.length * k ? found.length + 1 : length;
  }

  /** The share of the true neighbours of the sampled rows that are in the lists. */
  double recall(NearestSets lists) {
    long found = 0;
    for (int s = 0; s < row.length; s++) {
      int within = 0;
      for (double d : trueDistances(lists, row[s])) {
        within += d <= exact[s] ? 1 : 0;
      }
      found += Math.min(within, k);
    }
    return (double) found / ((long) row.length * k);
  }

  private double[] trueDistances(NearestSets lists, int i) {
    double[] squared = new double[lists.length];
    int[] other = new int[squared.length];
    for (int p = 0; p < other.length; p++) {
      other[p] = home[lists.index[i * other.length + p]];
    }
    points.squaredDistances(home[i], other, squared);
    return squared;
  }
}
