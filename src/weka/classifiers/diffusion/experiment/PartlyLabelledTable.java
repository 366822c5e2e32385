package weka.classifiers.diffusion.experiment;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import labeldiffusion.labels.LabelDraw;
import labeldiffusion.labels.Labels;
import weka.classifiers.Classifier;
import weka.classifiers.diffusion.base.InvalidInputException;
import weka.classifiers.diffusion.base.LabelDiffusionClassifier;
import weka.classifiers.diffusion.rows.RowEncoder;
import weka.core.Instance;
import weka.core.Instances;

/** A fully labelled table of which the classifiers see only a few labels per class. */
public final class PartlyLabelledTable {
  /** The table with all its labels. */
  public final Instances truth;

  /** The same rows; the class is missing where the label is hidden. */
  public final Instances shown;

  public final int labelled;
  private final Set<Integer> judged;

  /** Errors are counted among all rows whose label is known and hidden. */
  public PartlyLabelledTable(Instances truth, Collection<Integer> labelled) {
    this(truth, labelled, unlabelled(truth, labelled));
  }

  /**
   * @param labelled the rows that keep their labels
   * @param judged the rows among which errors are counted
   */
  public PartlyLabelledTable(
      Instances truth, Collection<Integer> labelled, Collection<Integer> judged) {
    this.truth = truth;
    shown = new Instances(truth);
    Set<Integer> kept = new HashSet<>(labelled);
    this.judged = new HashSet<>(judged);
    for (int i = 0; i < shown.numInstances(); i++) {
      if (!kept.contains(i)) {
        shown.instance(i).setClassMissing();
      } else if (this.judged.contains(i)) {
        throw new InvalidInputException("a test row must not be labelled, but row " + i + " is");
      }
    }
    this.labelled = kept.size();
  }

  private static List<Integer> unlabelled(Instances truth, Collection<Integer> labelled) {
    List<Integer> others = new ArrayList<>();
    for (int i = 0; i < truth.numInstances(); i++) {
      if (!truth.instance(i).classIsMissing()) {
        others.add(i);
      }
    }
    others.removeAll(new HashSet<>(labelled));
    return others;
  }

  /** Several draws of the labels at random; the first has seed 1, the next seed 2, and so on. */
  static List<PartlyLabelledTable> draws(Instances truth, int labelsPerClass, int draws) {
    return IntStream.rangeClosed(1, draws)
        .mapToObj(seed -> random(truth, labelsPerClass, seed))
        .toList();
  }

  /** Draws the labelled rows at random, the same number for each class. */
  public static PartlyLabelledTable random(Instances truth, int labelsPerClass, long seed) {
    Labels drawn = new LabelDraw(labelsPerClass, 0, seed).from(RowEncoder.labels(truth));
    return new PartlyLabelledTable(
        truth, IntStream.range(0, drawn.size()).filter(drawn::isLabelled).boxed().toList());
  }

  /** Number of rows whose label is hidden or unknown. */
  int unlabelled() {
    return truth.numInstances() - labelled;
  }

  /** Number of rows among which errors are counted. */
  int judged() {
    return judged.size();
  }

  /**
   * The predicted class of every row. Classifiers of this package are trained on all rows, others
   * on the labelled rows only.
   */
  double[] predict(Classifier classifier) throws Exception {
    boolean transductive = classifier instanceof LabelDiffusionClassifier;
    Instances training = new Instances(shown);
    if (!transductive) {
      training.deleteWithMissingClass();
    }
    classifier.buildClassifier(training);
    double[] predicted = new double[shown.numInstances()];
    for (int i = 0; i < predicted.length; i++) {
      Instance row = (Instance) shown.instance(i).copy();
      row.setDataset(shown);
      row.setClassMissing();
      predicted[i] = classifier.classifyInstance(row);
    }
    return predicted;
  }

  /** Number of wrong predictions among the judged rows. */
  int errors(double[] predicted) {
    int errors = 0;
    for (int i = 0; i < predicted.length; i++) {
      if (judged.contains(i) && predicted[i] != truth.instance(i).classValue()) {
        errors++;
      }
    }
    return errors;
  }
}
