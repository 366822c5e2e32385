package labeldiffusion.diffusion;

import java.io.Serializable;
import java.util.stream.IntStream;

/**
 * The result of a diffusion: the scores F (n x c) and how the run ended.
 *
 * @param values F row by row, row i at i*c .. i*c+c-1
 */
public record Scores(double[] values, int classes, Outcome outcome) implements Serializable {
  /** The class of a node that no label has reached. */
  public static final int NO_CLASS = -1;

  /**
   * The class of node i by its row of F (n x c): the class with the largest score, among equal ones
   * the first; {@link #NO_CLASS} if no score is positive.
   */
  public static int classOf(double[] F, int i, int c) {
    int best = NO_CLASS;
    double most = 0;
    for (int t = 0; t < c; t++) {
      if (F[i * c + t] > most) {
        most = F[i * c + t];
        best = t;
      }
    }
    return best;
  }

  /** The class of node i; a node that no label has reached gets the class of the largest prior. */
  public static int classOf(double[] F, int i, double[] prior) {
    int own = classOf(F, i, prior.length);
    return own == NO_CLASS ? Math.max(0, classOf(prior, 0, prior.length)) : own;
  }

  /** Number of nodes. */
  public int size() {
    return classes == 0 ? 0 : values.length / classes;
  }

  /** These scores with the nodes' old numbers, where new node v was old node order[v]. */
  public Scores backFrom(int[] order) {
    double[] old = new double[values.length];
    for (int v = 0; v < order.length; v++) {
      System.arraycopy(values, v * classes, old, order[v] * classes, classes);
    }
    return new Scores(old, classes, outcome);
  }

  /** The class of node i, {@link #NO_CLASS} if no label has reached it. */
  public int classOf(int i) {
    return classOf(values, i, classes);
  }

  /** These scores with the nodes renumbered: new node v is old node order[v]. */
  public Scores inOrder(int[] order) {
    double[] renumbered = new double[values.length];
    for (int v = 0; v < order.length; v++) {
      System.arraycopy(values, order[v] * classes, renumbered, v * classes, classes);
    }
    return new Scores(renumbered, classes, outcome);
  }

  /** Whether a label has reached node i. */
  public boolean isReached(int i) {
    return classOf(i) != NO_CLASS;
  }

  /** Whether a label has reached one of some nodes that count. */
  public boolean reach(int[] nodes, double[] weights) {
    return IntStream.range(0, nodes.length).anyMatch(p -> weights[p] > 0 && isReached(nodes[p]));
  }

  /**
   * The class distribution given by the weighted mean of some nodes' rows.
   *
   * @param prior the distribution to return if no label has reached any of these nodes
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
      int own = classOf(values, i, classes);
      if (own != NO_CLASS) {
        counts[own]++;
      }
    }
    return counts;
  }
}
