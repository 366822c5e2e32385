package labeldiffusion.picture;

import java.util.Arrays;
import labeldiffusion.graph.SimilarityGraph;

/**
 * Places the nodes of a graph without coordinates so that well-connected nodes are close to each
 * other. The coordinates are the second and third eigenvectors of
 *
 * <pre>D^-1/2 (A + tau/n 1 1^T) D^-1/2,   D = diag(d_i + tau),   tau the mean degree</pre>
 *
 * divided by sqrt(d_i + tau). A and d count edges, because Gaussian weights differ so much that a
 * few of them would determine everything. The faint edge tau/n between all pairs keeps small parts
 * with weak or no connections from dominating the picture (Amini et al. 2013). If only a sample of
 * the nodes is drawn, the whole graph is still used.
 */
public final class SpectralLayout {
  /** Limit on the multiply-adds of the iteration. */
  private static final long MOST_WORK = 2_000_000_000L;

  private static final int MOST_STEPS = 2000;
  private static final double RANK_SHARE = 0.7;

  private SpectralLayout() {}

  /** The places of the nodes of a drawing. */
  public static Layout of(Drawing drawing) {
    SimilarityGraph graph = drawing.graph();
    int n = graph.size();
    double tau = (double) graph.column().length / n;
    double[] root = new double[n]; // sqrt(d_i + tau), a multiple of the first eigenvector
    for (int i = 0; i < n; i++) {
      root[i] = tau > 0 ? Math.sqrt(graph.rowStart()[i + 1] - graph.rowStart()[i] + tau) : 1;
    }
    double length = Math.sqrt(LeadingEigenvectors.product(root, root));
    double[] first = new double[n];
    for (int i = 0; i < n; i++) {
      first[i] = root[i] / length;
    }
    double faint = tau / n;
    double[] scaled = new double[n];
    int steps =
        (int) Math.min(MOST_STEPS, 20 + MOST_WORK / (2L * (graph.column().length + 6L * n)));
    LeadingEigenvectors pair =
        new LeadingEigenvectors(
            (x, y) -> multiply(graph, root, faint, scaled, x, y), n, first, steps);
    double[] x = new double[drawing.size()];
    double[] y = new double[drawing.size()];
    for (int v = 0; v < drawing.size(); v++) {
      int i = drawing.nodes()[v];
      x[v] = pair.first[i] / root[i];
      y[v] = pair.second[i] / root[i];
    }
    return Layout.ofColumns(spread(x), spread(y));
  }

  /**
   * A mean of rank and value, with more weight on the rank. Eigenvectors are large at a few remote
   * nodes and nearly equal at most others, which would be drawn on top of each other.
   */
  private static double[] spread(double[] values) {
    int n = values.length;
    double[] sorted = values.clone();
    Arrays.sort(sorted);
    double range = n == 0 ? 0 : sorted[n - 1] - sorted[0];
    double[] spread = new double[n];
    for (int v = 0; v < n; v++) {
      int low = Arrays.binarySearch(sorted, values[v]);
      spread[v] =
          RANK_SHARE * low / n
              + (range > 0 ? (1 - RANK_SHARE) * (values[v] - sorted[0]) / range : 0);
    }
    return spread;
  }

  /** y = (I + S) x, S the matrix above; adding I makes all eigenvalues non-negative. */
  private static void multiply(
      SimilarityGraph graph, double[] root, double faint, double[] scaled, double[] x, double[] y) {
    double sum = 0;
    for (int i = 0; i < x.length; i++) {
      scaled[i] = x[i] / root[i];
      sum += scaled[i];
    }
    for (int i = 0; i < x.length; i++) {
      double flow = faint * sum;
      for (int p = graph.rowStart()[i]; p < graph.rowStart()[i + 1]; p++) {
        flow += scaled[graph.column()[p]];
      }
      y[i] = x[i] + flow / root[i];
    }
  }
}
