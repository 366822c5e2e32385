package weka.gui.explorer.diffusion;

import weka.classifiers.Evaluation;
import weka.classifiers.diffusion.base.LabelDiffusionClassifier;
import weka.core.Instances;
import weka.core.Utils;

/** The report of a run, in the style of the Classify tab. */
final class ReportPage {
  private final LabelDiffusionClassifier classifier;
  private final Instances truth;
  private final Instances shown;
  private final LabelChoice choice;

  /** The classifier's text, taken before its predictions add the report of a batch to it. */
  private final String model;

  ReportPage(
      LabelDiffusionClassifier classifier, Instances truth, Instances shown, LabelChoice choice) {
    this.classifier = classifier;
    this.truth = truth;
    this.shown = shown;
    this.choice = choice;
    model = classifier.toString();
  }

  String text(double[][] distributions) throws Exception {
    StringBuilder text = new StringBuilder("=== Run information ===\n\n");
    text.append("Scheme:       ")
        .append(classifier.getClass().getName())
        .append(' ')
        .append(Utils.joinOptions(classifier.getOptions()))
        .append('\n');
    text.append("Relation:     ").append(truth.relationName()).append('\n');
    text.append("Instances:    ").append(truth.numInstances()).append('\n');
    text.append("Attributes:   ").append(truth.numAttributes()).append('\n');
    text.append("Class:        ").append(truth.classAttribute().name()).append('\n');
    text.append("Labels:       ").append(choice.text()).append("\n\n");
    if (choice.hidesLabels()) {
      text.append(evaluation(distributions));
    }
    return text.append("=== Model ===\n\n").append(model).toString();
  }

  /** How many of the hidden labels were predicted correctly. */
  private String evaluation(double[][] distributions) throws Exception {
    Evaluation evaluation = new Evaluation(shown);
    for (int row = 0; row < shown.numInstances(); row++) {
      if (shown.instance(row).classIsMissing() && !truth.instance(row).classIsMissing()) {
        evaluation.evaluateModelOnceAndRecordPrediction(distributions[row], truth.instance(row));
      }
    }
    if (evaluation.numInstances() == 0) {
      return "No label was hidden: no class has more labels than that.\n\n";
    }
    return evaluation.toSummaryString("=== Error on hidden labels ===\n", false)
        + "\n"
        + evaluation.toClassDetailsString()
        + "\n"
        + evaluation.toMatrixString()
        + "\n";
  }
}
