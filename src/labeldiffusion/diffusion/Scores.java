package labeldiffusion.diffusion;

import java.io.Serializable;

/**
 * What a diffusion leaves: F (n x c) row by row, and how it got there.
 *
 * @param values F, row i at i*c .. i*c+c-1
 */
public record Scores(double[] values, int classes, Outcome outcome) implements Serializable {

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

  /** How many nodes have each class as their best one; unreached nodes have none. */
  public int[] classCounts() {
    int[] counts = new int[classes];
    for (int i = 0; i < size(); i++) {
      int best = -1;
      double most = 0;
      for (int k = 0; k < classes; k++) {
        if (values[i * classes + k] > most) {
          most = values[i * classes + k];
          best = k;
        }
      }
      if (best >= 0) {
        counts[best]++;
      }
    }
    return counts;
  }
}
