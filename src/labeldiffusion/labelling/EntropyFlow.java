package labeldiffusion.labelling;

import labeldiffusion.graph.SimilarityGraph;
import labeldiffusion.parallel.Workers;

/**
 * Diffuses a quantity g of the nodes by H explicit steps, M = (I - delta L)^H, with the
 * unnormalised Laplacian L of the weights gamma_ij over mutual neighbours: the total of g stays,
 * and outliers, which are in nobody's list, keep theirs to themselves (Kim 2025).
 */
final class EntropyFlow {
  private static final int STEPS = 5;
  private static final double DELTA = 0.1;

  private final SimilarityGraph graph;
  private final double[] gamma;

  /**
   * @param g the quantity that the conductances gamma are made of
   */
  EntropyFlow(SimilarityGraph graph, double[] g) {
    this.graph = graph;
    gamma = new double[graph.column().length];
    double[] ones = mutual();
    double[] change = laplacian(ones, g);
    double sum = 0;
    int count = 0;
    for (int e = 0; e < graph.edgeCount(); e++) {
      int p = graph.forward()[e];
      if (ones[p] > 0) {
        sum += squaredDifference(change, e);
        count++;
      }
    }
    double s = sum > 0 ? sum / count : 1;
    for (int e = 0; e < graph.edgeCount(); e++) {
      int p = graph.forward()[e];
      double value = ones[p] * Math.exp(-squaredDifference(change, e) / s);
      gamma[p] = value;
      gamma[graph.backward()[e]] = value;
    }
  }

  private double squaredDifference(double[] x, int e) {
    double d = x[graph.column()[graph.backward()[e]]] - x[graph.column()[graph.forward()[e]]];
    return d * d;
  }

  /** 1 for edges between mutual neighbours, 0 for others, by position. */
  private double[] mutual() {
    double[] ones = new double[graph.column().length];
    for (int e = 0; e < graph.edgeCount(); e++) {
      int p = graph.forward()[e];
      int r = graph.backward()[e];
      boolean isMutual =
          p < graph.neighbourEnd()[graph.column()[r]]
              && r < graph.neighbourEnd()[graph.column()[p]];
      ones[p] = isMutual && graph.weight()[p] > 0 ? 1 : 0;
      ones[r] = ones[p];
    }
    return ones;
  }

  /** [L x]_i = sum_j gamma_ij (x_i - x_j). */
  private double[] laplacian(double[] weight, double[] x) {
    double[] y = new double[x.length];
    for (int i = 0; i < x.length; i++) {
      Workers.stopIfInterrupted(i);
      for (int p = graph.rowStart()[i]; p < graph.rowStart()[i + 1]; p++) {
        y[i] += weight[p] * (x[i] - x[graph.column()[p]]);
      }
    }
    return y;
  }

  /** M g. */
  double[] diffused(double[] g) {
    double[] x = g.clone();
    for (int t = 0; t < STEPS; t++) {
      double[] Lx = laplacian(gamma, x);
      for (int i = 0; i < x.length; i++) {
        x[i] -= DELTA * Lx[i];
      }
    }
    return x;
  }
}
