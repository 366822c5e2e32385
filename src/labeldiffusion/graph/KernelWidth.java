package labeldiffusion.graph;

import java.io.Serializable;
import java.util.Arrays;
import labeldiffusion.neighbours.Neighbours;

/**
 * The width sigma_x of w_ij = exp(-||x_i - x_j||^2 / sigma_x) (Kim et al. 2015, Eq. 14). The paper
 * leaves sigma_x open as a hyper-parameter; {@link WidthRule} lists our readings.
 */
public abstract sealed class KernelWidth implements Serializable {
  private static final long serialVersionUID = 1L;

  private final double typical;

  private KernelWidth(double typical) {
    this.typical = typical;
  }

  /** The width by the distances of every point to its neighbours. */
  public static KernelWidth of(GraphSpec spec, Neighbours neighbours) {
    if (spec.rule() == WidthRule.FIXED) {
      return new Uniform(spec.fixedWidth());
    }
    double[] mean = new double[neighbours.n()];
    double sum = 0;
    long count = 0;
    for (int i = 0; i < mean.length; i++) {
      mean[i] = meanDistance(neighbours, i);
      sum += mean[i] * neighbours.count(i);
      count += neighbours.count(i);
    }
    return of(spec.rule(), mean, sum, count);
  }

  /** One sigma_x for all edges. */
  public static KernelWidth uniform(double width) {
    return new Uniform(width);
  }

  /**
   * The width by the lengths of given edges: N(i) is the set of all nodes joined to i. Edges whose
   * squared length is NaN do not count.
   */
  static KernelWidth ofEdges(GraphSpec spec, int n, int[] low, int[] high, double[] squared) {
    if (spec.rule() == WidthRule.FIXED) {
      return new Uniform(spec.fixedWidth());
    }
    double[] mean = new double[n];
    int[] degree = new int[n];
    double sum = 0;
    long count = 0;
    for (int e = 0; e < squared.length; e++) {
      if (!Double.isNaN(squared[e])) {
        double distance = Math.sqrt(squared[e]);
        mean[low[e]] += distance;
        mean[high[e]] += distance;
        degree[low[e]]++;
        degree[high[e]]++;
        sum += distance;
        count++;
      }
    }
    for (int i = 0; i < n; i++) {
      mean[i] /= Math.max(1, degree[i]);
    }
    return of(spec.rule(), mean, sum, count);
  }

  private static KernelWidth of(WidthRule rule, double[] meanOfNode, double sum, long count) {
    double mean = count == 0 ? 0 : sum / count;
    if (Double.isInfinite(mean)) {
      throw new IllegalArgumentException(
          "distances between rows must be finite numbers, but the attributes' values are too large"
              + " for that");
    }
    return rule == WidthRule.GLOBAL ? new Uniform(mean * mean) : new Local(mean * mean, meanOfNode);
  }

  /** Mean distance of i to N(i). */
  private static double meanDistance(Neighbours neighbours, int i) {
    return meanDistance(neighbours, i, neighbours.count(i));
  }

  /** Mean distance of i to the first of N(i). */
  static double meanDistance(Neighbours neighbours, int i, int count) {
    double sum = 0;
    for (int p = i * neighbours.k(); p < i * neighbours.k() + count; p++) {
      sum += Math.sqrt(neighbours.squared()[p]);
    }
    return count == 0 ? 0 : sum / count;
  }

  /** sigma_x; if it is local, the value it would have as one number for all edges. */
  public final double typical() {
    return typical;
  }

  /** Whether sigma_x differs from edge to edge. */
  public abstract boolean isLocal();

  /**
   * This width for weights that are divided by p_j^a at the end j; p_i^a of a new point is a factor
   * common to all its weights.
   *
   * @param density p_j
   */
  final KernelWidth dividedByDensity(double[] density, double a) {
    return new Divided(
        this,
        Arrays.stream(density).map(p -> a * Math.log(Math.max(p, Double.MIN_NORMAL))).toArray());
  }

  /** The widths for nodes renumbered so that new node v is old node order[v]. */
  public abstract KernelWidth inOrder(int[] order);

  /** sigma_x of the edge between i and j. */
  abstract double between(int i, int j);

  /** sigma_x between node j and a new point at the given mean distance to its neighbours. */
  abstract double toNewPoint(double meanDistance, int j);

  /** The logarithm of what the weights of a new point to node j are divided by. */
  double logDivisor(int j) {
    return 0;
  }

  /**
   * w_ij of two nodes at this squared distance. Subnormal weights, which lack full precision, are
   * set to 0.
   */
  public final double weight(double squared, int i, int j) {
    double weight = Math.exp(-exponent(squared, between(i, j)));
    return weight < Double.MIN_NORMAL ? 0 : weight;
  }

  /**
   * The weights of a new point to its nearest nodes, up to a common factor. The factor makes the
   * largest weight 1, so that a point far from all others still has neighbours.
   */
  public final double[] weightsOfNewPoint(Neighbours nearest) {
    double own = meanDistance(nearest, 0);
    double[] weights = new double[nearest.k()];
    double least = Double.POSITIVE_INFINITY;
    for (int p = 0; p < weights.length; p++) {
      int j = nearest.index()[p];
      weights[p] = exponent(nearest.squared()[p], toNewPoint(own, j)) + logDivisor(j);
      least = Math.min(least, weights[p]);
    }
    for (int p = 0; p < weights.length; p++) {
      weights[p] = least == Double.POSITIVE_INFINITY ? 1 : Math.exp(least - weights[p]);
    }
    return weights;
  }

  /** squared / sigma; 0 for coincident points, which have w = 1 even if the width is 0. */
  static double exponent(double squared, double sigma) {
    return squared == 0 ? 0 : squared / sigma;
  }

  /** One sigma_x for all edges. */
  private static final class Uniform extends KernelWidth {
    private static final long serialVersionUID = 1L;

    Uniform(double width) {
      super(width);
    }

    @Override
    public boolean isLocal() {
      return false;
    }

    @Override
    public KernelWidth inOrder(int[] order) {
      return this;
    }

    @Override
    double between(int i, int j) {
      return typical();
    }

    @Override
    double toNewPoint(double meanDistance, int j) {
      return typical();
    }
  }

  /** sigma_x = sigma_i sigma_j, where sigma_i is the mean distance of i to its neighbours. */
  private static final class Local extends KernelWidth {
    private static final long serialVersionUID = 1L;

    private final double[] sigma;

    Local(double typical, double[] sigma) {
      super(typical);
      this.sigma = sigma;
    }

    @Override
    public boolean isLocal() {
      return true;
    }

    @Override
    public KernelWidth inOrder(int[] order) {
      return new Local(typical(), Arrays.stream(order).mapToDouble(i -> sigma[i]).toArray());
    }

    @Override
    double between(int i, int j) {
      return sigma[i] * sigma[j];
    }

    @Override
    double toNewPoint(double meanDistance, int j) {
      return meanDistance * sigma[j];
    }
  }

  /** The width of weights that are divided by a power of the density. */
  private static final class Divided extends KernelWidth {
    private static final long serialVersionUID = 1L;

    private final KernelWidth width;

    /** a log p_j. */
    private final double[] logDivisor;

    Divided(KernelWidth width, double[] logDivisor) {
      super(width.typical());
      this.width = width;
      this.logDivisor = logDivisor;
    }

    @Override
    public boolean isLocal() {
      return width.isLocal();
    }

    @Override
    public KernelWidth inOrder(int[] order) {
      return new Divided(
          width.inOrder(order), Arrays.stream(order).mapToDouble(i -> logDivisor[i]).toArray());
    }

    @Override
    double between(int i, int j) {
      return width.between(i, j);
    }

    @Override
    double toNewPoint(double meanDistance, int j) {
      return width.toNewPoint(meanDistance, j);
    }

    @Override
    double logDivisor(int j) {
      return logDivisor[j];
    }
  }
}
