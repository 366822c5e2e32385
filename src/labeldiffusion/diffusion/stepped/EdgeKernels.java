package labeldiffusion.diffusion.stepped;

import labeldiffusion.graph.EdgePositions;
import labeldiffusion.graph.SimilarityGraph;

/**
 * Loops over the edges of a range of rows. They read and write arrays only and return what their
 * rows contribute to a sum; the caller combines the ranges. So they also run on a part of a graph
 * whose neighbours in other parts are present as additional (ghost) rows of F.
 */
final class EdgeKernels {
  private final SimilarityGraph graph;
  private final int classes;

  EdgeKernels(SimilarityGraph graph, int classes) {
    this.graph = graph;
    this.classes = classes;
  }

  /** sigma_f^2 = relative * (mean of w_ij ||F_i - F_j||^2 over the edges). */
  static double sigmaF2(double relative, double sumOfSquaredGradients, long edges) {
    double mean = edges == 0 ? 0 : sumOfSquaredGradients / edges;
    // at least MIN_VALUE: 0 / MIN_VALUE = 0, so a constant F has q = 1 rather than NaN
    return Math.max(relative * mean, Double.MIN_VALUE);
  }

  /** The sum of w_ij ||F_i - F_j||^2 over the edges whose lower node is in the range. */
  double sumSquaredGradients(double[] F, int from, int to) {
    double sum = 0;
    for (int i = from; i < to; i++) {
      for (int e = graph.edgeStart()[i]; e < graph.edgeStart()[i + 1]; e++) {
        int p = graph.forward()[e];
        sum += graph.weight()[p] * squaredDifference(F, i, graph.column()[p]);
      }
    }
    return sum;
  }

  /**
   * q_ij = exp(-w_ij ||F_i - F_j||^2 / sigma_f^2) of the edges whose lower node is in the range,
   * written to both positions of the edge. O(c) and one exponential per edge.
   */
  void fillQ(EdgePositions edges, double[] F, double sigmaF2, double[] q, int from, int to) {
    int[] edgeStart = edges.start();
    int[] forward = edges.forward();
    int[] backward = edges.backward();
    for (int i = from; i < to; i++) {
      for (int e = edgeStart[i]; e < edgeStart[i + 1]; e++) {
        int p = forward[e];
        double value = q(F, sigmaF2, i, p);
        q[p] = value;
        q[backward[e]] = value;
      }
    }
  }

  /** q_ij of the entry at position p of row i, with the same bits in both rows of an edge. */
  double q(double[] F, double sigmaF2, int i, int p) {
    return Math.exp(-graph.weight()[p] * squaredDifference(F, i, graph.column()[p]) / sigmaF2);
  }

  /** sum_j v_ij ||F_i - F_j||: how much row i can move on weights v. */
  double movement(double[] F, double[] v, int i) {
    double sum = 0;
    for (int p = graph.rowStart()[i]; p < graph.rowStart()[i + 1]; p++) {
      sum += v[p] * Math.sqrt(squaredDifference(F, i, graph.column()[p]));
    }
    return sum;
  }

  /** ||F_i - F_j||^2 over the classes. */
  double squaredDifference(double[] F, int i, int j) {
    double sum = 0;
    for (int a = i * classes, b = j * classes, end = a + classes; a < end; a++, b++) {
      double difference = F[a] - F[b];
      sum += difference * difference;
    }
    return sum;
  }
}
