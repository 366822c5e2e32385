package labeldiffusion.picture;

import java.util.Arrays;
import labeldiffusion.graph.SimilarityGraph;

/**
 * Nodes of a graph without coordinates: well connected ones lie together. The places are the second
 * and third eigenvectors of
 *
 * <pre>D^-1/2 (A + tau/n 1 1^T) D^-1/2,   D = diag(d_i + tau),   tau the mean degree</pre>
 *
 * divided by sqrt(d_i + tau); A and d count edges, because Gaussian weights differ so much that a
 * few would decide all. The faint edge tau/n between all pairs keeps small parts that hang on by a
 * thread, or do not hang together at all, from taking the whole picture (Amini et al. 2013). Of a
 * large sample the whole graph is used.
 */
public final class SpectralLayout {
  /** Multiply-adds the iteration may take. */
  private static final long MOST_WORK = 2_000_000_000L;

  private static final int MOST_STEPS = 2000;
  private static final double RANK_SHARE = 0.7;

  private SpectralLayout() {}

  /** Where the nodes of a drawing lie. */
  public static Layout of(Drawing drawing) {
    SimilarityGraph graph = drawing.graph();
    int n = graph.size();
    double tau = (double) graph.column().length / n;
    double[] root = new double[n]; // sqrt(d_i + tau), the first eigenvector but for its length
    for (int i = 0; i < n; i++) {
      root[i] = tau > 0 ? Math.sqrt(graph.rowStart()[i + 1] - graph.rowStart()[i] + tau) : 1;
    }
    double length = Math.sqrt(LeadingPair.product(root, root));
    double[] first = new double[n];
    for (int i = 0; i < n; i++) {
      first[i] = root[i] / length;
    }
    double faint = tau / n;
    double[] scaled = new double[n];
    int steps =
        (int) Math.min(MOST_STEPS, 20 + MOST_WORK / (2L * (graph.column().length + 6L * n)));
    LeadingPair pair =
        new LeadingPair((x, y) -> multiply(graph, root, faint, scaled, x, y), n, first, steps);
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
   * More rank than value: eigenvectors are large at a few nodes far from all others and nearly the
   * same at most of them, which would lie upon each other.
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

  /** y = (I + S) x, S the matrix above: its eigenvalues are S's, moved so that none is negative. */
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
