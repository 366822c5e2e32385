package labeldiffusion.graph;

/**
 * Gaussian weights of given edges: w_ij = exp(-||x_i - x_j||^2 / sigma_x) (Kim et al. 2015, Eq. 14)
 * for every edge (i, j), where N(i) in the definition of sigma_x is all nodes that i is joined to.
 * An edge whose length is not known, because one of its ends has no attributes, is neither strong
 * nor weak: it gets the mean of the known edges' weights, 1 if there are none.
 *
 * @param value w of each edge
 * @param unmeasured edges whose length is not known
 */
public record EdgeWeights(double[] value, KernelWidth width, int unmeasured) {

  /**
   * @param n number of nodes
   * @param squared squared length of each edge from {@code low} to {@code high}, NaN where it is
   *     not known
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
    return new EdgeWeights(value, width, unmeasured);
  }
}
