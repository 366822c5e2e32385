package labeldiffusion.diffusion;

import labeldiffusion.parallel.Workers;

/**
 * The weighted mean of several methods' class distributions, node by node. Where a method's labels
 * have not arrived it answers with the prior; where no method's have, the scores stay 0.
 */
public final class MeanScores {
  private final double[] mean;
  private final boolean[] isReached;
  private final double[] prior;

  /** Starts without any method. */
  public MeanScores(int nodes, double[] prior) {
    mean = new double[nodes * prior.length];
    isReached = new boolean[nodes];
    this.prior = prior;
  }

  /** Adds a method; the weights of all methods are to sum to 1. */
  public void add(double weight, Scores scores) {
    int c = prior.length;
    for (int i = 0; i < isReached.length; i++) {
      Workers.stopIfInterrupted(i);
      double[] distribution = scores.distribution(new int[] {i}, new double[] {1}, prior);
      for (int t = 0; t < c; t++) {
        mean[i * c + t] += weight * distribution[t];
      }
      isReached[i] |= scores.isReached(i);
    }
  }

  /** The mean, with the outcome of all methods. */
  public Scores scores(Outcome outcome) {
    int c = prior.length;
    for (int i = 0; i < isReached.length; i++) {
      for (int t = 0; t < c && !isReached[i]; t++) {
        mean[i * c + t] = 0;
      }
    }
    return new Scores(mean, c, outcome);
  }
}
