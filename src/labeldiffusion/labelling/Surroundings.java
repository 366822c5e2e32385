package labeldiffusion.labelling;

import labeldiffusion.graph.SimilarityGraph;
import labeldiffusion.parallel.Workers;

/**
 * How much of a quantity u lies around each node: u after H steps of a lazy random walk that
 * carries it along,
 *
 * <pre>r = M^H u,   M = (I + W D^-1) / 2,   H = 2</pre>
 *
 * M keeps the total. Nodes in the middle of a region gather its quantity; outliers, to which few
 * edges lead, gather little.
 */
final class Surroundings {
  private static final int STEPS = 2;

  private Surroundings() {}

  static double[] of(SimilarityGraph graph, double[] u) {
    double[] r = u.clone();
    for (int t = 0; t < STEPS; t++) {
      r = step(graph, r);
    }
    return r;
  }

  /** (u_i + sum_j w_ij u_j / d_j) / 2. */
  private static double[] step(SimilarityGraph graph, double[] u) {
    double[] next = new double[u.length];
    for (int i = 0; i < u.length; i++) {
      Workers.stopIfInterrupted(i);
      double sum = 0;
      for (int p = graph.rowStart()[i]; p < graph.rowStart()[i + 1]; p++) {
        int j = graph.column()[p];
        double w = graph.weight()[p];
        sum += w > 0 ? w / graph.degree()[j] * u[j] : 0;
      }
      next[i] = (u[i] + sum) / 2;
    }
    return next;
  }
}
