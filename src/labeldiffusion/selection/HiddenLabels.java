package labeldiffusion.selection;

import java.util.Arrays;
import java.util.List;
import labeldiffusion.diffusion.Diffusion;
import labeldiffusion.diffusion.Scores;
import labeldiffusion.diffusion.Watcher;
import labeldiffusion.graph.NumberedGraph;
import labeldiffusion.labels.Labels;
import labeldiffusion.parallel.Workers;
import labeldiffusion.sizes.ClassSizes;

/** Runs diffusions that do not see the hidden labels of a fold, and compares. */
final class HiddenLabels {
  private final List<Fold> folds;
  private final ClassSizes sizes;
  private final Workers workers;

  HiddenLabels(List<Fold> folds, ClassSizes sizes, Workers workers) {
    this.folds = folds;
    this.sizes = sizes;
    this.workers = workers;
  }

  /**
   * Which hidden labels of a fold a diffusion has right, in the order of the rows. A row that no
   * label has reached gets the most frequent class among the given labels.
   */
  boolean[] right(NumberedGraph numbered, Diffusion diffusion, int fold) {
    Labels given = folds.get(fold).given();
    Labels hidden = folds.get(fold).hidden();
    Labels ordered = numbered.labelsOfNodes(given);
    Scores ofNodes = diffusion.run(numbered.graph(), ordered, workers, Watcher.NONE);
    Scores scores = sizes.applyTo(ofNodes, ordered).scores().backFrom(numbered.order());
    double[] prior = given.prior();
    int[] rows = hidden.labelledNodes();
    boolean[] right = new boolean[rows.length];
    for (int h = 0; h < rows.length; h++) {
      right[h] = Scores.classOf(scores.values(), rows[h], prior) == hidden.classOf()[rows[h]];
    }
    return right;
  }

  /** Number of folds. */
  int folds() {
    return folds.size();
  }

  /** Number of hidden labels in all folds. */
  int count() {
    return folds.stream().mapToInt(fold -> fold.hidden().labelledCount()).sum();
  }

  /** A number for each hidden label of all folds, given that of each class. */
  double[] perLabel(double[] ofClass) {
    return folds.stream()
        .flatMapToDouble(
            fold ->
                Arrays.stream(fold.hidden().labelledNodes())
                    .mapToDouble(i -> ofClass[fold.hidden().classOf()[i]]))
        .toArray();
  }

  /** The part of the labels' total weight that is right. */
  static double part(List<boolean[]> answers, double[] weights) {
    double right = 0;
    double all = 0;
    int h = 0;
    for (boolean[] fold : answers) {
      for (boolean isRight : fold) {
        right += isRight ? weights[h] : 0;
        all += weights[h++];
      }
    }
    return all == 0 ? 0 : right / all;
  }

  /** How many labels are right in all folds. */
  static int count(List<boolean[]> answers) {
    int right = 0;
    for (boolean[] fold : answers) {
      for (boolean isRight : fold) {
        right += isRight ? 1 : 0;
      }
    }
    return right;
  }
}
