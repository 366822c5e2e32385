package weka.classifiers.diffusion.fuzz;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import weka.core.Attribute;
import weka.core.DenseInstance;
import weka.core.Instance;
import weka.core.Instances;
import weka.core.SparseInstance;
import weka.core.Utils;

/**
 * Random tables, most of them strange: every attribute type Weka has, extreme values, hardly any
 * labels, no rows.
 */
final class FuzzData {
  private static final double[] SIZES = {1, 1e-300, 1e300, 1e-8, 1e8};

  private final Random random;
  final Instances training;
  final Instances test;

  FuzzData(long seed) {
    random = new Random(seed);
    Instances header = header();
    double missing = random.nextInt(3) == 0 ? random.nextDouble() : random.nextInt(20) == 0 ? 1 : 0;
    double unlabelled = random.nextInt(40) == 0 ? 1 : random.nextDouble();
    boolean isSparse = random.nextInt(4) == 0;
    training =
        rows(
            header,
            random.nextInt(6) == 0 ? random.nextInt(301) : random.nextInt(40),
            missing,
            isSparse);
    test = rows(header, random.nextInt(12), missing, isSparse);
    hideLabels(unlabelled);
    for (Instance row : test) {
      if (random.nextBoolean() && training.numInstances() > 0) {
        copyRow(training.instance(random.nextInt(training.numInstances())), row);
      }
    }
  }

  private Instances header() {
    ArrayList<Attribute> attributes = new ArrayList<>();
    int count = random.nextInt(5) == 0 ? random.nextInt(21) : random.nextInt(5);
    for (int a = 0; a < count; a++) {
      attributes.add(attribute("a" + a));
    }
    int classIndex = attributes.isEmpty() ? 0 : random.nextInt(attributes.size() + 1);
    attributes.add(classIndex, classAttribute());
    Instances header = new Instances("fuzz", attributes, 0);
    if (random.nextInt(200) > 0) {
      header.setClassIndex(classIndex);
    }
    return header;
  }

  private Attribute attribute(String name) {
    return switch (random.nextInt(90)) {
      case 0 -> new Attribute(name, (List<String>) null); // string
      case 1 -> new Attribute(name, "yyyy-MM-dd");
      case 2 ->
          new Attribute(
              name, new Instances(name, new ArrayList<>(List.of(new Attribute("inner"))), 0));
      case 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15 ->
          new Attribute(name, values(1 + random.nextInt(5)));
      case 16, 17, 18, 19, 20, 21 -> new Attribute(name, values(2));
      default -> new Attribute(name);
    };
  }

  private Attribute classAttribute() {
    int kind = random.nextInt(120);
    return kind == 0
        ? new Attribute("class")
        : new Attribute(
            "class", values(kind == 1 ? 0 : kind == 2 ? 1 : kind < 6 ? 50 : 2 + random.nextInt(3)));
  }

  private static List<String> values(int count) {
    List<String> values = new ArrayList<>();
    for (int v = 0; v < count; v++) {
      values.add("v" + v);
    }
    return values;
  }

  private Instances rows(Instances header, int count, double missing, boolean isSparse) {
    Instances rows = new Instances(header, count);
    boolean isWeighted = random.nextInt(40) == 0;
    double[][] kind = new double[header.numAttributes()][];
    for (int a = 0; a < kind.length; a++) {
      double size = random.nextInt(4) == 0 ? SIZES[random.nextInt(SIZES.length)] : 1;
      kind[a] =
          new double[] {
            size,
            random.nextInt(6) == 0 ? 0 : 1,
            random.nextInt(200) == 0 ? 0.1 : 0,
            random.nextInt(5)
          };
    }
    for (int i = 0; i < count; i++) {
      double[] values = new double[header.numAttributes()];
      for (int a = 0; a < values.length; a++) {
        values[a] = value(rows, a, kind[a]);
        if (a != header.classIndex() && random.nextDouble() < missing) {
          values[a] = Utils.missingValue();
        }
      }
      double weight = !isWeighted ? 1 : random.nextInt(3) == 0 ? 0 : 3 * random.nextDouble();
      rows.add(isSparse ? new SparseInstance(weight, values) : new DenseInstance(weight, values));
    }
    for (int i = 1; i < count; i++) {
      if (random.nextInt(6) == 0) {
        copyRow(rows.instance(random.nextInt(i)), rows.instance(i));
      }
    }
    return rows;
  }

  /**
   * @param kind size, 0 for a constant, share of infinite values, 0 for whole numbers
   */
  private double value(Instances rows, int a, double[] kind) {
    Attribute attribute = rows.attribute(a);
    if (attribute.isNominal()) {
      return attribute.numValues() == 0
          ? Utils.missingValue()
          : random.nextInt(attribute.numValues());
    }
    if (attribute.isString()) {
      return attribute.addStringValue("s" + random.nextInt(9));
    }
    if (attribute.isRelationValued()) {
      Instances inner = new Instances(attribute.relation(), 1);
      inner.add(new DenseInstance(1, new double[] {random.nextDouble()}));
      return attribute.addRelation(inner);
    }
    if (random.nextDouble() < kind[2]) {
      return random.nextBoolean() ? Double.POSITIVE_INFINITY : Double.NEGATIVE_INFINITY;
    }
    return kind[1] == 0
        ? kind[0]
        : kind[0] * (kind[3] == 0 ? random.nextInt(4) : random.nextGaussian());
  }

  /** All values but the class. */
  private static void copyRow(Instance from, Instance to) {
    for (int a = 0; a < from.numAttributes(); a++) {
      if (a != from.classIndex()) {
        to.setValue(a, from.value(a));
      }
    }
  }

  private void hideLabels(double share) {
    if (training.classIndex() < 0) {
      return;
    }
    boolean isOneOnly = random.nextInt(15) == 0;
    int without = random.nextInt(5) == 0 ? 0 : -1; // a class without labels
    for (int i = 0; i < training.numInstances(); i++) {
      Instance row = training.instance(i);
      if (random.nextDouble() < share && !isOneOnly
          || isOneOnly && i > 0
          || !row.classIsMissing() && row.classValue() == without) {
        row.setClassMissing();
      }
    }
  }
}
