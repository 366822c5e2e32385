package labeldiffusion.model;

import java.util.Arrays;

/**
 * What is known of the class of a row.
 *
 * @param distribution the probabilities of the classes
 * @param isReached whether a label has arrived at the row; if not, the distribution consists of the
 *     class shares of the labels and says nothing about this row
 */
public record Answer(double[] distribution, boolean isReached) {
  /** The class of a row of which nothing is known. */
  public static final int NO_CLASS = -1;

  /**
   * The most probable class, among equal ones the first. A row that no label has reached has {@link
   * #NO_CLASS} if several classes are the most frequent ones among the labels: to take the first of
   * them would only reflect the order of the class values.
   */
  public int predicted() {
    int best = 0;
    for (int t = 1; t < distribution.length; t++) {
      best = distribution[t] > distribution[best] ? t : best;
    }
    return isReached || isAlone(distribution, best) ? best : NO_CLASS;
  }

  /** Whether no other class is as probable as this one. */
  static boolean isAlone(double[] distribution, int best) {
    return Arrays.stream(distribution).filter(p -> p == distribution[best]).count() == 1;
  }

  /** The probability of the most probable class; NaN if no label has reached the row. */
  public double confidence() {
    return isReached ? Arrays.stream(distribution).max().orElse(Double.NaN) : Double.NaN;
  }
}
