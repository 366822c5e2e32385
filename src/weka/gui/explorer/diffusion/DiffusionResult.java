package weka.gui.explorer.diffusion;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import labeldiffusion.model.Answer;
import labeldiffusion.picture.Film;
import labeldiffusion.picture.Layout;
import weka.classifiers.diffusion.base.LabelDiffusionClassifier;
import weka.classifiers.diffusion.page.DiffusionPage;
import weka.classifiers.diffusion.rows.IdAttribute;
import weka.core.Attribute;
import weka.core.Instance;
import weka.core.Instances;
import weka.core.Utils;
import weka.filters.unsupervised.LabelColumns;

/**
 * The result of a run.
 *
 * @param classifier the trained classifier
 * @param truth the data with all their labels
 * @param shown the data as the classifier saw them: the class is missing where the label is unknown
 *     or hidden
 * @param answers the predicted class distribution of every row, and which rows labels have reached
 * @param film how the labels spread
 * @param report the text of the Report tab
 * @param layouts cache of the layouts computed so far
 */
record DiffusionResult(
    LabelDiffusionClassifier classifier,
    Instances truth,
    Instances shown,
    List<Answer> answers,
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

  /** Whether another result is about the same table, as far as its header can tell. */
  boolean isOfSameTable(DiffusionResult other) {
    return truth.numInstances() == other.truth.numInstances()
        && truth.relationName().equals(other.truth.relationName())
        && truth.equalHeaders(other.truth);
  }

  /** Whether the classifier saw all labels of a table. */
  boolean hasLabelsOf(Instances table) {
    return table.equalHeaders(shown)
        && table.numInstances() == shown.numInstances()
        && IntStream.range(0, table.numInstances())
            .filter(row -> !table.instance(row).classIsMissing())
            .allMatch(row -> table.instance(row).classValue() == shown.instance(row).classValue());
  }

  int[] unlabelledRows() {
    return IntStream.range(0, shown.numInstances())
        .filter(row -> shown.instance(row).classIsMissing())
        .toArray();
  }

  int predicted(int row) {
    return Utils.maxIndex(answers.get(row).distribution());
  }

  double[][] distributions() {
    return answers.stream().map(Answer::distribution).toArray(double[][]::new);
  }

  /** Whether a label has arrived at the row. */
  boolean isReached(int row) {
    return answers.get(row).isReached();
  }

  /** Number of rows at which no label has arrived. */
  int unreachedCount() {
    return (int) answers.stream().filter(answer -> !answer.isReached()).count();
  }

  /** The data the classifier saw, with missing classes filled in and columns added. */
  Instances labelled(LabelColumns columns) {
    Instances labelled = columns.header(shown);
    for (int row = 0; row < shown.numInstances(); row++) {
      Instance given = shown.instance(row);
      labelled.add(columns.filled(given, answers.get(row), !given.classIsMissing()));
    }
    return labelled;
  }

  /** The attribute that names the rows, if there is one. */
  Optional<Attribute> id() {
    return IdAttribute.find(shown, classifier.getId());
  }

  /** Table and classifier. */
  String title() {
    return truth.relationName() + ", " + classifier.getClass().getSimpleName();
  }

  /** This result as a web page. */
  DiffusionPage page(Layout layout) {
    return new DiffusionPage(film, layout, truth, shown, answers, report);
  }

  String[] classNames() {
    return IntStream.range(0, shown.numClasses())
        .mapToObj(shown.classAttribute()::value)
        .toArray(String[]::new);
  }
}
