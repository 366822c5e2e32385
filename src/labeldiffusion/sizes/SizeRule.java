package labeldiffusion.sizes;

import java.util.Arrays;
import labeldiffusion.diffusion.Scores;
import labeldiffusion.labels.Labels;

/** Class sizes that follow from a rule. */
public enum SizeRule implements ClassSizes {
  /** Nothing is known: the scores stay as they are. */
  FREE {
    @Override
    public SizeBounds bounds(int[] labelled, int[] predicted) {
      double[] high = new double[labelled.length];
      Arrays.fill(high, 1);
      return new SizeBounds(new double[labelled.length], high, 1);
    }

    @Override
    public boolean isFree() {
      return true;
    }
  },

  /** All classes have the same size. */
  EVEN {
    @Override
    public SizeBounds bounds(int[] labelled, int[] predicted) {
      double[] ones = new double[labelled.length];
      Arrays.fill(ones, 1);
      return SizeBounds.exactly(ones, labelled, CAP_STATED);
    }
  },

  /**
   * The labels are a random sample: every share stays within the 95 % credible interval of its
   * Beta(count + 1/2, others + 1/2).
   */
  LABELS {
    @Override
    public SizeBounds bounds(int[] labelled, int[] predicted) {
      return credible(labelled, LABELS_LEVEL);
    }
  },

  /**
   * Guards against the collapse into few classes, with the labels as the only evidence.
   *
   * <p>If the numbers of labels differ less than those of a random sample would, somebody has asked
   * for so many per class, and they say next to nothing about the shares. Then, with m classes, a
   * share stays within
   *
   * <pre>1 / (20 m) &lt;= share &lt;= 1 - (m - 1) / (20 m)</pre>
   *
   * Else the shares stay within their Beta intervals, which are such that a random sample leaves
   * any of them with a probability of 0.1 % only. Of two classes, which one factor tells apart, a
   * share outside its interval is brought to that of the labels; of more, only to the end of its
   * interval, since all factors depend on each other.
   */
  AUTO {
    @Override
    public SizeBounds bounds(int[] labelled, int[] predicted) {
      return areByDesign(labelled) ? notVanishing(labelled) : likely(labelled, predicted);
    }

    /** A guard that had nothing to do is not worth a line of the report. */
    @Override
    public SizedScores applyTo(Scores scores, Labels labels) {
      SizedScores sized =
          SizedScores.of(scores, labels, bounds(labels.counts(), scores.classCounts()));
      return sized.facts().hasFactors() ? sized : SizedScores.asTheyAre(scores);
    }
  };

  private static final double LABELS_LEVEL = 0.95;
  private static final double AUTO_RISK = 0.001;
  private static final double AUTO_RATIO = 20;

  /**
   * Whether somebody has asked for so many labels of each class, which then say next to nothing
   * about the classes' sizes: whether chi^2 = sum (count - mean)^2 / mean is below the 5 % quantile
   * of a random sample from equal classes, k (1 - 2/(9k) - 1.645 sqrt(2/(9k)))^3 with k = classes -
   * 1 (Wilson, Hilferty 1931).
   */
  public static boolean areByDesign(int[] labelled) {
    int[] counts = Arrays.stream(labelled).filter(count -> count > 0).toArray();
    double mean = Arrays.stream(counts).average().orElse(0);
    double chi2 = Arrays.stream(counts).mapToDouble(x -> (x - mean) * (x - mean) / mean).sum();
    int k = counts.length - 1;
    double a = 2.0 / (9 * k);
    return k < 1 || chi2 < k * Math.pow(1 - a - 1.645 * Math.sqrt(a), 3);
  }

  private static SizeBounds notVanishing(int[] labelled) {
    int c = labelled.length;
    double share = 1.0 / Arrays.stream(labelled).filter(count -> count > 0).count();
    double[] low = new double[c];
    double[] high = new double[c];
    for (int t = 0; t < c; t++) {
      low[t] = labelled[t] > 0 ? share / AUTO_RATIO : 0;
      high[t] = labelled[t] > 0 ? 1 - (1 - share) / AUTO_RATIO : 0;
    }
    return new SizeBounds(low, high, CAP_GUESSED);
  }

  private static SizeBounds likely(int[] labelled, int[] predicted) {
    long present = Arrays.stream(labelled).filter(count -> count > 0).count();
    SizeBounds bounds = credible(labelled, 1 - AUTO_RISK / present);
    double all = Arrays.stream(labelled).sum();
    double nodes = Arrays.stream(predicted).sum();
    for (int t = 0; t < labelled.length && present == 2; t++) {
      double share = predicted[t] / nodes;
      if (share < bounds.low()[t] || share > bounds.high()[t]) {
        bounds.low()[t] = labelled[t] / all;
        bounds.high()[t] = labelled[t] / all;
      }
    }
    return bounds;
  }

  /**
   * The central intervals of Beta(count + 1/2, others + 1/2); [0, 0] for a class without labels.
   */
  private static SizeBounds credible(int[] labelled, double level) {
    int c = labelled.length;
    int all = Arrays.stream(labelled).sum();
    double[] low = new double[c];
    double[] high = new double[c];
    for (int t = 0; t < c; t++) {
      if (labelled[t] > 0) {
        BetaDistribution share = new BetaDistribution(labelled[t] + 0.5, all - labelled[t] + 0.5);
        low[t] = share.quantile((1 - level) / 2);
        high[t] = share.quantile((1 + level) / 2);
      }
    }
    return new SizeBounds(low, high, CAP_GUESSED);
  }
}
