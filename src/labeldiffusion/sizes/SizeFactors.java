package labeldiffusion.sizes;

import java.util.Arrays;
import labeldiffusion.parallel.Workers;

/**
 * Factors g_t on nonnegative scores F such that the numbers of nodes whose class is t, the argmax
 * of g_t F_it, lie within their targets [low_t, high_t]. The a_t = log g_t minimise the convex
 * function
 *
 * <pre>
 * sum_i max_t (log F_it + a_t) - sum_t a_t (a_t &gt; 0 ? low_t : high_t),   |a_t| &lt;= log cap
 * </pre>
 *
 * So a class within its targets keeps g = 1, and one outside moves to the nearer end. The function
 * is minimised by one class at a time, the one furthest outside first. Seen from class t, node i
 * has the threshold r_i = max over u != t of (log F_iu + a_u) - log F_it and belongs to t if r_i
 * &lt; a_t: the best a_t lies between two order statistics of r. O(n c) per update, some 10 to 200
 * updates. Nothing is random.
 */
final class SizeFactors {
  /** Updates per class at most, and at most without getting closer. */
  private static final int UPDATES = 40;

  private static final int PATIENCE = 10;

  /** Log scores by class, then node; -infinity where a class does not reach a node. */
  private final double[][] logs;

  private final SizeTargets targets;
  private final double bound;
  private final int c;
  private final int n;
  private final double[] offset;
  private final int[] count;

  /** Of each node: the largest and the second largest log F_it + a_t, and the largest one's t. */
  private final double[] first;

  private final double[] second;
  private final int[] winner;
  private final double[] thresholds;

  /** The update after which each class could not move; 0 if it can. */
  private final int[] stuck;

  private SizeFactors(double[][] logs, SizeTargets targets, double cap) {
    this.logs = logs;
    this.targets = targets;
    bound = Math.log(cap);
    c = logs.length;
    n = c == 0 ? 0 : logs[0].length;
    offset = new double[c];
    count = new int[c];
    first = new double[n];
    second = new double[n];
    winner = new int[n];
    thresholds = new double[n];
    stuck = new int[c];
  }

  /**
   * The factors g of each class.
   *
   * @param logs log F by class, then node; each node has a finite one
   */
  static double[] of(double[][] logs, SizeTargets targets, double cap) {
    double[] a = new SizeFactors(logs, targets, cap).bestOffsets();
    return Arrays.stream(a).map(Math::exp).toArray();
  }

  /** An estimate of the memory that this takes, in bytes. */
  static long bytes(long nodes, int classes) {
    return nodes * (8L * classes + 32);
  }

  private double[] bestOffsets() {
    predict();
    double[] best = offset.clone();
    double least = worstMiss();
    int last = -1;
    int futile = 0;
    for (int update = 1; update <= UPDATES * c && futile < PATIENCE * c; update++) {
      int t = furthestOutside(last, update);
      if (t < 0 || targets.areMet(count)) {
        break;
      }
      double old = offset[t];
      offset[t] = Math.max(-bound, Math.min(bound, bestOffset(t)));
      stuck[t] = offset[t] == old ? update : 0;
      last = t;
      predict();
      futile++;
      if (worstMiss() < least) {
        least = worstMiss();
        best = offset.clone();
        futile = 0;
      }
    }
    return best;
  }

  /** Counts the nodes of each class, and finds the best two classes of each node. */
  private void predict() {
    Arrays.fill(first, Double.NEGATIVE_INFINITY);
    Arrays.fill(second, Double.NEGATIVE_INFINITY);
    Arrays.fill(count, 0);
    for (int t = 0; t < c; t++) {
      Workers.stopIfInterrupted(0);
      double[] log = logs[t];
      for (int i = 0; i < n; i++) {
        double score = log[i] + offset[t];
        if (score > first[i]) {
          second[i] = first[i];
          first[i] = score;
          winner[i] = t;
        } else if (score > second[i]) {
          second[i] = score;
        }
      }
    }
    for (int i = 0; i < n; i++) {
      count[winner[i]]++;
    }
  }

  private double worstMiss() {
    double worst = 0;
    for (int t = 0; t < c; t++) {
      worst = Math.max(worst, targets.missed(t, count[t]));
    }
    return worst;
  }

  /** The class that misses its targets most; not the last one, nor one that was stuck of late. */
  private int furthestOutside(int last, int update) {
    int worst = -1;
    double most = 0;
    for (int t = 0; t < c; t++) {
      boolean isMovable = t != last && (stuck[t] == 0 || update - stuck[t] > c);
      if (isMovable && targets.missed(t, count[t]) > most) {
        worst = t;
        most = targets.missed(t, count[t]);
      }
    }
    return worst;
  }

  /** The a_t at which #{r_i &lt; a_t} enters the targets of t; 0 if it is there with a_t = 0. */
  private double bestOffset(int t) {
    int contested = 0; // nodes that t and another class reach
    int own = 0; // nodes that no other class reaches
    int atZero = 0; // nodes of t if a_t = 0
    for (int i = 0; i < n; i++) {
      double others = winner[i] == t ? second[i] : first[i];
      if (others == Double.NEGATIVE_INFINITY) {
        own++;
      } else if (logs[t][i] > Double.NEGATIVE_INFINITY) {
        thresholds[contested] = others - logs[t][i];
        atZero += thresholds[contested] < 0 ? 1 : 0;
        contested++;
      }
    }
    double low = targets.low()[t] - own;
    double high = targets.high()[t] - own;
    if (contested == 0 || atZero >= low && atZero <= high) {
      return 0;
    }
    double end = atZero < low ? Math.ceil(low - 1e-9) : Math.floor(high + 1e-9);
    return separating(contested, (int) Math.max(0, Math.min(contested, end)));
  }

  /** An offset that is above exactly {@code wanted} of the thresholds, unless some are equal. */
  private double separating(int contested, int wanted) {
    if (wanted < contested) {
      OrderStatistic.place(thresholds, contested, wanted);
    }
    double below = Double.NEGATIVE_INFINITY;
    for (int p = 0; p < wanted; p++) {
      below = Math.max(below, thresholds[p]);
    }
    if (wanted == 0) {
      return thresholds[0] - 1;
    }
    return wanted == contested ? below + 1 : below + (thresholds[wanted] - below) / 2;
  }
}
