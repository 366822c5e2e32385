package labeldiffusion.picture;

import labeldiffusion.graph.SimilarityGraph;

/**
 * Nodes of a graph without coordinates: well connected ones lie together. The places are the second and third eigenvectors
 * of
 * <pre>D^-1/2 (W + tau/n 1 1^T) D^-1/2,   D = diag(d_i + tau),   tau the mean degree</pre>
 * divided by sqrt(d_i + tau). The faint edge tau/n between all pairs keeps small parts that hang on by a thread, or do not
 * hang together at all, from taking the whole picture (Amini et al. 2013). Of a large sample the whole graph is used.
 */
public final class SpectralLayout {
  /** Multiply-adds the iteration may take. */
  private static final long MOST_WORK = 2_000_000_000L;
  private static final int MOST_STEPS = 2000;

  private SpectralLayout() { }

  /** Where the nodes of a drawing lie. */
  public static Layout of(Drawing drawing) {
    SimilarityGraph graph = drawing.graph();
    int n = graph.size();
    double tau = 0;
    for (double degree : graph.degree()) {
      tau += degree / n;
    }
    double[] root = new double[n]; // sqrt(d_i + tau), the first eigenvector but for its length
    for (int i = 0; i < n; i++) {
      root[i] = tau > 0 ? Math.sqrt(graph.degree()[i] + tau) : 1;
    }
    double length = Math.sqrt(LeadingPair.product(root, root));
    double[] first = new double[n];
    for (int i = 0; i < n; i++) {
      first[i] = root[i] / length;
    }
    double faint = tau / n;
    double[] scaled = new double[n];
    int steps = (int) Math.min(MOST_STEPS, 20 + MOST_WORK / (2L * (graph.column().length + 6L * n)));
    LeadingPair pair = new LeadingPair((x, y) -> multiply(graph, root, faint, scaled, x, y), n, first, steps);
    double[] x = new double[drawing.size()];
    double[] y = new double[drawing.size()];
    for (int v = 0; v < drawing.size(); v++) {
      int i = drawing.nodes()[v];
      x[v] = pair.first[i] / root[i];
      y[v] = pair.second[i] / root[i];
    }
    return Layout.ofColumns(x, y);
  }

  /** y = (I + S) x, S the matrix above: its eigenvalues are S's, moved so that none is negative. */
  private static void multiply(SimilarityGraph graph, double[] root, double faint, double[] scaled, double[] x, double[] y) {
    double sum = 0;
    for (int i = 0; i < x.length; i++) {
      scaled[i] = x[i] / root[i];
      sum += scaled[i];
    }
    for (int i = 0; i < x.length; i++) {
      double flow = faint * sum;
      for (int p = graph.rowStart()[i]; p < graph.rowStart()[i + 1]; p++) {
        flow += graph.weight()[p] * scaled[graph.column()[p]];
      }
      y[i] = x[i] + flow / root[i];
    }
  }
}
