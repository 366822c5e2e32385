package weka.classifiers.diffusion.fuzz;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import weka.classifiers.diffusion.base.LabelDiffusionClassifier;
import weka.classifiers.diffusion.base.SteppedDiffusionClassifier;
import weka.core.Attribute;
import weka.core.DenseInstance;
import weka.core.Instance;
import weka.core.Instances;
import weka.core.SparseInstance;
import weka.core.Utils;

/** A table that is presented in two ways, which must not change the answers. */
final class TableCase {
  /** Sparse and dense rows sum in different orders. */
  private static final double ACCEPTED = 1e-6;

  private static final int WIDE = 60;

  private TableCase() {}

  /** Rows to be labelled as a batch, or as training rows with missing classes: the same bits. */
  static double batchDifference(LabelDiffusionClassifier classifier, Random random)
      throws Exception {
    setOptions(classifier, random);
    Instances training = table(random, 10 + random.nextInt(30));
    Instances batch = new Instances(training, 0);
    table(random, 1 + random.nextInt(20)).forEach(batch::add);
    batch.forEach(Instance::setClassMissing);
    classifier.buildClassifier(training);
    double[][] asBatch = classifier.distributionsForInstances(batch);
    Instances all = new Instances(training);
    all.addAll(batch);
    classifier.buildClassifier(all);
    return isSame(asBatch, classifier.distributionsForInstances(batch));
  }

  /** The same rows as sparse and as dense instances. */
  static double sparseDifference(LabelDiffusionClassifier classifier, Random random)
      throws Exception {
    setOptions(classifier, random);
    Instances dense = wide(random, 20 + random.nextInt(30));
    Instances sparse = new Instances(dense, 0);
    dense.forEach(row -> sparse.add(new SparseInstance(row)));
    classifier.buildClassifier(dense);
    double[][] expected = classifier.distributionsForInstances(dense);
    classifier.buildClassifier(sparse);
    double[][] found = classifier.distributionsForInstances(sparse);
    double most = 0;
    for (int i = 0; i < expected.length; i++) {
      for (int t = 0; t < expected[i].length; t++) {
        most = Math.max(most, Math.abs(expected[i][t] - found[i][t]) / ACCEPTED);
      }
    }
    return most;
  }

  /** The rows of training data and batch in another order: the same bits. */
  static double permutedDifference(LabelDiffusionClassifier classifier, Random random)
      throws Exception {
    setOptions(classifier, random);
    Instances training = table(random, 10 + random.nextInt(30));
    Instances batch = new Instances(training, 0);
    table(random, 1 + random.nextInt(20)).forEach(batch::add);
    classifier.buildClassifier(training);
    double[][] expected = classifier.distributionsForInstances(batch);
    training.randomize(random);
    classifier.buildClassifier(training);
    List<Integer> order = new ArrayList<>(IntStream.range(0, batch.size()).boxed().toList());
    Collections.shuffle(order, random);
    Instances permuted = new Instances(batch, 0);
    order.forEach(row -> permuted.add(batch.instance(row)));
    double[][] found = classifier.distributionsForInstances(permuted);
    double[][] back = new double[found.length][];
    for (int i = 0; i < back.length; i++) {
      back[order.get(i)] = found[i];
    }
    return isSame(expected, back);
  }

  private static double isSame(double[][] expected, double[][] found) {
    return Arrays.deepEquals(expected, found) ? 0 : Double.POSITIVE_INFINITY;
  }

  private static void setOptions(LabelDiffusionClassifier classifier, Random random)
      throws Exception {
    String options =
        "-K "
            + (1 + random.nextInt(6))
            + " -width "
            + (random.nextBoolean() ? "GLOBAL" : "LOCAL")
            + " -scaling "
            + new String[] {"NORMALIZE", "STANDARDIZE", "NONE"}[random.nextInt(3)]
            + " -metric "
            + new String[] {"EUCLIDEAN", "COSINE", "MANHATTAN"}[random.nextInt(3)];
    if (classifier instanceof SteppedDiffusionClassifier) {
      options += " -steps " + random.nextInt(12);
    }
    classifier.setOptions(Utils.splitOptions(options));
  }

  /** Numbers, half of the time on a coarse grid, names, missing values, and equal rows. */
  private static Instances table(Random random, int n) {
    ArrayList<Attribute> attributes = new ArrayList<>();
    for (String name : new String[] {"x", "y", "z"}) {
      attributes.add(new Attribute(name));
    }
    attributes.add(new Attribute("name", List.of("a", "b", "c")));
    attributes.add(new Attribute("class", List.of("p", "q", "r")));
    Instances table = new Instances("table", attributes, n);
    table.setClassIndex(4);
    boolean isGrid = random.nextBoolean();
    for (int i = 0; i < n; i++) {
      double[] values = new double[5];
      for (int a = 0; a < 3; a++) {
        values[a] = isGrid ? random.nextInt(4) : random.nextGaussian();
      }
      values[3] = random.nextInt(3);
      if (random.nextInt(6) == 0) {
        values[random.nextInt(4)] = Utils.missingValue();
      }
      if (i > 0 && random.nextInt(6) == 0) {
        values = table.instance(random.nextInt(i)).toDoubleArray();
      }
      values[4] = i == 0 || random.nextInt(3) == 0 ? random.nextInt(3) : Utils.missingValue();
      table.add(new DenseInstance(1, values));
    }
    return table;
  }

  /** Rows with one to three values other than 0, no two distances alike. */
  private static Instances wide(Random random, int n) {
    ArrayList<Attribute> attributes = new ArrayList<>();
    for (int a = 0; a < WIDE; a++) {
      attributes.add(new Attribute("a" + a));
    }
    attributes.add(new Attribute("class", List.of("p", "q")));
    Instances table = new Instances("wide", attributes, n);
    table.setClassIndex(WIDE);
    for (int i = 0; i < n; i++) {
      double[] values = new double[WIDE + 1];
      for (int p = random.nextInt(3); p >= 0; p--) {
        values[random.nextInt(WIDE)] = 0.5 + random.nextDouble();
      }
      values[WIDE] = i == 0 || random.nextInt(3) == 0 ? random.nextInt(2) : Utils.missingValue();
      table.add(new DenseInstance(1, values));
    }
    return table;
  }
}
