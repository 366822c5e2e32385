package labeldiffusion.model;

import java.io.Serializable;
import java.util.Arrays;
import java.util.BitSet;
import java.util.stream.IntStream;
import labeldiffusion.diffusion.Scores;
import labeldiffusion.labels.Labels;
import labeldiffusion.selection.HiddenAnswers;

/**
 * Scores that are read as probabilities.
 *
 * @param prior class shares among the labels, the answer where no label has arrived
 * @param kept labelled nodes with a score for their own class only: their label is certain
 */
record Calibrated(Scores scores, double[] prior, Calibration calibration, BitSet kept)
    implements Serializable {
  private static final long serialVersionUID = 1L;

  /** The expected accuracy is a mean over at most twice this many nodes. */
  private static final int SAMPLE = 10_000;

  /**
   * Finds the calibration that fits the scores.
   *
   * @param labels of all nodes
   * @param hidden what is known from hiding some of them
   */
  static Calibrated of(Scores scores, Labels labels, CalibrationRule rule, HiddenAnswers hidden) {
    return new Calibrated(
        scores, labels.prior(), fit(scores, labels, rule, hidden), kept(scores, labels));
  }

  private static Calibration fit(
      Scores scores, Labels labels, CalibrationRule rule, HiddenAnswers hidden) {
    if (rule == CalibrationRule.NONE) {
      return Calibration.NONE;
    }
    int c = scores.classes();
    double[] gaps =
        IntStream.range(0, labels.size())
            .filter(i -> !labels.isLabelled(i))
            .mapToDouble(i -> ScoreGap.of(scores.values(), i, c))
            .toArray();
    double[] hiddenGaps =
        Arrays.stream(hidden.answers()).mapToDouble(row -> ScoreGap.of(row, 0, c)).toArray();
    double m = ScoreGap.median(gaps, hiddenGaps);
    return hidden.count() == 0
        ? CalibrationFit.byPrior(m, c)
        : CalibrationFit.byLabels(m, hidden, labels.prior());
  }

  private static BitSet kept(Scores scores, Labels labels) {
    BitSet kept = new BitSet();
    for (int i : labels.labelledNodes()) {
      kept.set(
          i,
          scores.classOf(i) == labels.classOf()[i]
              && ScoreGap.of(scores.values(), i, scores.classes()) == Double.POSITIVE_INFINITY);
    }
    return kept;
  }

  /** The answer for nodes that are one and the same row. */
  Answer ofRow(int... nodes) {
    double[] ones = new double[nodes.length];
    Arrays.fill(ones, 1);
    return nodes.length > 0 && Arrays.stream(nodes).allMatch(kept::get)
        ? new Answer(scores.distribution(nodes, ones, prior), true)
        : ofMean(nodes, ones);
  }

  /** The answer given by the weighted mean of some nodes' scores. */
  Answer ofMean(int[] nodes, double[] weights) {
    double[] mean = scores.distribution(nodes, weights, prior);
    boolean isReached = scores.reach(nodes, weights);
    return new Answer(isReached ? calibration.apply(mean) : mean, isReached);
  }

  /**
   * The mean probability of the predicted class over unlabelled nodes, evenly sampled if there are
   * many; NaN if there are none.
   */
  double expectedAccuracy(Labels labels) {
    int[] unlabelled =
        IntStream.range(0, labels.size()).filter(i -> !labels.isLabelled(i)).toArray();
    int step = Math.max(1, unlabelled.length / SAMPLE);
    double sum = 0;
    int count = 0;
    for (int u = 0; u < unlabelled.length; u += step) {
      sum += Arrays.stream(ofRow(unlabelled[u]).distribution()).max().getAsDouble();
      count++;
    }
    return sum / count;
  }
}
