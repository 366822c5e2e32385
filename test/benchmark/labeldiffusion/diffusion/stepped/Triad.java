package labeldiffusion.diffusion.stepped;

import labeldiffusion.benchmark.Measure;
import labeldiffusion.graph.SimilarityGraph;
import labeldiffusion.parallel.Blocks;
import labeldiffusion.parallel.Workers;

/**
 * The bandwidth of memory, a = b + s c over arrays larger than any cache, and the time that a step
 * would take if it did nothing but move each of its bytes once.
 */
final class Triad {
  private static final int LENGTH = 1 << 24;
  private static final int ROUNDS = 12;

  private Triad() {}

  /** Bytes per second, the best of some rounds. */
  static double bandwidth(Workers workers) {
    double[] a = new double[LENGTH];
    double[] b = new double[LENGTH];
    double[] c = new double[LENGTH];
    double best = Double.POSITIVE_INFINITY;
    for (int round = 0; round < ROUNDS; round++) {
      Measure measure = new Measure();
      workers.run(
          Blocks.ofRows(LENGTH, 1),
          (from, to) -> {
            for (int i = from; i < to; i++) {
              a[i] = b[i] + 3 * c[i];
            }
          });
      best = Math.min(best, measure.seconds());
    }
    return 24.0 * LENGTH / best;
  }

  /** Weights and columns of the entries, starts of the rows, scores read and written once. */
  static double isotropicBytes(SimilarityGraph graph, int c) {
    return 12.0 * graph.column().length + graph.size() * (4 + 16.0 * c);
  }

  /**
   * What an isotropic step moves, the scores and columns for q, and q and the new weights written
   * and read. The lists of triangles and pairs are not counted: they differ from rule to rule.
   */
  static double anisotropicBytes(SimilarityGraph graph, int c) {
    return isotropicBytes(graph, c) + (4.0 + 32) * graph.column().length + 8.0 * c * graph.size();
  }
}
