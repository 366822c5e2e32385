package weka.gui.explorer.diffusion;

import java.util.Map;
import java.util.stream.IntStream;
import labeldiffusion.picture.Film;
import labeldiffusion.picture.Layout;
import weka.classifiers.diffusion.base.LabelDiffusionClassifier;
import weka.core.Instance;
import weka.core.Instances;
import weka.core.Utils;

/**
 * What a run leaves.
 *
 * @param classifier the model
 * @param truth the data with all their labels
 * @param shown the data as the classifier saw them: the class missing where it was not known or
 *     hidden
 * @param distributions the predicted class distribution of every row
 * @param film how the labels spread
 * @param report what the run says of itself
 * @param layouts the places of the nodes that have been asked for so far, by what was asked for
 */
record DiffusionResult(
    LabelDiffusionClassifier classifier,
    Instances truth,
    Instances shown,
    double[][] distributions,
    Film film,
    String report,
    Map<LayoutChoice, Layout> layouts) {

  /** Whether the row has a label that the classifier did not see. */
  boolean isHidden(int row) {
    return shown.instance(row).classIsMissing() && !truth.instance(row).classIsMissing();
  }

  /** Whether any label was hidden. */
  boolean hasHidden() {
    return IntStream.range(0, shown.numInstances()).anyMatch(this::isHidden);
  }

  int[] unlabelledRows() {
    return IntStream.range(0, shown.numInstances())
        .filter(row -> shown.instance(row).classIsMissing())
        .toArray();
  }

  int predicted(int row) {
    return Utils.maxIndex(distributions[row]);
  }

  /** The data the classifier saw, every missing class filled in. */
  Instances labelled() {
    Instances labelled = new Instances(shown);
    for (int row : unlabelledRows()) {
      Instance instance = labelled.instance(row);
      instance.setClassValue(predicted(row));
    }
    return labelled;
  }

  String[] classNames() {
    return IntStream.range(0, shown.numClasses())
        .mapToObj(shown.classAttribute()::value)
        .toArray(String[]::new);
  }
}
