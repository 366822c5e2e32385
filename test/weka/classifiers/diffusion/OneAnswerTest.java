package weka.classifiers.diffusion;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.junit.runners.Parameterized;
import org.junit.runners.Parameterized.Parameters;
import weka.classifiers.diffusion.base.LabelDiffusionClassifier;
import weka.classifiers.diffusion.experiment.Catalogue;
import weka.core.Attribute;
import weka.core.DenseInstance;
import weka.core.Instance;
import weka.core.Instances;
import weka.core.Utils;

/**
 * The same rows and labels give the same distributions, to the last bit: as one table, as training
 * data and batch, in any split and in any order of rows.
 */
@RunWith(Parameterized.class)
public class OneAnswerTest {
  private static final int ROWS = 90;
  private static final int LABELLED = 12;
  private static final int TRIALS = 4;

  private static final List<String> SETTINGS =
      List.of(
          "",
          "-scaling STANDARDIZE -width LOCAL",
          "-scaling NONE -metric MANHATTAN",
          "-metric COSINE",
          "-metric WEKA");

  @Parameters(name = "{0} {1}")
  public static List<Object[]> cases() throws Exception {
    List<Object[]> cases = new ArrayList<>();
    for (LabelDiffusionClassifier classifier : Catalogue.classifiers()) {
      for (String options : SETTINGS) {
        boolean needsCoordinates = TestTables.needsCoordinates(classifier);
        if (!(needsCoordinates && options.contains("WEKA"))) {
          cases.add(new Object[] {classifier.getClass().getSimpleName(), options, classifier});
        }
      }
    }
    return cases;
  }

  private final String options;
  private final Class<? extends LabelDiffusionClassifier> type;

  public OneAnswerTest(String name, String options, LabelDiffusionClassifier classifier) {
    this.options = options;
    type = classifier.getClass();
  }

  @Test
  public void oneTableAndEverySplitAgree() throws Exception {
    Random random = new Random(7);
    for (int trial = 0; trial < TRIALS; trial++) {
      Instances table = table(random);
      double[][] whole = built(table).distributionsForInstances(table);
      List<Integer> order = new ArrayList<>(IntStream.range(0, ROWS).boxed().toList());
      Collections.shuffle(order, random);
      int size = LABELLED + random.nextInt(ROWS - LABELLED);
      List<Integer> training = new ArrayList<>(IntStream.range(0, LABELLED).boxed().toList());
      List<Integer> batch = new ArrayList<>();
      for (int row : order) {
        if (row >= LABELLED) {
          (training.size() < size ? training : batch).add(row);
        }
      }
      Collections.shuffle(training, random);
      double[][] found = built(rows(table, training)).distributionsForInstances(rows(table, batch));
      for (int b = 0; b < batch.size(); b++) {
        assertArrayEquals("trial " + trial, whole[batch.get(b)], found[b], 0);
      }
    }
  }

  @Test
  public void orderOfRowsDoesNotMatter() throws Exception {
    Random random = new Random(11);
    Instances table = table(random);
    double[][] expected = built(table).distributionsForInstances(table);
    for (int trial = 0; trial < TRIALS; trial++) {
      List<Integer> order = new ArrayList<>(IntStream.range(0, ROWS).boxed().toList());
      Collections.shuffle(order, random);
      Instances shuffled = rows(table, order);
      double[][] found = built(shuffled).distributionsForInstances(shuffled);
      for (int i = 0; i < ROWS; i++) {
        assertArrayEquals("trial " + trial, expected[order.get(i)], found[i], 0);
      }
    }
  }

  @Test
  public void batchThatRepeatsTrainingRowsChangesNothing() throws Exception {
    Instances table = table(new Random(13));
    LabelDiffusionClassifier classifier = built(table);
    double[][] before = classifier.distributionsForInstances(table);
    Instances doubled = new Instances(table);
    doubled.addAll(table);
    double[][] after = classifier.distributionsForInstances(doubled);
    assertEquals(2 * ROWS, after.length);
    for (int i = 0; i < after.length; i++) {
      assertArrayEquals(before[i % ROWS], after[i], 0);
    }
  }

  private LabelDiffusionClassifier built(Instances data) throws Exception {
    LabelDiffusionClassifier classifier = type.getConstructor().newInstance();
    classifier.setOptions(Utils.splitOptions(options));
    classifier.setNoCache(true); // every run searches for itself
    classifier.buildClassifier(data);
    return classifier;
  }

  private static Instances rows(Instances table, List<Integer> wanted) {
    Instances some = new Instances(table, wanted.size());
    wanted.forEach(row -> some.add(table.instance(row)));
    return some;
  }

  /**
   * Clustered rows with numbers on coarse grids (ties), nominal and missing values, equal rows, and
   * equal rows with contradicting labels. The first rows are labelled.
   */
  private static Instances table(Random random) {
    ArrayList<Attribute> attributes = new ArrayList<>();
    attributes.add(new Attribute("x"));
    attributes.add(new Attribute("y"));
    attributes.add(new Attribute("z"));
    attributes.add(new Attribute("colour", List.of("red", "green", "blue")));
    attributes.add(new Attribute("class", List.of("a", "b", "c")));
    Instances table = new Instances("table", attributes, ROWS);
    table.setClassIndex(4);
    for (int i = 0; i < ROWS; i++) {
      int group = i % 3;
      double[] values = {
        Math.round(4 * (3 * group + random.nextGaussian())) / 4.0,
        100 * random.nextGaussian(),
        random.nextInt(4),
        random.nextInt(4) == 0 ? random.nextInt(3) : group,
        i < LABELLED ? group : Utils.missingValue()
      };
      if (random.nextInt(8) == 0) {
        values[random.nextInt(4)] = Utils.missingValue();
      }
      boolean isRepeated = i > 0 && random.nextInt(8) == 0;
      Instance row = new DenseInstance(1, values);
      if (isRepeated) {
        Instance earlier = table.instance(random.nextInt(i));
        row = new DenseInstance(1, earlier.toDoubleArray());
        row.setValue(4, values[4]);
      }
      table.add(row);
    }
    return table;
  }
}
