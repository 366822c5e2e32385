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

  /** Which hidden labels of a fold a diffusion has right, in the order of the rows. */
  boolean[] right(NumberedGraph numbered, Diffusion diffusion, int fold) {
    return right(scores(numbered, diffusion, fold), fold);
  }

  /** A diffusion's scores of the rows whose labels a fold hides from it, in their order. */
  double[] scores(NumberedGraph numbered, Diffusion diffusion, int fold) {
    Labels ordered = numbered.labelsOfNodes(folds.get(fold).given());
    Scores ofNodes = diffusion.run(numbered.graph(), ordered, workers, Watcher.NONE);
    Scores all = sizes.applyTo(ofNodes, ordered).scores().backFrom(numbered.order());
    int c = all.classes();
    int[] rows = folds.get(fold).hidden().labelledNodes();
    double[] scores = new double[rows.length * c];
    for (int h = 0; h < rows.length; h++) {
      System.arraycopy(all.values(), rows[h] * c, scores, h * c, c);
    }
    return scores;
  }

  /**
   * Which hidden labels of a fold such scores have right. A row that no label has reached gets the
   * most frequent class among the given labels.
   */
  boolean[] right(double[] scores, int fold) {
    double[] prior = folds.get(fold).given().prior();
    Labels hidden = folds.get(fold).hidden();
    int[] rows = hidden.labelledNodes();
    boolean[] right = new boolean[rows.length];
    for (int h = 0; h < rows.length; h++) {
      right[h] = Scores.classOf(scores, h, prior) == hidden.classOf()[rows[h]];
    }
    return right;
  }

  /** The hidden classes of all folds. */
  int[] classes() {
    return folds.stream()
        .flatMapToInt(
            fold ->
                Arrays.stream(fold.hidden().labelledNodes()).map(i -> fold.hidden().classOf()[i]))
        .toArray();
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
    return Arrays.stream(classes()).mapToDouble(t -> ofClass[t]).toArray();
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
