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
import weka.classifiers.diffusion.base.LabelDiffusionClassifier;
import weka.classifiers.diffusion.rows.InstanceEncoder;
import weka.core.Instance;
import weka.core.Instances;

/** A fully labelled table of which only a few labels per class are shown to the classifiers. */
public final class PartlyLabelledTable {
  /** The true table. */
  public final Instances truth;

  /** The same rows, the class missing where it is not shown. */
  public final Instances shown;

  public final int labelled;
  private final Set<Integer> judged;

  /** All rows are judged whose labels are known and not shown. */
  public PartlyLabelledTable(Instances truth, Collection<Integer> labelled) {
    this(truth, labelled, unlabelled(truth, labelled));
  }

  /**
   * @param labelled the rows whose labels are shown
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
        throw new IllegalArgumentException(
            "a row to be judged must not have its label shown, but row " + i + " has");
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

  /** So many labels of each class, drawn at random. */
  public static PartlyLabelledTable random(Instances truth, int labelsPerClass, long seed) {
    Labels drawn = new LabelDraw(labelsPerClass, 0, seed).from(InstanceEncoder.labels(truth));
    return new PartlyLabelledTable(
        truth, IntStream.range(0, drawn.size()).filter(drawn::isLabelled).boxed().toList());
  }

  int unlabelled() {
    return truth.numInstances() - labelled;
  }

  /** Number of rows among which errors are counted. */
  int judged() {
    return judged.size();
  }

  /**
   * The predicted class of every row; a classifier of this package sees all rows, another one the
   * labelled ones.
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

  /** Wrong predictions among the rows that are judged. */
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
