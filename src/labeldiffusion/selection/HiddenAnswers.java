package labeldiffusion.selection;

import java.io.Serializable;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Function;
import java.util.stream.IntStream;
import labeldiffusion.diffusion.Scores;
import labeldiffusion.labels.Labels;
import labeldiffusion.parallel.Progress;

/**
 * Labels that were hidden, and what the diffusion of the others says of their nodes. Nodes that the
 * other labels do not reach are left out.
 *
 * @param answers normalised scores
 * @param truth the hidden classes
 * @param runs how many times labels were hidden
 */
public record HiddenAnswers(double[][] answers, int[] truth, int runs) implements Serializable {
  private static final long serialVersionUID = 1L;
  public static final HiddenAnswers NONE = new HiddenAnswers(new double[0][], new int[0], 0);

  /** Number of parts into which the labels are divided; one part is hidden per run. */
  private static final int PARTS = 5;

  /** On graphs with more nodes than this, further runs would take too long: nothing is hidden. */
  private static final int MANY_NODES = 20_000;

  /** Probabilities do not follow the seed of {@code -select}. */
  private static final long SEED = 7;

  /**
   * Hides parts of the labels in turn.
   *
   * @param diffusion the scores that some of the labels lead to, by the same nodes
   */
  public static HiddenAnswers of(
      Labels labels, Function<Labels, Scores> diffusion, Progress progress) {
    List<Fold> folds = Fold.inTurn(labels, PARTS, SEED);
    int runs = labels.size() > MANY_NODES ? 0 : folds.size();
    List<double[]> answers = new ArrayList<>();
    List<Integer> truth = new ArrayList<>();
    for (int f = 0; f < runs; f++) {
      progress.at("calibration", f, runs);
      Labels given = folds.get(f).given();
      Labels hidden = folds.get(f).hidden();
      Scores scores = diffusion.apply(given);
      for (int i : hidden.labelledNodes()) {
        if (scores.isReached(i)) {
          answers.add(scores.distribution(new int[] {i}, new double[] {1}, given.prior()));
          truth.add(hidden.classOf()[i]);
        }
      }
    }
    progress.at("calibration", runs, runs);
    return new HiddenAnswers(
        answers.toArray(new double[0][]), truth.stream().mapToInt(t -> t).toArray(), runs);
  }

  /**
   * The answers of scores that are known already.
   *
   * @param scores by the hidden labels
   */
  static HiddenAnswers of(Scores scores, int[] truth, int runs) {
    int[] reached = IntStream.range(0, truth.length).filter(scores::isReached).toArray();
    double[][] answers = new double[reached.length][];
    for (int h = 0; h < reached.length; h++) {
      answers[h] = scores.distribution(new int[] {reached[h]}, new double[] {1}, new double[0]);
    }
    return new HiddenAnswers(answers, Arrays.stream(reached).map(h -> truth[h]).toArray(), runs);
  }

  /** The same answers with a factor on each class, as the run's own scores have it. */
  public HiddenAnswers times(double[] factors) {
    double[][] sized = new double[answers.length][];
    for (int h = 0; h < sized.length; h++) {
      double[] own = answers[h].clone();
      double sum = 0;
      for (int t = 0; t < own.length; t++) {
        own[t] *= factors[t];
        sum += own[t];
      }
      for (int t = 0; t < own.length; t++) {
        own[t] /= sum;
      }
      sized[h] = own;
    }
    return new HiddenAnswers(sized, truth, runs);
  }

  /** Number of hidden labels that are kept. */
  public int count() {
    return truth.length;
  }

  /** The number of hidden labels that were predicted. */
  public int right() {
    int right = 0;
    for (int h = 0; h < truth.length; h++) {
      right += Scores.classOf(answers[h], 0, answers[h].length) == truth[h] ? 1 : 0;
    }
    return right;
  }
}
