package weka.classifiers.diffusion.experiment;

import weka.classifiers.Classifier;
import weka.classifiers.diffusion.LabelDiffusionClassifier;
import weka.core.Instance;
import weka.core.Instances;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;

/** A fully labelled table of which only a few labels per class are shown to the classifiers. */
final class Task {
  /** The true table. */
  final Instances truth;
  /** The same rows, the class missing where it is not shown. */
  final Instances shown;
  final int labelled;

  /** @param labelled the rows whose labels are shown */
  Task(Instances truth, Collection<Integer> labelled) {
    this.truth = truth;
    shown = new Instances(truth);
    Set<Integer> kept = new HashSet<>(labelled);
    for (int i = 0; i < shown.numInstances(); i++) {
      if (!kept.contains(i)) {
        shown.instance(i).setClassMissing();
      }
    }
    this.labelled = kept.size();
  }

  /** So many labels of each class, drawn at random. */
  static Task random(Instances truth, int labelsPerClass, long seed) {
    List<Integer> order = new ArrayList<>();
    for (int i = 0; i < truth.numInstances(); i++) {
      order.add(i);
    }
    Collections.shuffle(order, new Random(seed));
    int[] left = new int[truth.numClasses()];
    Arrays.fill(left, labelsPerClass);
    order.removeIf(i -> left[(int) truth.instance(i).classValue()]-- <= 0);
    return new Task(truth, order);
  }

  int unlabelled() {
    return truth.numInstances() - labelled;
  }

  /** The predicted class of every row; a classifier of this package sees all rows, another one the labelled ones. */
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

  /** Wrong predictions among the unlabelled rows. */
  int errors(double[] predicted) {
    int errors = 0;
    for (int i = 0; i < predicted.length; i++) {
      if (shown.instance(i).classIsMissing() && predicted[i] != truth.instance(i).classValue()) {
        errors++;
      }
    }
    return errors;
  }
}
