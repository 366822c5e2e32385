package labeldiffusion.model;

import java.util.Arrays;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import labeldiffusion.selection.HiddenAnswers;

/**
 * Finds a run's {@link Calibration}. With m, the typical {@link ScoreGap} of the run, one pair
 * (tau, eps) means
 *
 * <pre>p_t(tau, eps) = (1 - eps) s_t^(tau/m) / (sum_u s_u^(tau/m)) + eps / c'</pre>
 *
 * where c' is the number of classes with labels. In these units, tau = 4 fits nearly every data set
 * and method; where m is below 1, scores hardly tell classes apart and deserve less belief. By
 * labels, p is the mean over the posterior of (tau, eps), given the hidden labels y_h:
 *
 * <pre>
 * posterior ~ prior(log tau) exp(-20 eps) prod_h max(p_{h,y_h}(tau, eps), 0.0001)
 * prior(log tau) = 0.7 N(log tau_0, 0.35) + 0.3 N(-1, 1.2)
 * tau_0 = 4 min(1, m) min(1, 2 m)
 * </pre>
 *
 * The second normal distribution stands for labels that the graph knows nothing of. By the prior
 * alone, tau = tau_0 and eps = 0: then a mean over such labels would make all others look doubtful.
 */
final class CalibrationFit {
  private static final double TAU = 4;
  private static final double[] LOG_TAU =
      IntStream.rangeClosed(-15, 20).mapToDouble(step -> 0.2 * step).toArray();
  private static final double[] EPS = {0, 0.02, 0.05, 0.1, 0.2};
  private static final double EPS_RATE = 20;

  /** One hidden label may be wrong: it must not decide alone. */
  private static final double LEAST = 1e-4;

  /** Powers with a smaller share of the posterior are left out, to save time. */
  private static final double NEGLIGIBLE = 1e-3;

  private CalibrationFit() {}

  /** The calibration by the prior alone. */
  static Calibration byPrior(double m, int classes) {
    return Calibration.ofPower(priorTau(m) / m, classes);
  }

  /**
   * The calibration by hidden labels.
   *
   * @param prior the share of each class among the labels
   */
  static Calibration byLabels(double m, HiddenAnswers hidden, double[] prior) {
    double[][] posterior = posterior(m, hidden, prior);
    double[] ofTau = Arrays.stream(posterior).mapToDouble(CalibrationFit::sum).toArray();
    int[] kept = IntStream.range(0, ofTau.length).filter(a -> ofTau[a] >= NEGLIGIBLE).toArray();
    double all = Arrays.stream(kept).mapToDouble(a -> ofTau[a]).sum();
    double[] power = Arrays.stream(kept).mapToDouble(a -> Math.exp(LOG_TAU[a]) / m).toArray();
    double[] share = Arrays.stream(kept).mapToDouble(a -> sharp(posterior[a]) / all).toArray();
    double present = present(prior);
    double floor = (1 - sum(share)) / present;
    return new Calibration(
        power, share, Arrays.stream(prior).map(p -> p > 0 ? floor : 0).toArray());
  }

  /** tau_0. */
  static double priorTau(double m) {
    return TAU * Math.min(1, m) * Math.min(1, 2 * m);
  }

  /** The posterior, by tau and eps; adds up to 1. */
  private static double[][] posterior(double m, HiddenAnswers hidden, double[] prior) {
    double centre = Math.log(priorTau(m));
    double[][] logs = new double[LOG_TAU.length][];
    for (int a = 0; a < logs.length; a++) {
      double logPrior =
          Math.log(0.7 * normal(LOG_TAU[a], centre, 0.35) + 0.3 * normal(LOG_TAU[a], -1, 1.2));
      double[] p = ofHidden(hidden, Math.exp(LOG_TAU[a]) / m);
      logs[a] =
          Arrays.stream(EPS)
              .map(eps -> logPrior - EPS_RATE * eps + logLikelihood(p, eps, present(prior)))
              .toArray();
    }
    double most = Arrays.stream(logs).flatMapToDouble(DoubleStream::of).max().getAsDouble();
    double sum = 0;
    for (double[] row : logs) {
      for (int e = 0; e < row.length; e++) {
        row[e] = Math.exp(row[e] - most);
        sum += row[e];
      }
    }
    for (double[] row : logs) {
      for (int e = 0; e < row.length; e++) {
        row[e] /= sum;
      }
    }
    return logs;
  }

  /** The probability of each hidden label at eps = 0. */
  private static double[] ofHidden(HiddenAnswers hidden, double power) {
    return IntStream.range(0, hidden.count())
        .mapToDouble(h -> Calibration.powers(hidden.answers()[h], power)[hidden.truth()[h]])
        .toArray();
  }

  private static double logLikelihood(double[] p, double eps, double present) {
    double sum = 0;
    for (double own : p) {
      sum += Math.log(Math.max(LEAST, (1 - eps) * own + eps / present));
    }
    return sum;
  }

  /** The density of N(mean, deviation), up to a factor that is the same for all. */
  private static double normal(double x, double mean, double deviation) {
    double d = (x - mean) / deviation;
    return Math.exp(-0.5 * d * d) / deviation;
  }

  /** The weight of s^(tau/m) that one tau has: the sum of posterior (1 - eps). */
  private static double sharp(double[] posteriorOfTau) {
    double sum = 0;
    for (int e = 0; e < EPS.length; e++) {
      sum += posteriorOfTau[e] * (1 - EPS[e]);
    }
    return sum;
  }

  private static double present(double[] prior) {
    return Arrays.stream(prior).filter(p -> p > 0).count();
  }

  private static double sum(double[] values) {
    return Arrays.stream(values).sum();
  }
}
