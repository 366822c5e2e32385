package labeldiffusion.graph;

import java.util.Arrays;
import labeldiffusion.neighbours.Neighbours;

/**
 * N(i) by the scale of the surroundings: of the 1.5 K nearest points j, the K with the smallest
 *
 * <pre>||x_i - x_j||^2 / sigma_j,   sigma_j = mean distance of j to its K nearest points</pre>
 *
 * In many dimensions some points, the hubs, are among the nearest of very many others, whatever
 * their class. A hub lies close to its own neighbours as well, so this prefers others to it. Where
 * there are no hubs, N(i) are the K nearest: reaching further would only join what is apart.
 */
final class ScaledNeighbours {
  /** Hubs make the numbers of lists that a point is in vary by more than chance, which is K. */
  private static final double HUBS = 1.5;

  private ScaledNeighbours() {}

  /** How many nearest points must be known to choose k. */
  static int searchedFor(int k) {
    return k + (k + 1) / 2;
  }

  /** The k of each list that are nearest by scale, ordered as before. */
  static Neighbours of(Neighbours known, int k) {
    Neighbours nearest = known.first(k);
    return known.k() > k && hasHubs(nearest) ? chosen(known, k) : nearest;
  }

  /** Whether the variance of the numbers of lists that a point is in exceeds 1.5 K. */
  static boolean hasHubs(Neighbours nearest) {
    int[] lists = new int[nearest.n()];
    Arrays.stream(nearest.index()).filter(j -> j != Neighbours.NONE).forEach(j -> lists[j]++);
    double mean = Arrays.stream(lists).average().orElse(0);
    double variance =
        Arrays.stream(lists).mapToDouble(x -> (x - mean) * (x - mean)).sum() / lists.length;
    return variance > HUBS * mean;
  }

  /** The choice itself, whether there are hubs or not. */
  static Neighbours chosen(Neighbours known, int k) {
    int n = known.n();
    double[] sigma = new double[n];
    for (int i = 0; i < n; i++) {
      sigma[i] = KernelWidth.meanDistance(known, i, Math.min(k, known.count(i)));
    }
    int[] index = new int[n * k];
    double[] squared = new double[n * k];
    Arrays.fill(index, Neighbours.NONE);
    double[] scaled = new double[known.k()];
    for (int i = 0; i < n; i++) {
      int count = known.count(i);
      int start = i * known.k();
      for (int p = 0; p < count; p++) {
        scaled[p] =
            KernelWidth.exponent(known.squared()[start + p], sigma[known.index()[start + p]]);
      }
      int chosen = i * k;
      for (int p = 0; p < count; p++) {
        if (rank(scaled, count, p) < k) {
          index[chosen] = known.index()[start + p];
          squared[chosen] = known.squared()[start + p];
          chosen++;
        }
      }
    }
    return new Neighbours(n, k, index, squared);
  }

  /** How many of the values come before that at p; equal ones in their order, NaN last. */
  private static int rank(double[] values, int count, int p) {
    int before = 0;
    for (int q = 0; q < count; q++) {
      int order = Double.compare(values[q], values[p]);
      before += order < 0 || order == 0 && q < p ? 1 : 0;
    }
    return before;
  }
}
