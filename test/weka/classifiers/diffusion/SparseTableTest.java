package weka.classifiers.diffusion;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.Test;
import weka.classifiers.diffusion.base.LabelDiffusionClassifier;
import weka.classifiers.diffusion.experiment.Catalogue;
import weka.core.Attribute;
import weka.core.DenseInstance;
import weka.core.Instance;
import weka.core.Instances;
import weka.core.SerializedObject;
import weka.core.SparseInstance;
import weka.core.Utils;

/** The same table as sparse and as dense instances: the same answers to the last bit. */
public class SparseTableTest {
  private static final String BY_INDEX = "exact, by an index of the non-zero entries";
  private static final String[] OPTIONS = {
    "",
    "-metric COSINE -scaling NONE",
    "-scaling STANDARDIZE",
    "-metric COSINE",
    "-metric COSINE -scaling STANDARDIZE",
    "-metric MANHATTAN"
  };

  private final Instances dense = table(160, 1);
  private final Instances batch = table(60, 2);

  @Test
  public void everyClassifierAnswersTheSame() throws Exception {
    for (String options : OPTIONS) {
      for (LabelDiffusionClassifier ofSparse : Catalogue.classifiers()) {
        LabelDiffusionClassifier ofDense =
            ofSparse.getClass().getDeclaredConstructor().newInstance();
        ofDense.setOptions(Utils.splitOptions(options));
        ofSparse.setOptions(Utils.splitOptions(options));
        ofDense.buildClassifier(dense);
        ofSparse.buildClassifier(sparse(dense));
        double[][] expected = TestTables.batch(ofDense, batch);
        TestTables.assertAnswers(expected, TestTables.batch(ofSparse, sparse(batch)), 0);
        TestTables.assertAnswers(
            TestTables.batch(ofDense, dense), TestTables.batch(ofSparse, sparse(dense)), 0);
        TestTables.assertAnswers(
            TestTables.single(ofDense, batch), TestTables.single(ofSparse, sparse(batch)), 0);
      }
    }
  }

  /** Else the other tests would compare dense rows with dense rows. */
  @Test
  public void sparseRowsAreSearchedByTheIndexAndDenseOnesAreNot() throws Exception {
    assertTrue(built("", sparse(dense)).toString().contains(BY_INDEX));
    assertTrue(built("-search APPROXIMATE", sparse(dense)).toString().contains(BY_INDEX));
    assertFalse(built("", dense).toString().contains(BY_INDEX));
  }

  @Test
  public void batchMayComeInEitherForm() throws Exception {
    double[][] expected = TestTables.batch(built("", dense), batch);
    TestTables.assertAnswers(expected, TestTables.batch(built("", dense), sparse(batch)), 0);
    TestTables.assertAnswers(expected, TestTables.batch(built("", sparse(dense)), batch), 0);
  }

  /** Zeros that are written out in a sparse row are zeros all the same. */
  @Test
  public void storedZerosDoNotMatter() throws Exception {
    Instances padded = sparse(dense);
    for (int i = 0; i < padded.size(); i++) {
      SparseInstance row = new SparseInstance(1, dense.get(i).toDoubleArray());
      int[] index = new int[row.numValues() + 1];
      double[] value = new double[index.length];
      int zero = 0;
      while (row.value(zero) != 0) {
        zero++;
      }
      for (int p = 0, q = 0; p < index.length; p++) {
        boolean isHere = q == p && (q == row.numValues() || row.index(q) > zero);
        index[p] = isHere ? zero : row.index(q);
        value[p] = isHere ? 0 : row.valueSparse(q);
        q += isHere ? 0 : 1;
      }
      padded.set(i, new SparseInstance(1, value, index, row.numAttributes()));
    }
    TestTables.assertAnswers(
        TestTables.batch(built("", dense), batch), TestTables.batch(built("", padded), batch), 0);
  }

  @Test
  public void numberOfThreadsDoesNotMatter() throws Exception {
    TestTables.assertAnswers(
        TestTables.batch(built("-num-slots 1 -no-cache", sparse(dense)), batch),
        TestTables.batch(built("-num-slots 3 -no-cache", sparse(dense)), batch),
        0);
  }

  @Test
  public void savedModelAnswersTheSame() throws Exception {
    SmoothDiffusion model = built("-scaling STANDARDIZE", sparse(dense));
    SmoothDiffusion copy = (SmoothDiffusion) new SerializedObject(model).getObject();
    TestTables.assertAnswers(TestTables.batch(model, batch), TestTables.batch(copy, batch), 0);
    TestTables.assertAnswers(TestTables.single(model, batch), TestTables.single(copy, batch), 0);
  }

  @Test
  public void sparseTableOfDigitImagesStaysOnTheDensePath() throws Exception {
    Instances digits = RealData.read("mnist5k.arff.gz");
    assertTrue(digits.get(0) instanceof SparseInstance);
    assertFalse(built("", new Instances(digits, 0, 300)).toString().contains(BY_INDEX));
  }

  @Test
  public void realTextsAnswerTheSame() throws Exception {
    assertSameAnswers("", RealData.read("pcmac.arff.gz"));
    assertSameAnswers("-metric COSINE -scaling NONE", RealData.read("text.arff.gz"));
  }

  private static void assertSameAnswers(String options, Instances texts) throws Exception {
    texts.randomize(new Random(1));
    Instances train = new Instances(texts, 0, 200);
    Instances test = new Instances(texts, 200, 100);
    SmoothDiffusion ofSparse = built(options, train);
    assertTrue(ofSparse.toString().contains(BY_INDEX));
    TestTables.assertAnswers(
        TestTables.batch(built(options, dense(train)), dense(test)),
        TestTables.batch(ofSparse, test),
        0);
  }

  private static SmoothDiffusion built(String options, Instances table) throws Exception {
    SmoothDiffusion classifier = new SmoothDiffusion();
    classifier.setOptions(Utils.splitOptions(options));
    classifier.buildClassifier(table);
    return classifier;
  }

  private static Instances sparse(Instances table) {
    Instances copy = new Instances(table, 0);
    for (Instance row : table) {
      copy.add(new SparseInstance(row));
    }
    assertEquals(table.classIndex(), copy.classIndex());
    return copy;
  }

  private static Instances dense(Instances table) {
    Instances copy = new Instances(table, 0);
    for (Instance row : table) {
      copy.add(new DenseInstance(1, row.toDoubleArray()));
    }
    return copy;
  }

  /**
   * Words and names, few of them other than 0, some missing, rows that are empty or repeat others;
   * the class is in between.
   */
  private static Instances table(int n, long seed) {
    Random random = new Random(seed);
    ArrayList<Attribute> attributes = new ArrayList<>();
    for (int a = 0; a < 130; a++) {
      attributes.add(
          a % 10 == 3
              ? new Attribute("name" + a, List.of("none", "b", "c"))
              : new Attribute("word" + a));
    }
    attributes.set(50, new Attribute("class", List.of("red", "green", "blue")));
    Instances table = new Instances("texts", attributes, n);
    table.setClassIndex(50);
    for (int i = 0; i < n; i++) {
      double[] row = new double[attributes.size()];
      int topic = random.nextInt(3);
      if (i > 0 && i % 11 == 0) {
        row = table.get(random.nextInt(i)).toDoubleArray();
      } else if (i % 17 != 0) {
        for (int w = 0; w < 7; w++) {
          int a =
              random.nextInt(3) == 0
                  ? random.nextInt(row.length)
                  : (topic + 3 * random.nextInt(9)) % row.length;
          row[a] = attributes.get(a).isNominal() ? 1 + random.nextInt(2) : 1 + random.nextInt(4);
          row[a] = random.nextInt(30) == 0 ? Double.NaN : row[a];
        }
        row[7] = random.nextInt(9) == 0 ? -1 : 0;
      }
      row[50] = i % 4 == 0 || i < 3 ? topic : Double.NaN;
      table.add(new DenseInstance(1, row));
    }
    return table;
  }
}
