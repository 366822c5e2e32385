package labeldiffusion.labelling;

import java.util.Arrays;
import labeldiffusion.graph.SimilarityGraph;
import labeldiffusion.parallel.Workers;

/**
 * The diffusion of entropies g between mutual neighbours (after Kim 2025),
 *
 * <pre>
 * M = A^5,   A = I - delta L,   [L x]_i = sum_j gamma_ij (x_i - x_j)
 * gamma_ij = exp(-(c_i - c_j)^2 / s),   c_i = sum_j (g_i - g_j),   s = mean (c_i - c_j)^2
 * </pre>
 *
 * over pairs that are in each other's lists N. The Laplacian is not normalised, so the total stays,
 * and outliers, which are in nobody's list, have no part in it. delta is 0.1, less if a node has so
 * many mutual neighbours that the steps would be unstable.
 */
final class EntropyFlow {
  private static final double DELTA = 0.1;
  private static final int STEPS = 5;

  private final SimilarityGraph graph;

  /** delta gamma_ij, by position. */
  private final double[] rate;

  EntropyFlow(SimilarityGraph graph, double[] g) {
    this.graph = graph;
    double[] mutual = mutual();
    double[] change = laplacian(mutual, g); // c
    double sum = 0;
    double pairs = 0;
    for (int e = 0; e < graph.edgeCount(); e++) {
      sum += mutual[graph.forward()[e]] * squaredDifference(change, e);
      pairs += mutual[graph.forward()[e]];
    }
    double s = sum > 0 ? sum / pairs : 1;
    double most = Arrays.stream(graph.matrix().withValues(mutual).rowSums()).max().orElse(0);
    double delta = Math.min(DELTA, 0.5 / Math.max(1, most));
    rate = mutual;
    for (int e = 0; e < graph.edgeCount(); e++) {
      int p = graph.forward()[e];
      rate[p] *= delta * Math.exp(-squaredDifference(change, e) / s);
      rate[graph.backward()[e]] = rate[p];
    }
  }

  private double squaredDifference(double[] x, int e) {
    double d = x[graph.column()[graph.backward()[e]]] - x[graph.column()[graph.forward()[e]]];
    return d * d;
  }

  /** 1 for pairs in each other's lists, 0 for other edges, by position. */
  private double[] mutual() {
    double[] ones = new double[graph.column().length];
    for (int e = 0; e < graph.edgeCount(); e++) {
      int p = graph.forward()[e];
      int r = graph.backward()[e];
      int low = graph.column()[r];
      int high = graph.column()[p];
      boolean isMutual = p < graph.neighbourEnd()[low] && r < graph.neighbourEnd()[high];
      ones[p] = isMutual && graph.weight()[p] > 0 ? 1 : 0;
      ones[r] = ones[p];
    }
    return ones;
  }

  /** sum_j v_ij (x_i - x_j). */
  private double[] laplacian(double[] v, double[] x) {
    double[] y = new double[x.length];
    for (int i = 0; i < x.length; i++) {
      Workers.stopIfInterrupted(i);
      for (int p = graph.rowStart()[i]; p < graph.rowStart()[i + 1]; p++) {
        y[i] += v[p] * (x[i] - x[graph.column()[p]]);
      }
    }
    return y;
  }

  /** M g. */
  double[] diffused(double[] g) {
    double[] x = g.clone();
    for (int t = 0; t < STEPS; t++) {
      double[] flow = laplacian(rate, x);
      for (int i = 0; i < x.length; i++) {
        x[i] -= flow[i];
      }
    }
    return x;
  }

  /** The diagonal of M: A is symmetric, so M_ii = (A^2 e_i) . (A^3 e_i). */
  double[] diagonal() {
    double[] diagonal = new double[graph.size()];
    Spot spot = new Spot();
    for (int i = 0; i < diagonal.length; i++) {
      Workers.stopIfInterrupted(i);
      diagonal[i] = spot.diagonal(i);
    }
    return diagonal;
  }

  /** Powers of A applied to a unit vector, which has few entries other than 0. */
  private final class Spot {
    private final double[] x = new double[graph.size()];
    private final double[] y = new double[graph.size()];
    private final int[] touched = new int[graph.size()];
    private final boolean[] isTouched = new boolean[graph.size()];
    private int count;

    double diagonal(int i) {
      touch(i);
      x[i] = 1;
      step();
      step();
      int twoSteps = count;
      double[] two = new double[twoSteps];
      for (int m = 0; m < twoSteps; m++) {
        two[m] = x[touched[m]];
      }
      step();
      double sum = 0;
      for (int m = 0; m < twoSteps; m++) {
        sum += two[m] * x[touched[m]];
      }
      clear();
      return sum;
    }

    /** x <- A x. */
    private void step() {
      int old = count;
      for (int m = 0; m < old; m++) {
        int i = touched[m];
        for (int p = graph.rowStart()[i]; p < graph.rowStart()[i + 1]; p++) {
          if (rate[p] > 0) {
            int j = graph.column()[p];
            touch(j);
            double flow = rate[p] * x[i];
            y[j] += flow;
            y[i] -= flow;
          }
        }
      }
      for (int m = 0; m < count; m++) {
        x[touched[m]] += y[touched[m]];
        y[touched[m]] = 0;
      }
    }

    private void touch(int i) {
      if (!isTouched[i]) {
        isTouched[i] = true;
        touched[count++] = i;
      }
    }

    private void clear() {
      for (int m = 0; m < count; m++) {
        x[touched[m]] = 0;
        isTouched[touched[m]] = false;
      }
      count = 0;
    }
  }
}
