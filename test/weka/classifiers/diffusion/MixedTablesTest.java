package weka.classifiers.diffusion;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertThrows;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.Test;
import weka.classifiers.diffusion.base.LabelDiffusionClassifier;
import weka.classifiers.diffusion.experiment.Catalogue;
import weka.core.Attribute;
import weka.core.DenseInstance;
import weka.core.Instances;
import weka.core.SparseInstance;
import weka.core.UnsupportedAttributeTypeException;

/** Which attributes the classifiers take, in any combination. */
public class MixedTablesTest {
  private static final int TABLES = 30;

  /**
   * Numeric, nominal, binary, date and constant attributes in random number, with none, some or all
   * values missing.
   */
  @Test
  public void everyClassifierAnswersRandomTables() throws Exception {
    for (int seed = 0; seed < TABLES; seed++) {
      Random random = new Random(seed);
      Instances train = header(random);
      Instances test = new Instances(train, 0);
      double missing = new double[] {0, 0.3, 1}[random.nextInt(3)];
      boolean isSparse = random.nextInt(4) == 0;
      fill(train, 25, missing, isSparse, random);
      fill(test, 10, missing, isSparse, random);
      for (LabelDiffusionClassifier classifier : Catalogue.classifiers()) {
        try {
          classifier.buildClassifier(TestTables.labelledFirst(train, 12));
          TestTables.assertDistributions(
              TestTables.batch(classifier, test), 10, train.numClasses());
          TestTables.assertDistributions(
              TestTables.single(classifier, test), 10, train.numClasses());
        } catch (Exception | AssertionError e) {
          throw new AssertionError(
              classifier.getClass().getSimpleName() + " on table " + seed + ": " + train, e);
        }
      }
    }
  }

  @Test
  public void textAndTablesInTablesAreRefusedInWekasWords() throws Exception {
    Instances inner = new Instances("inner", new ArrayList<>(List.of(new Attribute("x"))), 0);
    for (Attribute attribute :
        new Attribute[] {new Attribute("text", (List<String>) null), new Attribute("bag", inner)}) {
      Instances table = TestTables.blobs(12, 1);
      table.insertAttributeAt(attribute, 0);
      for (LabelDiffusionClassifier classifier : Catalogue.classifiers()) {
        String message =
            assertThrows(
                    UnsupportedAttributeTypeException.class,
                    () -> classifier.buildClassifier(table))
                .getMessage();
        assertEquals(
            classifier.getClass().getName()
                + ": Cannot handle "
                + Attribute.typeToString(attribute)
                + " attributes!",
            message);
      }
    }
  }

  @Test
  public void aNumericClassIsRefusedInWekasWords() throws Exception {
    Instances table = TestTables.blobs(12, 1);
    table.setClassIndex(0);
    String message =
        assertThrows(Exception.class, () -> new SmoothDiffusion().buildClassifier(table))
            .getMessage();
    assertEquals(
        "weka.classifiers.diffusion.SmoothDiffusion: Cannot handle numeric class!", message);
  }

  private static Instances header(Random random) {
    ArrayList<Attribute> attributes = new ArrayList<>();
    int count = 1 + random.nextInt(5);
    for (int a = 0; a < count; a++) {
      attributes.add(
          switch (random.nextInt(4)) {
            case 0 -> new Attribute("number" + a);
            case 1 -> new Attribute("name" + a, List.of("x", "y", "z"));
            case 2 -> new Attribute("answer" + a, List.of("no", "yes"));
            default -> new Attribute("date" + a, "yyyy-MM-dd");
          });
    }
    int place = random.nextInt(count + 1);
    attributes.add(
        place,
        new Attribute(
            "class", random.nextBoolean() ? List.of("a", "b") : List.of("a", "b", "c", "d")));
    Instances header = new Instances("random", attributes, 0);
    header.setClassIndex(place);
    return header;
  }

  private static void fill(
      Instances table, int rows, double missing, boolean isSparse, Random random) {
    for (int i = 0; i < rows; i++) {
      double[] values = new double[table.numAttributes()];
      for (int a = 0; a < values.length; a++) {
        Attribute attribute = table.attribute(a);
        values[a] =
            attribute.isNominal()
                ? random.nextInt(attribute.numValues())
                : attribute.isDate()
                    ? 1e12 + 1e9 * random.nextInt(100)
                    : random.nextInt(3) == 0 ? 0 : random.nextGaussian();
        if (a != table.classIndex() && random.nextDouble() < missing) {
          values[a] = Double.NaN;
        }
      }
      table.add(isSparse ? new SparseInstance(1, values) : new DenseInstance(1, values));
    }
  }
}
