package labeldiffusion.diffusion.stepped;

import labeldiffusion.graph.SimilarityGraph;
import labeldiffusion.points.Points;

/** Estimates the dimension of the surface that the points lie on. */
final class TangentDimension {
  private TangentDimension() {}

  /**
   * The estimate of Levina and Bickel (2005), with inverses averaged as MacKay and Ghahramani
   * (2005) propose,
   *
   * <pre>1 / m = mean over i and k in N(i) of log(T_i / ||x_k - x_i||),   T_i = the largest length
   * </pre>
   *
   * rounded, but at most {@link #most}: the tensor of a node must have fewer parameters than its
   * neighbourhood has values, or it would follow every single one.
   */
  static int estimate(DiffusivityContext context) {
    SimilarityGraph graph = context.graph();
    double[] counts = new double[context.blocks().count()];
    double[] sums = new double[counts.length];
    context.runBlocks(
        (b, from, to) -> {
          for (int i = from; i < to; i++) {
            counts[b] += Math.max(0, graph.neighbourEnd()[i] - graph.rowStart()[i] - 1);
            sums[b] += logarithms(graph, i);
          }
        });
    double count = 0;
    double sum = 0;
    for (int b = 0; b < counts.length; b++) {
      count += counts[b];
      sum += sums[b];
    }
    int most = most(largestNeighbourhood(graph));
    return sum > 0 ? (int) Math.max(1, Math.min(most, Math.round(count / sum))) : 1;
  }

  /**
   * The largest m from 1 to {@link ConsistentDiffusivity#MOST_DIMENSIONS} with m (m+1) / 2 &lt; k.
   */
  static int most(int k) {
    int m = 1;
    while (m < ConsistentDiffusivity.MOST_DIMENSIONS && (m + 1) * (m + 2) / 2 < k) {
      m++;
    }
    return m;
  }

  /** The size of the largest N(i). */
  static int largestNeighbourhood(SimilarityGraph graph) {
    int most = 0;
    for (int i = 0; i < graph.size(); i++) {
      most = Math.max(most, graph.neighbourEnd()[i] - graph.rowStart()[i]);
    }
    return most;
  }

  /** sum_k log(T_i / ||x_k - x_i||); coincident points say nothing and count as the largest. */
  private static double logarithms(SimilarityGraph graph, int i) {
    Points points = graph.points();
    double largest = 0;
    for (int p = graph.rowStart()[i]; p < graph.neighbourEnd()[i]; p++) {
      largest = Math.max(largest, points.squaredDistance(i, points, graph.column()[p]));
    }
    double sum = 0;
    for (int p = graph.rowStart()[i]; p < graph.neighbourEnd()[i]; p++) {
      double squared = points.squaredDistance(i, points, graph.column()[p]);
      sum += squared > 0 ? 0.5 * Math.log(largest / squared) : 0;
    }
    return sum;
  }
}
