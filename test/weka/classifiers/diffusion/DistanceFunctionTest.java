package weka.classifiers.diffusion;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertThrows;
import static org.junit.Assert.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import labeldiffusion.model.CalibrationRule;
import org.junit.Rule;
import org.junit.Test;
import org.junit.rules.TemporaryFolder;
import weka.classifiers.Evaluation;
import weka.classifiers.diffusion.base.LabelDiffusionClassifier;
import weka.classifiers.diffusion.base.LinearSystemClassifier;
import weka.classifiers.diffusion.experiment.Catalogue;
import weka.classifiers.diffusion.rows.RowMetric;
import weka.core.Attribute;
import weka.core.ChebyshevDistance;
import weka.core.DenseInstance;
import weka.core.Instance;
import weka.core.Instances;
import weka.core.SerializedObject;
import weka.core.SparseInstance;
import weka.core.Utils;

/**
 * Distances by a function of Weka's, or of the user's own: {@code -metric WEKA -distance-function}.
 */
public class DistanceFunctionTest {
  private static final String CHEBYSHEV = "weka.core.ChebyshevDistance";

  @Rule public final TemporaryFolder folder = new TemporaryFolder();

  private final Instances train = TestTables.labelledFirst(TestTables.blobs(120, 1), 30);
  private final Instances batch = TestTables.blobs(50, 2);

  @Test
  public void euclideanByWekaIsTheBuiltInOne() throws Exception {
    for (LabelDiffusionClassifier ours : Catalogue.classifiers()) {
      boolean hidesLabels = ours instanceof AutoDiffusion; // others, if nodes are in another order
      if (!(TestTables.needsCoordinates(ours) || hidesLabels)) {
        LabelDiffusionClassifier byWeka = ours.getClass().getDeclaredConstructor().newInstance();
        if (ours instanceof LinearSystemClassifier solved) { // nodes are in another order
          solved.setTolerance(1e-12);
          ((LinearSystemClassifier) byWeka).setTolerance(1e-12);
        }
        ours.setCalibration(CalibrationRule.NONE);
        ours.buildClassifier(train);
        byWeka.setCalibration(CalibrationRule.NONE);
        byWeka.setMetric(RowMetric.WEKA);
        byWeka.buildClassifier(train);
        TestTables.assertAnswers(
            TestTables.batch(ours, batch), TestTables.batch(byWeka, batch), 1e-9);
        TestTables.assertAnswers(
            TestTables.single(ours, batch), TestTables.single(byWeka, batch), 1e-9);
        TestTables.assertAnswers(
            TestTables.batch(ours, train), TestTables.batch(byWeka, train), 1e-9);
      }
    }
  }

  @Test
  public void chebyshevIsTheGreatestDifference() throws Exception {
    Path matrix = folder.newFile("distances.csv").toPath();
    Files.write(
        matrix,
        train.stream()
            .map(
                x ->
                    String.join(
                        ",",
                        train.stream().map(y -> String.valueOf(greatestDifference(x, y))).toList()))
            .toList());
    SmoothDiffusion byFile = new SmoothDiffusion();
    byFile.setDistances(matrix.toFile());
    byFile.setCalibration(CalibrationRule.NONE);
    byFile.buildClassifier(train);
    TestTables.assertAnswers(
        TestTables.batch(byFile, train),
        TestTables.batch(built(CHEBYSHEV + " -D", train), train),
        1e-9);
    assertFalse(
        "else the test could not fail",
        Arrays.deepEquals(
            TestTables.batch(byFile, train),
            TestTables.batch(built("weka.core.EuclideanDistance -D", train), train)));
  }

  private static double greatestDifference(Instance x, Instance y) {
    return Math.max(Math.abs(x.value(0) - y.value(0)), Math.abs(x.value(1) - y.value(1)));
  }

  /**
   * Squares and roots are taken in the end, once: Weka's own searches ask for distances in this
   * way.
   */
  @Test
  public void distancesAreFinished() throws Exception {
    SmoothDiffusion builtIn = new SmoothDiffusion();
    builtIn.setCalibration(CalibrationRule.NONE);
    builtIn.buildClassifier(train);
    double[][] expected = TestTables.batch(builtIn, batch);
    TestTables.assertAnswers(
        expected, TestTables.batch(built("weka.core.MinkowskiDistance -P 2", train), batch), 1e-9);
    TestTables.assertAnswers(
        expected,
        TestTables.batch(
            built("weka.core.FilteredDistance -F weka.filters.AllFilter", train), batch),
        1e-9);
  }

  @Test
  public void noLabelIsSeen() throws Exception {
    SmoothDiffusion peeking = built(odd(OddDistance.Odd.PEEKS), train);
    SmoothDiffusion honest = built("weka.core.EuclideanDistance", train);
    for (Instances rows :
        List.of(batch, TestTables.mislabelled(batch), TestTables.unlabelled(batch))) {
      TestTables.assertAnswers(TestTables.batch(honest, batch), TestTables.batch(peeking, rows), 0);
      TestTables.assertAnswers(
          TestTables.single(honest, batch), TestTables.single(peeking, rows), 0);
    }
  }

  @Test
  public void givenRowsStayAsTheyAre() throws Exception {
    Instances trainBefore = new Instances(train);
    Instances batchBefore = new Instances(batch);
    TestTables.batch(built(CHEBYSHEV, train), batch);
    TestTables.assertTables(trainBefore, train);
    TestTables.assertTables(batchBefore, batch);
  }

  /** As those of the built-in scaling, which is what it is compared with. */
  @Test
  public void rangesAreThoseOfTheTrainingRows() throws Exception {
    Instances far = new Instances(batch);
    far.forEach(row -> row.setValue(0, 10 * row.value(0)));
    SmoothDiffusion builtIn = new SmoothDiffusion();
    builtIn.setCalibration(CalibrationRule.NONE);
    builtIn.buildClassifier(train);
    TestTables.assertAnswers(
        TestTables.batch(builtIn, far),
        TestTables.batch(built("weka.core.EuclideanDistance", train), far),
        1e-9);
  }

  @Test
  public void builtInScalingMakesNoDifference() throws Exception {
    double[][] expected = TestTables.batch(built(CHEBYSHEV, train), batch);
    TestTables.assertAnswers(
        expected, TestTables.batch(built(CHEBYSHEV, train, "-scaling", "NONE"), batch), 0);
  }

  @Test
  public void numberOfThreadsDoesNotMatter() throws Exception {
    Instances many = TestTables.labelledFirst(TestTables.blobs(500, 3), 60);
    for (String function : new String[] {CHEBYSHEV, "weka.core.FilteredDistance"}) {
      TestTables.assertAnswers(
          TestTables.batch(built(function, many, "-num-slots", "1"), batch),
          TestTables.batch(built(function, many, "-num-slots", "3"), batch),
          0);
    }
  }

  @Test
  public void savedModelAnswersTheSame() throws Exception {
    SmoothDiffusion model = built(CHEBYSHEV + " -R 2", train);
    SmoothDiffusion loaded = (SmoothDiffusion) new SerializedObject(model).getObject();
    TestTables.assertAnswers(TestTables.batch(model, batch), TestTables.batch(loaded, batch), 0);
    TestTables.assertAnswers(TestTables.single(model, batch), TestTables.single(loaded, batch), 0);
  }

  /** What is built is not the user's object, which may be changed afterwards. */
  @Test
  public void functionChangedAfterwardsDoesNotChangeTheModel() throws Exception {
    SmoothDiffusion model = built(CHEBYSHEV, train);
    double[][] before = TestTables.batch(model, batch);
    model.getDistanceFunction().setAttributeIndices("2");
    model.getDistanceFunction().setInstances(TestTables.iris());
    TestTables.assertAnswers(before, TestTables.batch(model, batch), 0);
  }

  @Test
  public void crossValidationWorks() throws Exception {
    Instances iris = TestTables.iris();
    Evaluation evaluation = new Evaluation(iris);
    evaluation.crossValidateModel(classifier(CHEBYSHEV), iris, 10, new Random(1));
    assertEquals(150, evaluation.numInstances(), 0);
    assertTrue(evaluation.toSummaryString(), evaluation.pctCorrect() > 90);
  }

  @Test
  public void parametersMayBeChosen() throws Exception {
    String[] select = {"-K", "1", "-select", "HOLDOUT", "-K-grid", "2,9"};
    String report = built("weka.core.EuclideanDistance", train, select).toString();
    assertTrue(
        report,
        report.contains("selection         K 2") || report.contains("selection         K 9"));
  }

  @Test
  public void sparseRowsAnswerTheSameAndMayComeInEitherForm() throws Exception {
    double[][] expected = TestTables.batch(built(CHEBYSHEV, train), batch);
    TestTables.assertAnswers(expected, TestTables.batch(built(CHEBYSHEV, sparse(train)), batch), 0);
    TestTables.assertAnswers(expected, TestTables.batch(built(CHEBYSHEV, train), sparse(batch)), 0);
    TestTables.assertAnswers(
        TestTables.batch(built(CHEBYSHEV, train), train),
        TestTables.batch(built(CHEBYSHEV, sparse(train)), train),
        0);
  }

  private static Instances sparse(Instances table) {
    Instances copy = new Instances(table, 0);
    table.forEach(row -> copy.add(new SparseInstance(row)));
    return copy;
  }

  /**
   * To Weka's functions even equal rows are apart where values are missing; here equal rows are one
   * and the same.
   */
  @Test
  public void rowEqualToATrainingRowTakesItsAnswer() throws Exception {
    Instances mixed = TestTables.mixed(80, 1);
    for (int i = 0; i < 80; i++) {
      mixed.get(i).setValue(2, 1e12 + 1e9 * i); // no row equals another
    }
    SmoothDiffusion model = built(CHEBYSHEV, mixed);
    double[][] answers = TestTables.batch(model, TestTables.unlabelled(mixed));
    for (int i = 0; i < 80; i++) {
      assertEquals("row " + i, 1, answers[i][(int) mixed.get(i).classValue()], 0);
    }
    assertFalse("nothing was added: " + model, model.toString().contains("last test batch"));
  }

  @Test
  public void reportNamesTheFunctionAndSaysThatItIsExact() throws Exception {
    String report = built(CHEBYSHEV, train, "-search", "APPROXIMATE").toString();
    assertTrue(
        report,
        report.contains("exact, by " + CHEBYSHEV + ", which is slower than the built-in metrics"));
  }

  @Test
  public void optionsComeBackAsTheyWere() throws Exception {
    String function =
        "weka.core.FilteredDistance -R 1-2 -V -F"
            + " \"weka.filters.unsupervised.attribute.Standardize\" -D \""
            + CHEBYSHEV
            + " -D -R first\"";
    SmoothDiffusion first = classifier(function);
    SmoothDiffusion second = new SmoothDiffusion();
    second.setOptions(first.getOptions());
    assertArrayEquals(first.getOptions(), second.getOptions());
    assertEquals(
        Utils.toCommandLine(first.getDistanceFunction()),
        Utils.toCommandLine(second.getDistanceFunction()));
    assertTrue(
        Utils.toCommandLine(second.getDistanceFunction()).contains(CHEBYSHEV + " -D -R first"));
  }

  @Test
  public void functionIsListedWhenItIsUsedOrChosen() throws Exception {
    SmoothDiffusion classifier = new SmoothDiffusion();
    assertFalse(Arrays.asList(classifier.getOptions()).contains("-distance-function"));
    classifier.setMetric(RowMetric.WEKA);
    assertTrue(Arrays.asList(classifier.getOptions()).contains("-distance-function"));
    classifier.setMetric(RowMetric.EUCLIDEAN);
    classifier.setDistanceFunction(new ChebyshevDistance());
    assertTrue(Arrays.asList(classifier.getOptions()).contains(CHEBYSHEV + " -R first-last"));
  }

  @Test
  public void badDistancesAreRefusedByTheFunctionsName() throws Exception {
    String rule =
        "distances must be 0 or more, and finite when squared, but "
            + OddDistance.class.getName()
            + " gave ";
    assertRefused(rule + "NaN", odd(OddDistance.Odd.IS_NAN));
    assertRefused(rule + "-1.0", odd(OddDistance.Odd.IS_NEGATIVE));
    assertRefused(rule + "Infinity", odd(OddDistance.Odd.IS_INFINITE));
    assertRefused(rule + Double.MAX_VALUE, odd(OddDistance.Odd.IS_HUGE));
    assertRefused(
        "distances must be symmetric, but " + OddDistance.class.getName() + " gave ",
        odd(OddDistance.Odd.IS_ONE_WAY));
  }

  @Test
  public void functionThatFailsIsRefusedWithItsOwnWords() throws Exception {
    String rule = "the distance function must be able to compare the rows, but ";
    assertRefused(
        rule + OddDistance.class.getName() + " said: no such luck", odd(OddDistance.Odd.THROWS));
    assertRefused(
        rule + CHEBYSHEV + " said: Invalid range list at nonsense", CHEBYSHEV + " -R nonsense");
  }

  private void assertRefused(String sentence, String function) throws Exception {
    for (String slots : new String[] {"1", "3"}) {
      Exception thrown =
          assertThrows(
              IllegalArgumentException.class, () -> built(function, train, "-num-slots", slots));
      assertTrue(thrown.getMessage(), thrown.getMessage().startsWith(sentence));
      assertEquals(1, thrown.getMessage().lines().count());
    }
  }

  @Test
  public void badFunctionsAreRefusedWhenTheyAreRead() {
    for (String bad :
        new String[] {
          "", "Chebyshev", "weka.core.NormalizableDistance", "weka.classifiers.trees.J48"
        }) {
      Exception thrown = assertThrows(Exception.class, () -> classifier(bad));
      assertEquals(
          "-distance-function: expected the class name of a DistanceFunction and its options, was '"
              + bad
              + "'",
          thrown.getMessage());
    }
    Exception thrown = assertThrows(Exception.class, () -> classifier(CHEBYSHEV + " -Q 3"));
    assertTrue(thrown.getMessage(), thrown.getMessage().contains("Illegal options: -Q 3"));
  }

  @Test
  public void linearNeighbourhoodsAreRefused() {
    LinearNeighborhoodPropagation classifier = new LinearNeighborhoodPropagation();
    classifier.setMetric(RowMetric.WEKA);
    Exception thrown =
        assertThrows(IllegalArgumentException.class, () -> classifier.buildClassifier(train));
    assertEquals(
        "linear neighbourhoods need one of the built-in metrics, which tell where a row lies,"
            + " but only distances are known",
        thrown.getMessage());
  }

  @Test
  public void textIsRefusedAsEver() {
    ArrayList<Attribute> attributes =
        new ArrayList<>(
            List.of(
                new Attribute("text", (List<String>) null),
                new Attribute("class", List.of("a", "b"))));
    Instances texts = new Instances("texts", attributes, 1);
    texts.setClassIndex(1);
    texts.add(new DenseInstance(1, new double[] {texts.attribute(0).addStringValue("word"), 0}));
    Exception thrown = assertThrows(Exception.class, () -> built(CHEBYSHEV, texts));
    assertTrue(
        thrown.getMessage(),
        thrown.getMessage().toLowerCase(Locale.ROOT).contains("string attributes"));
  }

  /** A function that fails whenever it is asked is not asked. */
  @Test
  public void graphAndDistanceFilesDoNotNeedIt() throws Exception {
    Path edges = folder.newFile("edges.csv").toPath();
    Path distances = folder.newFile("distances.csv").toPath();
    for (int i = 0; i < train.size(); i++) {
      int next = (i + 1) % train.size();
      Files.writeString(edges, Files.readString(edges) + i + "," + next + "\n");
      Files.writeString(distances, Files.readString(distances) + i + "," + next + ",1\n");
    }
    for (String[] file :
        new String[][] {{"-graph", edges.toString()}, {"-distances", distances.toString()}}) {
      TestTables.assertDistributions(
          TestTables.batch(built(odd(OddDistance.Odd.THROWS), train, file), train), 120, 3);
    }
    Exception thrown =
        assertThrows(
            IllegalArgumentException.class,
            () -> built(CHEBYSHEV, train, "-graph", edges.toString(), "-graph-weights", "x"));
    assertEquals(
        "-graph-weights requires one of the built-in metrics, but -metric was WEKA",
        thrown.getMessage());
  }

  private static String odd(OddDistance.Odd odd) {
    return OddDistance.class.getName() + " -odd " + odd;
  }

  /** Not calibrated: nodes are in another order than elsewhere, so other labels would be hidden. */
  private static SmoothDiffusion built(String function, Instances table, String... options)
      throws Exception {
    SmoothDiffusion classifier = classifier(function);
    classifier.setOptions(options.clone());
    classifier.setCalibration(CalibrationRule.NONE);
    classifier.buildClassifier(table);
    return classifier;
  }

  private static SmoothDiffusion classifier(String function) throws Exception {
    SmoothDiffusion classifier = new SmoothDiffusion();
    classifier.setOptions(new String[] {"-metric", "WEKA", "-distance-function", function});
    return classifier;
  }
}
