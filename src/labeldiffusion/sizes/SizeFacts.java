package labeldiffusion.sizes;

import java.io.Serializable;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.StringJoiner;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import labeldiffusion.report.Line;

/**
 * Class sizes as they were wanted, and the factors that were used.
 *
 * @param low number of nodes each class should have at least, labelled ones included; empty if
 *     nothing was wanted
 * @param high number of nodes each class should have at most
 * @param factors on the scores of each class; 0 for a class without labels
 */
public record SizeFacts(double[] low, double[] high, double[] factors) implements Serializable {
  private static final long serialVersionUID = 1L;
  static final SizeFacts NONE = new SizeFacts(new double[0], new double[0], new double[0]);

  /** Classes beyond which the rest is counted only. */
  private static final int MANY = 30;

  static SizeFacts of(SizeTargets free, int[] labelled, double[] factors) {
    double[] low = free.low().clone();
    double[] high = free.high().clone();
    for (int t = 0; t < labelled.length; t++) {
      low[t] += labelled[t];
      high[t] += labelled[t];
    }
    return new SizeFacts(low, high, factors);
  }

  /** These facts with the factors of an earlier stage. */
  SizeFacts after(double[] earlier) {
    double[] both = earlier.clone();
    for (int t = 0; t < factors.length; t++) {
      both[t] *= factors[t];
    }
    return new SizeFacts(low, high, both);
  }

  /** Whether no sizes were wanted. */
  public boolean isNone() {
    return low.length == 0;
  }

  /** Whether the scores of any class were changed. */
  boolean hasFactors() {
    return Arrays.stream(factors).anyMatch(g -> g != 0 && g != 1);
  }

  /**
   * What a report says: wanted nodes and factors of each class, and what was missed.
   *
   * @param predicted number of nodes of each class in the end
   */
  public List<Line> lines(int[] predicted, String[] classes) {
    return isNone()
        ? List.of()
        : List.of(
            new Line("wanted nodes", list(classes, this::wanted)),
            new Line("class factors", factorText(classes) + missedText(predicted, classes)));
  }

  private String wanted(int t) {
    long from = Math.round(low[t]);
    long to = Math.round(high[t]);
    return from == to ? " " + from : " " + from + " to " + to;
  }

  private String factorText(String[] classes) {
    return hasFactors()
        ? list(classes, t -> String.format(Locale.ROOT, " %.3g", factors[t]))
        : "none were necessary";
  }

  private String missedText(int[] predicted, String[] classes) {
    int worst = 0;
    for (int t = 0; t < predicted.length; t++) {
      worst = missed(predicted, t) > missed(predicted, worst) ? t : worst;
    }
    long nodes = predicted.length == 0 ? 0 : Math.round(missed(predicted, worst));
    return nodes == 0 ? "" : "; at worst, " + classes[worst] + " misses its size by " + nodes;
  }

  private double missed(int[] predicted, int t) {
    return Math.max(0, Math.max(low[t] - predicted[t], predicted[t] - high[t]));
  }

  private String list(String[] classes, IntFunction<String> text) {
    StringJoiner all = new StringJoiner(", ");
    IntStream.range(0, Math.min(MANY, low.length))
        .forEach(t -> all.add(classes[t] + text.apply(t)));
    return low.length > MANY
        ? all + ", and " + (low.length - MANY) + " more classes"
        : all.toString();
  }
}
