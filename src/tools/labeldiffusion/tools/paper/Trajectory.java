package labeldiffusion.tools.paper;

import java.util.Arrays;
import labeldiffusion.diffusion.Scores;
import labeldiffusion.diffusion.Watcher;
import labeldiffusion.selection.Fold;

/**
 * Compares the hidden labels of a fold with the scores after every step, so that one run of a
 * diffusion tests all numbers of steps T. A node that no label has reached gets the prior of the
 * given labels.
 */
final class Trajectory implements Watcher {
  private final int[] nodes;
  private final Fold fold;
  private final double[] prior;
  private double[] errors = new double[0];
  private double[] probability = new double[0];

  /** Watches the diffusion of a fold whose nodes are numbered as in the graph of the run. */
  Trajectory(Fold fold) {
    this.fold = fold;
    nodes = fold.hidden().labelledNodes();
    prior = fold.given().prior();
  }

  /** Number of wrong classes after each number of steps. */
  double[] errors() {
    return errors;
  }

  /** Sum of the true classes' probabilities after each number of steps. */
  double[] probability() {
    return probability;
  }

  private void grow(int length) {
    if (length > errors.length) {
      errors = Arrays.copyOf(errors, length);
      probability = Arrays.copyOf(probability, length);
    }
  }

  @Override
  public void at(String phase, int done, int total) {}

  @Override
  public void stepped(int t, double[] F, double[] wD) {
    if (t < 0) {
      return;
    }
    grow(t + 1);
    for (int i : nodes) {
      int truth = fold.hidden().classOf()[i];
      errors[t] += Scores.classOf(F, i, prior) == truth ? 0 : 1;
      probability[t] += probability(F, i, truth);
    }
  }

  /** The share of class t in row i of F; its prior if no label has reached node i. */
  private double probability(double[] F, int i, int t) {
    int c = prior.length;
    double sum = 0;
    for (int x = i * c; x < (i + 1) * c; x++) {
      sum += F[x];
    }
    return sum > 0 ? F[i * c + t] / sum : prior[t];
  }
}
