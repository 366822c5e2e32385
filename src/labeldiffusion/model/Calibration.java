package labeldiffusion.model;

import java.io.Serializable;
import java.util.Arrays;

/**
 * The transform of scores s into probabilities, the same for all rows of a run:
 *
 * <pre>p_t = sum_j share_j s_t^power_j / (sum_u s_u^power_j) + floor_t</pre>
 *
 * The shares and floors add up to 1, and all classes with labels have the same floor. Every term
 * keeps the order of a row's classes, so their sum does: no predicted class changes.
 *
 * @param power one or more positive powers; none to leave scores as they are
 * @param share of each power
 * @param floor the least probability of each class
 */
record Calibration(double[] power, double[] share, double[] floor) implements Serializable {
  private static final long serialVersionUID = 1L;

  /** Leaves scores as they are. */
  static final Calibration NONE = new Calibration(new double[0], new double[0], new double[0]);

  /** A single power. */
  static Calibration ofPower(double power, int classes) {
    return new Calibration(new double[] {power}, new double[] {1}, new double[classes]);
  }

  /**
   * The probabilities of a row.
   *
   * @param scores none negative, at least one positive
   */
  double[] apply(double[] scores) {
    if (power.length == 0) {
      return scores;
    }
    double[] p = floor.clone();
    for (int j = 0; j < power.length; j++) {
      double[] term = powers(scores, power[j]);
      for (int t = 0; t < p.length; t++) {
        p[t] += share[j] * term[t];
      }
    }
    divideBySum(p);
    keepBest(scores, p);
    return p;
  }

  /** s^power / sum of s^power, by way of logarithms, which do not overflow. */
  static double[] powers(double[] scores, double power) {
    double most = Math.log(Arrays.stream(scores).max().getAsDouble());
    double[] p = new double[scores.length];
    for (int t = 0; t < p.length; t++) {
      p[t] = scores[t] > 0 ? Math.exp(power * (Math.log(scores[t]) - most)) : 0;
    }
    divideBySum(p);
    return p;
  }

  private static void divideBySum(double[] p) {
    double sum = Arrays.stream(p).sum();
    for (int t = 0; t < p.length; t++) {
      p[t] /= sum;
    }
  }

  /** Rounding may make different scores equal; the best class then stays ahead by one bit. */
  private static void keepBest(double[] scores, double[] p) {
    int best = 0;
    for (int t = 1; t < p.length; t++) {
      best = scores[t] > scores[best] ? t : best;
    }
    for (int t = 0; t < p.length; t++) {
      if (scores[t] < scores[best] && p[t] >= p[best]) {
        p[best] = Math.nextUp(p[t]);
      }
    }
  }
}
