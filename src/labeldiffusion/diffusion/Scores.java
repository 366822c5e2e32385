package labeldiffusion.diffusion;

import java.io.Serializable;

/**
 * What a diffusion leaves: F (n x c) row by row, and how it got there.
 *
 * @param values F, row i at i*c .. i*c+c-1
 */
public record Scores(double[] values, int classes, Outcome outcome) implements Serializable {

  /** Sets what a solver has left below 0, where the exact solution is not, to 0. */
  public static double[] clip(double[] F) {
    for (int x = 0; x < F.length; x++) {
      F[x] = Math.max(0, F[x]);
    }
    return F;
  }

  public int size() {
    return classes == 0 ? 0 : values.length / classes;
  }

  /** The same with the old numbers of nodes, where new node v was old node order[v]. */
  public Scores backFrom(int[] order) {
    double[] old = new double[values.length];
    for (int v = 0; v < order.length; v++) {
      System.arraycopy(values, v * classes, old, order[v] * classes, classes);
    }
    return new Scores(old, classes, outcome);
  }

  /** Whether a label has arrived at node i. */
  public boolean isReached(int i) {
    for (int p = i * classes; p < (i + 1) * classes; p++) {
      if (values[p] > 0) {
        return true;
      }
    }
    return false;
  }

  /**
   * The weighted mean of some nodes' rows as a class distribution.
   *
   * @param prior what it is where no label has arrived
   */
  public double[] distribution(int[] nodes, double[] weights, double[] prior) {
    double[] mean = new double[classes];
    double sum = 0;
    for (int p = 0; p < nodes.length; p++) {
      for (int t = 0; t < classes; t++) {
        double score = weights[p] * values[nodes[p] * classes + t];
        mean[t] += score;
        sum += score;
      }
    }
    if (!(sum > 0)) {
      return prior.clone();
    }
    for (int t = 0; t < classes; t++) {
      mean[t] /= sum;
    }
    return mean;
  }
}
