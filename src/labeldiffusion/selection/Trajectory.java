package labeldiffusion.selection;

import java.util.Arrays;
import labeldiffusion.diffusion.Watcher;

/**
 * The hidden labels' errors and probabilities after every number of steps: a diffusion is run once
 * for all its T. Where no label has arrived a node has the prior of the labels that were given.
 */
public final class Trajectory implements Watcher {
  private final int[] nodes;
  private final Fold fold;
  private final double[] prior;
  private double[] errors = new double[0];
  private double[] probability = new double[0];

  /** Sees the diffusion of a fold, by the numbers of the graph it runs on. */
  public Trajectory(Fold fold) {
    this.fold = fold;
    nodes = fold.hiddenNodes();
    prior = fold.given().prior();
  }

  /** Number of wrong classes after each number of steps. */
  public double[] errors() {
    return errors;
  }

  /** Sum of the true classes' probabilities after each number of steps. */
  double[] probability() {
    return probability;
  }

  /** Adds what another one has seen. */
  void add(Trajectory other) {
    grow(other.errors.length);
    for (int t = 0; t < other.errors.length; t++) {
      errors[t] += other.errors[t];
      probability[t] += other.probability[t];
    }
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
    int c = prior.length;
    for (int i : nodes) {
      double sum = 0;
      for (int x = i * c; x < (i + 1) * c; x++) {
        sum += F[x];
      }
      boolean isReached = sum > 0;
      double[] row = isReached ? F : prior;
      int start = isReached ? i * c : 0;
      int best = 0;
      for (int k = 1; k < c; k++) {
        best = row[start + k] > row[start + best] ? k : best;
      }
      int truth = fold.hidden().classOf()[i];
      errors[t] += best == truth ? 0 : 1;
      probability[t] += row[start + truth] / (isReached ? sum : 1);
    }
  }
}
