package labeldiffusion.sizes;

import java.io.Serializable;
import java.util.Arrays;
import java.util.stream.IntStream;
import labeldiffusion.diffusion.Scores;
import labeldiffusion.labels.Labels;
import labeldiffusion.parallel.Workers;

/**
 * What the graph says about the classes' sizes, beyond the numbers of their labels. A random walk
 * that ends at the first label it meets ends at class t with probability v_t. Labels in a large
 * class lie where rows are dense, and there a label meets more walks:
 *
 * <pre>
 * x_t = log(v_t / s_t) - mean over the classes,   s_t = share of class t among the n labels
 * </pre>
 *
 * But a label also meets more walks if it merely happens to have many heavy edges. If classes have
 * the sizes s_t, then x_t is about N(0, V / n_t), where V is the variance of the log degrees. If
 * their sizes differ from s_t, it is about N(0, V / n_t + 0.8^2). The belief in the latter is b = B
 * / (1 + B) with the ratio B of the two densities, by c - 1 of the c classes with labels. Of x_t,
 * the part
 *
 * <pre>y_t = x_t 0.8^2 / (0.8^2 + V / n_t)</pre>
 *
 * is then to be expected of the sizes, and the rest is chance: a single label says little.
 *
 * @param excess y_t; 0 for a class without labels
 * @param belief b, between 0 and 1
 */
public record ClassMass(double[] excess, double belief) implements Serializable {
  private static final long serialVersionUID = 1L;

  /** The variance of x_t due to sizes, if they differ. */
  private static final double BY_SIZE = 0.8 * 0.8;

  /** A smaller mass is rounding error or chance. */
  private static final double LEAST_MASS = 1e-4;

  /** Log degrees this far below their median count as so far: a near-isolated row is no norm. */
  private static final double FURTHEST = 4;

  /** Equal degrees would make the slightest excess certain. */
  private static final double LEAST_VARIANCE = 1e-9;

  /** Largest |log B|, to keep powers in range. */
  private static final double LIMIT = 20;

  /** Nothing is known of the classes. */
  public static ClassMass none(int classes) {
    return new ClassMass(new double[classes], 0);
  }

  /**
   * Weighs the evidence.
   *
   * @param harmonic the scores of a walk that ends at labels, by the nodes of {@code labels}
   * @param degree of the same graph's nodes, in any order
   */
  public static ClassMass of(Scores harmonic, double[] degree, Labels labels) {
    int[] counts = labels.counts();
    int[] present = IntStream.range(0, counts.length).filter(t -> counts[t] > 0).toArray();
    if (present.length < 2 || labels.labelledCount() == labels.size()) {
      return none(counts.length);
    }
    double[] x = excess(mass(harmonic, labels), counts, present);
    double variance = varianceOfLogs(degree);
    double logB = 0;
    double[] y = new double[x.length];
    for (int t : present) {
      double chance = Math.max(LEAST_VARIANCE, variance / counts[t]);
      logB += logRatio(x[t], chance);
      y[t] = x[t] * BY_SIZE / (BY_SIZE + chance);
    }
    logB *= (present.length - 1.0) / present.length;
    double bounded = Math.max(-LIMIT, Math.min(LIMIT, logB));
    return new ClassMass(y, 1 / (1 + Math.exp(-bounded)));
  }

  /** v: the mean distribution over unlabelled nodes. */
  private static double[] mass(Scores harmonic, Labels labels) {
    double[] sum = new double[labels.classes()];
    double[] prior = labels.prior();
    for (int i = 0; i < labels.size(); i++) {
      Workers.stopIfInterrupted(i);
      if (!labels.isLabelled(i)) {
        double[] p = harmonic.distribution(new int[] {i}, new double[] {1}, prior);
        for (int t = 0; t < sum.length; t++) {
          sum[t] += p[t];
        }
      }
    }
    double all = Arrays.stream(sum).sum();
    return Arrays.stream(sum).map(s -> s / all).toArray();
  }

  private static double[] excess(double[] mass, int[] counts, int[] present) {
    double labels = Arrays.stream(counts).sum();
    double[] x = new double[counts.length];
    double mean = 0;
    for (int t : present) {
      x[t] = Math.log(Math.max(LEAST_MASS, mass[t]) * labels / counts[t]);
      mean += x[t] / present.length;
    }
    for (int t : present) {
      x[t] -= mean;
    }
    return x;
  }

  /** V, over nodes that have edges. */
  private static double varianceOfLogs(double[] degree) {
    double[] logs = Arrays.stream(degree).filter(d -> d > 0).map(Math::log).sorted().toArray();
    double least = logs.length == 0 ? 0 : logs[logs.length / 2] - FURTHEST;
    double[] kept = Arrays.stream(logs).map(log -> Math.max(least, log)).toArray();
    double mean = Arrays.stream(kept).average().orElse(0);
    return Arrays.stream(kept).map(log -> (log - mean) * (log - mean)).average().orElse(0);
  }

  /** log N(x; 0, v + 0.8^2) - log N(x; 0, v). */
  private static double logRatio(double x, double v) {
    double more = v + BY_SIZE;
    return 0.5 * (Math.log(v / more) + x * x * (1 / v - 1 / more));
  }

  /** A factor for each class, exp(power b y_t). */
  public double[] factors(double power) {
    return Arrays.stream(excess).map(x -> Math.exp(power * belief * x)).toArray();
  }
}
