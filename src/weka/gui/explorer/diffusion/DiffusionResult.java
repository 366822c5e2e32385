package weka.gui.explorer.diffusion;

import java.util.Map;
import java.util.stream.IntStream;
import labeldiffusion.picture.Film;
import labeldiffusion.picture.Layout;
import weka.classifiers.diffusion.base.LabelDiffusionClassifier;
import weka.classifiers.diffusion.page.DiffusionPage;
import weka.core.Instance;
import weka.core.Instances;
import weka.core.Utils;

/**
 * The result of a run.
 *
 * @param classifier the trained classifier
 * @param truth the data with all their labels
 * @param shown the data as the classifier saw them: the class is missing where the label is unknown
 *     or hidden
 * @param distributions the predicted class distribution of every row
 * @param film how the labels spread
 * @param report the text of the Report tab
 * @param layouts cache of the layouts computed so far
 */
record DiffusionResult(
    LabelDiffusionClassifier classifier,
    Instances truth,
    Instances shown,
    double[][] distributions,
    Film film,
    String report,
    Map<LayoutChoice, Layout> layouts) {

  /** Whether the row's label is known but was hidden from the classifier. */
  boolean isHidden(int row) {
    return shown.instance(row).classIsMissing() && !truth.instance(row).classIsMissing();
  }

  /** Whether any label was hidden from the classifier. */
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

  /** The data the classifier saw, with every missing class filled in. */
  Instances labelled() {
    Instances labelled = new Instances(shown);
    for (int row : unlabelledRows()) {
      Instance instance = labelled.instance(row);
      instance.setClassValue(predicted(row));
    }
    return labelled;
  }

  /** Table and classifier. */
  String title() {
    return truth.relationName() + ", " + classifier.getClass().getSimpleName();
  }

  /** This result as a web page. */
  DiffusionPage page(Layout layout) {
    return new DiffusionPage(film, layout, truth, shown, distributions, report);
  }

  String[] classNames() {
    return IntStream.range(0, shown.numClasses())
        .mapToObj(shown.classAttribute()::value)
        .toArray(String[]::new);
  }
}
