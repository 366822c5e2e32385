package labeldiffusion.graph;

/**
 * The weights of given edges.
 *
 * @param value w of each edge
 * @param origin where they come from
 */
public record EdgeWeights(double[] value, EdgeOrigin origin) {

  /** Weights that were given with the edges. */
  public static EdgeWeights given(double[] value) {
    return new EdgeWeights(value, new EdgeOrigin.Given());
  }

  /**
   * Gaussian weights w_ij = exp(-||x_i - x_j||^2 / sigma_x) (Kim et al. 2015, Eq. 14). In the
   * definition of sigma_x, N(i) is the set of all nodes joined to i. The length of an edge is
   * unknown if one of its ends has no attributes; such an edge gets the mean weight of the other
   * edges, or 1 if there are no others.
   *
   * @param n number of nodes
   * @param squared squared length of each edge from {@code low} to {@code high}, NaN where unknown
   */
  public static EdgeWeights of(GraphSpec spec, int n, int[] low, int[] high, double[] squared) {
    KernelWidth width = KernelWidth.ofEdges(spec, n, low, high, squared);
    double[] value = new double[squared.length];
    double sum = 0;
    int unmeasured = 0;
    for (int e = 0; e < value.length; e++) {
      if (Double.isNaN(squared[e])) {
        unmeasured++;
      } else {
        value[e] = width.weight(squared[e], low[e], high[e]);
        sum += value[e];
      }
    }
    double mean = unmeasured == value.length ? 1 : sum / (value.length - unmeasured);
    for (int e = 0; e < value.length; e++) {
      value[e] = Double.isNaN(squared[e]) ? mean : value[e];
    }
    return new EdgeWeights(
        value, new EdgeOrigin.Weighted(width.typical(), width.isLocal(), unmeasured));
  }
}
