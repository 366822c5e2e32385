package weka.gui.explorer.diffusion;

import weka.classifiers.Evaluation;
import weka.classifiers.diffusion.base.LabelDiffusionClassifier;
import weka.core.Instances;
import weka.core.Utils;
import weka.filters.unsupervised.instance.HideLabels;

/** What a run says of itself, in the manner of the Classify tab. */
final class ReportPage {
  private final LabelDiffusionClassifier classifier;
  private final Instances truth;
  private final Instances shown;
  private final HideLabels hide;

  /** Taken before the rows are asked for, which would count as a batch. */
  private final String model;

  ReportPage(
      LabelDiffusionClassifier classifier, Instances truth, Instances shown, HideLabels hide) {
    this.classifier = classifier;
    this.truth = truth;
    this.shown = shown;
    this.hide = hide;
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
    text.append("Labels:       ")
        .append(
            hide == null
                ? "as in the data"
                : "all but "
                    + hide.getLabelsPerClass()
                    + " per class hidden, seed "
                    + hide.getSeed())
        .append("\n\n");
    if (hide != null) {
      text.append(judgement(distributions));
    }
    return text.append("=== Model ===\n\n").append(model).toString();
  }

  /** How many of the hidden labels were found. */
  private String judgement(double[][] distributions) throws Exception {
    Evaluation evaluation = new Evaluation(shown);
    for (int row = 0; row < shown.numInstances(); row++) {
      if (shown.instance(row).classIsMissing() && !truth.instance(row).classIsMissing()) {
        evaluation.evaluateModelOnceAndRecordPrediction(distributions[row], truth.instance(row));
      }
    }
    if (evaluation.numInstances() == 0) {
      return "No label was hidden: there are not more of any class.\n\n";
    }
    return evaluation.toSummaryString("=== Error among the hidden labels ===\n", false)
        + "\n"
        + evaluation.toClassDetailsString()
        + "\n"
        + evaluation.toMatrixString()
        + "\n";
  }
}
