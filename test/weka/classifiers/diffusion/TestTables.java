package weka.classifiers.diffusion;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertNull;
import static org.junit.Assert.assertTrue;

import java.io.IOException;
import java.io.InputStreamReader;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import weka.classifiers.Classifier;
import weka.core.Attribute;
import weka.core.BatchPredictor;
import weka.core.DenseInstance;
import weka.core.Instance;
import weka.core.Instances;

/** Tables to test classifiers with, and what can be done to them. */
public final class TestTables {
  public static final int CLASSES = 3;

  private TestTables() {}

  /** Whether a classifier asks where rows lie, so that distances or edges alone do not do. */
  static boolean needsCoordinates(Classifier classifier) {
    return classifier instanceof LinearNeighborhoodPropagation
        || classifier instanceof ConsistentDiffusion;
  }

  /** Three overlapping clouds in the plane, no two distances alike. */
  public static Instances blobs(int n, long seed) {
    Random random = new Random(seed);
    Instances table = empty("blobs", new Attribute("x"), new Attribute("y"));
    for (int i = 0; i < n; i++) {
      int t = i % CLASSES;
      add(table, t + 0.4 * random.nextGaussian(), t % 2 + 0.4 * random.nextGaussian(), t);
    }
    return table;
  }

  /** Numbers, dates and names, a tenth of them missing. */
  public static Instances mixed(int n, long seed) throws Exception {
    Random random = new Random(seed);
    Instances table =
        empty(
            "mixed",
            new Attribute("number"),
            new Attribute("name", List.of("a", "b", "c")),
            new Attribute("date", "yyyy-MM-dd"),
            new Attribute("constant"));
    for (int i = 0; i < n; i++) {
      int t = random.nextInt(CLASSES);
      double[] values = {
        t + random.nextGaussian(),
        random.nextInt(4) == 0 ? random.nextInt(3) : t,
        1e12 + 1e10 * t + 1e9 * random.nextGaussian(),
        7,
        t
      };
      for (int a = 0; a < 4; a++) {
        values[a] = random.nextInt(10) == 0 ? Double.NaN : values[a];
      }
      add(table, values);
    }
    return table;
  }

  /** The 150 flowers, from Weka's own jar. */
  public static Instances iris() throws IOException {
    try (Reader reader =
        new InputStreamReader(
            Instances.class.getResourceAsStream("/weka/gui/knowledgeflow/templates/iris.arff"),
            StandardCharsets.UTF_8)) {
      Instances table = new Instances(reader);
      table.setClassIndex(table.numAttributes() - 1);
      return table;
    }
  }

  private static Instances empty(String name, Attribute... attributes) {
    ArrayList<Attribute> all = new ArrayList<>(Arrays.asList(attributes));
    all.add(new Attribute("class", List.of("red", "green", "blue")));
    Instances table = new Instances(name, all, 0);
    table.setClassIndex(all.size() - 1);
    return table;
  }

  private static void add(Instances table, double... values) {
    table.add(new DenseInstance(1, values));
  }

  /** A copy in which all but the first rows have a missing class. */
  public static Instances labelledFirst(Instances table, int labelled) {
    Instances copy = new Instances(table);
    for (int i = labelled; i < copy.numInstances(); i++) {
      copy.instance(i).setClassMissing();
    }
    return copy;
  }

  public static Instances unlabelled(Instances table) {
    return labelledFirst(table, 0);
  }

  /** A copy in which every class is a wrong one. */
  public static Instances mislabelled(Instances table) {
    Instances copy = new Instances(table);
    for (Instance row : copy) {
      row.setClassValue((row.classValue() + 1) % copy.numClasses());
    }
    return copy;
  }

  /** The rows with these numbers, in this order. */
  public static Instances rows(Instances table, int... numbers) {
    Instances some = new Instances(table, 0);
    for (int i : numbers) {
      some.add(table.instance(i));
    }
    return some;
  }

  /** The answers for a batch. */
  public static double[][] batch(Classifier classifier, Instances table) throws Exception {
    return ((BatchPredictor) classifier).distributionsForInstances(table);
  }

  /** The answers for the rows one by one. */
  public static double[][] single(Classifier classifier, Instances table) throws Exception {
    double[][] answers = new double[table.numInstances()][];
    for (int i = 0; i < answers.length; i++) {
      answers[i] = classifier.distributionForInstance(table.instance(i));
    }
    return answers;
  }

  public static void assertDistributions(double[][] answers, int rows, int classes) {
    assertEquals(rows, answers.length);
    for (double[] answer : answers) {
      assertEquals(classes, answer.length);
      assertTrue(
          Arrays.toString(answer),
          Arrays.stream(answer).allMatch(share -> share >= 0 && share <= 1));
      assertEquals(1, Arrays.stream(answer).sum(), 1e-9);
    }
  }

  public static void assertAnswers(double[][] expected, double[][] found, double tolerance) {
    assertEquals(expected.length, found.length);
    for (int i = 0; i < expected.length; i++) {
      assertArrayEquals("row " + i, expected[i], found[i], tolerance);
    }
  }

  /** Fails unless the tables are alike in header, class, values (missing ones too) and weights. */
  public static void assertTables(Instances expected, Instances found) {
    assertNull(expected.equalHeadersMsg(found));
    assertEquals(expected.relationName(), found.relationName());
    assertEquals(expected.numInstances(), found.numInstances());
    for (int i = 0; i < expected.numInstances(); i++) {
      assertArrayEquals(
          "row " + i, expected.instance(i).toDoubleArray(), found.instance(i).toDoubleArray(), 0);
      assertEquals(expected.instance(i).weight(), found.instance(i).weight(), 0);
    }
  }
}
