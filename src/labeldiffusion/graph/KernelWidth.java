package labeldiffusion.graph;

import java.io.Serializable;
import java.util.Arrays;
import labeldiffusion.neighbours.Neighbours;

/**
 * sigma_x of w_ij = exp(-||x_i - x_j||^2 / sigma_x) (Kim et al. 2015, Eq. 14). The paper leaves
 * sigma_x open as a hyper-parameter; {@link WidthRule} says which readings there are.
 */
public final class KernelWidth implements Serializable {
  private static final long serialVersionUID = 1L;

  private final double width;

  /** sigma_i of LOCAL, where sigma_x is sigma_i sigma_j; else null. */
  private final double[] local;

  private KernelWidth(double width, double[] local) {
    this.width = width;
    this.local = local;
  }

  public static KernelWidth of(GraphSpec spec, Neighbours neighbours) {
    if (spec.scale() == WidthRule.FIXED) {
      return new KernelWidth(spec.fixedWidth(), null);
    }
    double[] local = new double[neighbours.n()];
    double sum = 0;
    long count = 0;
    for (int i = 0; i < local.length; i++) {
      local[i] = meanDistance(neighbours, i);
      sum += local[i] * neighbours.count(i);
      count += neighbours.count(i);
    }
    return of(spec.scale(), local, sum, count);
  }

  /**
   * The same for given edges, N(i) being all nodes that i is joined to; edges whose squared length
   * is NaN do not count.
   */
  static KernelWidth ofEdges(GraphSpec spec, int n, int[] low, int[] high, double[] squared) {
    if (spec.scale() == WidthRule.FIXED) {
      return new KernelWidth(spec.fixedWidth(), null);
    }
    double[] local = new double[n];
    int[] degree = new int[n];
    double sum = 0;
    long count = 0;
    for (int e = 0; e < squared.length; e++) {
      if (!Double.isNaN(squared[e])) {
        double distance = Math.sqrt(squared[e]);
        local[low[e]] += distance;
        local[high[e]] += distance;
        degree[low[e]]++;
        degree[high[e]]++;
        sum += distance;
        count++;
      }
    }
    for (int i = 0; i < n; i++) {
      local[i] /= Math.max(1, degree[i]);
    }
    return of(spec.scale(), local, sum, count);
  }

  private static KernelWidth of(WidthRule scale, double[] local, double sum, long count) {
    double mean = count == 0 ? 0 : sum / count;
    if (Double.isInfinite(mean)) {
      throw new IllegalArgumentException(
          "distances between rows must be finite numbers, but the attributes' values are too large"
              + " for that");
    }
    return new KernelWidth(mean * mean, scale == WidthRule.LOCAL ? local : null);
  }

  /** Mean distance of i to N(i). */
  private static double meanDistance(Neighbours neighbours, int i) {
    double sum = 0;
    int count = neighbours.count(i);
    for (int p = i * neighbours.k(); p < i * neighbours.k() + count; p++) {
      sum += Math.sqrt(neighbours.squared()[p]);
    }
    return count == 0 ? 0 : sum / count;
  }

  /** The same for nodes renumbered so that new node v is old node order[v]. */
  public KernelWidth inOrder(int[] order) {
    return local == null
        ? this
        : new KernelWidth(width, Arrays.stream(order).mapToDouble(i -> local[i]).toArray());
  }

  /** sigma_x; for LOCAL what it would be if it were one number. */
  public double typical() {
    return width;
  }

  public boolean isLocal() {
    return local != null;
  }

  /**
   * w_ij of two nodes at this squared distance. Weights too small for full precision count as none.
   */
  double weight(double squared, int i, int j) {
    double weight = Math.exp(-exponent(squared, local == null ? width : local[i] * local[j]));
    return weight < Double.MIN_NORMAL ? 0 : weight;
  }

  /**
   * The weights of a new point to its nearest nodes, up to a common factor. The factor makes the
   * largest one 1, so that a point far from all others still has neighbours.
   */
  public double[] weightsOfNewPoint(Neighbours nearest) {
    double own = meanDistance(nearest, 0);
    double[] weights = new double[nearest.k()];
    double least = Double.POSITIVE_INFINITY;
    for (int p = 0; p < weights.length; p++) {
      double sigma = local == null ? width : own * local[nearest.index()[p]];
      weights[p] = exponent(nearest.squared()[p], sigma);
      least = Math.min(least, weights[p]);
    }
    for (int p = 0; p < weights.length; p++) {
      weights[p] = least == Double.POSITIVE_INFINITY ? 1 : Math.exp(least - weights[p]);
    }
    return weights;
  }

  /** squared / sigma; coincident points have w = 1 even where the width is 0. */
  private static double exponent(double squared, double sigma) {
    return squared == 0 ? 0 : squared / sigma;
  }
}
