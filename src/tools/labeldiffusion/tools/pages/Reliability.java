package labeldiffusion.tools.pages;

import java.util.stream.IntStream;

/**
 * How well probabilities agree with what turns out to be right. Predictions are put into bins of
 * equal width by the probability of the predicted class; in a bin, the mean probability should be
 * the share of right predictions.
 */
final class Reliability {
  static final int BINS = 15;

  private final int[] count = new int[BINS];
  private final int[] right = new int[BINS];
  private final double[] probability = new double[BINS];

  /** Adds a prediction: the class with the largest probability, among equal ones the first. */
  void add(double[] distribution, int truth) {
    int predicted = 0;
    for (int t = 1; t < distribution.length; t++) {
      predicted = distribution[t] > distribution[predicted] ? t : predicted;
    }
    double most = distribution[predicted];
    int bin = Math.min(BINS - 1, (int) (BINS * most));
    count[bin]++;
    right[bin] += predicted == truth ? 1 : 0;
    probability[bin] += most;
  }

  /** Adds the predictions of another. */
  void add(Reliability other) {
    for (int b = 0; b < BINS; b++) {
      count[b] += other.count[b];
      right[b] += other.right[b];
      probability[b] += other.probability[b];
    }
  }

  int predictions() {
    return IntStream.of(count).sum();
  }

  boolean isEmpty(int bin) {
    return count[bin] == 0;
  }

  double meanProbability(int bin) {
    return probability[bin] / count[bin];
  }

  double shareRight(int bin) {
    return (double) right[bin] / count[bin];
  }

  /**
   * The expected calibration error: the mean over all predictions of |mean probability - share
   * right| of their bin.
   */
  double expectedError() {
    double sum = 0;
    for (int b = 0; b < BINS; b++) {
      sum += Math.abs(probability[b] - right[b]);
    }
    return sum / predictions();
  }
}
