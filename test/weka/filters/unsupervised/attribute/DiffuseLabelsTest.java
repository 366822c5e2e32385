package weka.filters.unsupervised.attribute;

import static weka.classifiers.diffusion.TestTables.batch;
import static weka.classifiers.diffusion.TestTables.single;

import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import weka.classifiers.diffusion.AutoDiffusion;
import weka.classifiers.diffusion.GaussianRandomFields;
import weka.classifiers.diffusion.IsotropicDiffusion;
import weka.classifiers.diffusion.SmoothDiffusion;
import weka.classifiers.diffusion.TestTables;
import weka.classifiers.diffusion.base.LabelDiffusionClassifier;
import weka.core.Attribute;
import weka.core.DenseInstance;
import weka.core.Instances;
import weka.core.Utils;
import weka.filters.Filter;
import weka.filters.unsupervised.LabelFilterContract;

public class DiffuseLabelsTest extends LabelFilterContract {
  /** 12 labelled rows, 28 unlabelled ones. */
  private final Instances train = TestTables.labelledFirst(TestTables.blobs(40, 1), 12);

  private final Instances test = TestTables.unlabelled(TestTables.blobs(20, 2));

  public DiffuseLabelsTest(String name) {
    super(name);
  }

  /** With all that it can append, so that the suite sees it. */
  @Override
  public DiffuseLabels getFilter() {
    DiffuseLabels filter = new DiffuseLabels();
    filter.setProbabilities(true);
    filter.setConfidence(true);
    filter.setOrigin(true);
    return filter;
  }

  @Override
  protected String[] otherOptions() {
    return new String[] {
      "-W",
      "weka.classifiers.diffusion.GaussianRandomFields -K 3",
      "-origin",
      "-only-reached",
      "-min-confidence",
      "0.9"
    };
  }

  public void testDefaultsAreAutoDiffusionAndNothingAppended() {
    DiffuseLabels filter = new DiffuseLabels();
    assertEquals(AutoDiffusion.class, filter.getClassifier().getClass());
    assertFalse(filter.getProbabilities() || filter.getConfidence() || filter.getOrigin());
    assertFalse(filter.getOnlyReached());
    assertEquals(0, filter.getMinConfidence(), 0);
    assertEquals("", filter.getPage().getPath());
  }

  public void testNestedOptionsArriveAtTheClassifier() throws Exception {
    DiffuseLabels filter = getFilter();
    filter.setOptions(otherOptions());
    assertEquals(GaussianRandomFields.class, filter.getClassifier().getClass());
    assertEquals(3, filter.getClassifier().getNumNeighbours());
  }

  public void testMissingClassesAreWhatTheClassifierSays() throws Exception {
    double[][] answers = batch(built(new IsotropicDiffusion()), train);
    DiffuseLabels filter = new DiffuseLabels();
    filter.setClassifier(new IsotropicDiffusion());
    Instances output = run(filter);
    for (int i = 12; i < 40; i++) {
      assertEquals(Utils.maxIndex(answers[i]), (int) output.instance(i).classValue());
    }
  }

  public void testNoClassIsMissingAfterwards() throws Exception {
    Instances output = run(new DiffuseLabels());
    assertFalse(output.attributeStats(output.classIndex()).missingCount > 0);
  }

  public void testPageShowsTheFirstBatch() throws Exception {
    File page = File.createTempFile("labels", ".html");
    DiffuseLabels filter = new DiffuseLabels();
    filter.setOptions(new String[] {"-page", page.getPath()});
    assertEquals(page, filter.getPage());
    run(filter);
    String html = Files.readString(page.toPath());
    assertTrue(html.startsWith("<!DOCTYPE html>") && html.contains("\"allNodes\":40"));
    assertTrue(page.delete());
  }

  /** Even where the diffusion, free to forget labels, says otherwise. */
  public void testGivenLabelsStay() throws Exception {
    Instances wrong = TestTables.blobs(40, 1);
    for (int i = 0; i < 4; i++) {
      wrong.instance(i).setClassValue((wrong.instance(i).classValue() + 1) % TestTables.CLASSES);
    }
    SmoothDiffusion forgetful = new SmoothDiffusion();
    forgetful.setOptions(Utils.splitOptions("-label-rule RELEASE"));
    DiffuseLabels filter = new DiffuseLabels();
    filter.setClassifier(forgetful);
    filter.setInputFormat(wrong);
    Instances output = Filter.useFilter(wrong, filter);
    wrong.setRelationName(output.relationName()); // Weka writes the filter into it
    TestTables.assertTables(wrong, output);
    forgetful.buildClassifier(wrong);
    assertFalse(
        "the classifier itself says otherwise",
        wrong.instance(0).classValue() == Utils.maxIndex(batch(forgetful, wrong)[0]));
  }

  public void testProbabilitiesAreTheClassifiersAndConfidenceIsTheHighest() throws Exception {
    double[][] answers = batch(built(new AutoDiffusion()), train);
    Instances output = run(getFilter());
    assertEquals("p_red", output.attribute(2).name());
    assertEquals("p_blue", output.attribute(4).name());
    assertEquals("confidence", output.attribute(5).name());
    for (int i = 0; i < 40; i++) {
      for (int t = 0; t < TestTables.CLASSES; t++) {
        assertEquals(answers[i][t], output.instance(i).value(2 + t), 0);
      }
      assertEquals(answers[i][Utils.maxIndex(answers[i])], output.instance(i).value(5), 0);
    }
  }

  public void testOriginTellsGivenRowsFromPredictedOnes() throws Exception {
    Instances output = run(getFilter());
    for (int i = 0; i < 40; i++) {
      assertEquals(i < 12 ? "given" : "predicted", output.instance(i).stringValue(6));
    }
  }

  /** Otherwise a classifier behind this filter would see whether a test row has a class. */
  public void testOriginOfLaterRowsDoesNotDependOnTheirClasses() throws Exception {
    DiffuseLabels filter = getFilter();
    filter.setInputFormat(train);
    Filter.useFilter(train, filter);
    Instances hidden = Filter.useFilter(test, filter);
    Instances known = Filter.useFilter(TestTables.blobs(20, 2), filter);
    for (int i = 0; i < 20; i++) {
      assertEquals("predicted", known.instance(i).stringValue(6));
      assertEquals(hidden.instance(i).value(5), known.instance(i).value(5), 0);
    }
  }

  public void testDoubtfulClassesStayMissing() throws Exception {
    DiffuseLabels filter = getFilter();
    filter.setMinConfidence(0.9);
    Instances output = run(filter);
    int missing = 0;
    for (int i = 12; i < 40; i++) {
      assertEquals(output.instance(i).value(5) < 0.9, output.instance(i).classIsMissing());
      missing += output.instance(i).classIsMissing() ? 1 : 0;
    }
    assertTrue("some of both", missing > 0 && missing < 28);
  }

  /** Three pairs of friends, two of them labelled. */
  public void testRowsThatNoLabelReachesAreSaidToBeSo() throws Exception {
    Instances output = run(pairs("a,b", "c,d", "e,f"), "0", "?", "1", "?", "?", "?");
    assertEquals("predicted", output.instance(1).stringValue(1));
    assertEquals("not reached", output.instance(4).stringValue(1));
    assertEquals("yes", output.instance(1).stringValue(2));
    assertTrue("yes and no tie among the labels", output.instance(4).classIsMissing());
  }

  public void testRowsThatNoLabelReachesGetTheMostFrequentClassUnlessUnwanted() throws Exception {
    DiffuseLabels filter = pairs("a,b", "c,d", "e,f");
    Instances output = run(filter, "0", "1", "1", "?", "?", "?");
    assertEquals("no", output.instance(4).stringValue(2));
    filter.setOnlyReached(true);
    Instances empty = run(filter, "0", "1", "1", "?", "?", "?");
    assertTrue(empty.instance(4).classIsMissing());
    assertEquals("no", empty.instance(3).stringValue(2));
  }

  public void testSmallestConfidenceIsAProbability() throws Exception {
    DiffuseLabels filter = new DiffuseLabels();
    filter.setMinConfidence(1.5);
    try {
      run(filter);
      fail("was accepted");
    } catch (Exception e) {
      assertEquals("the smallest confidence must be from 0 to 1, was 1.5", e.getMessage());
    }
  }

  /** A filter that adds the origin and works on a graph file with these edges. */
  private static DiffuseLabels pairs(String... edges) throws Exception {
    Path file = Files.createTempFile("pairs", ".csv");
    file.toFile().deleteOnExit();
    Files.write(file, List.of(edges));
    GaussianRandomFields harmonic = new GaussianRandomFields();
    harmonic.setGraph(file.toFile());
    harmonic.setId("id");
    DiffuseLabels filter = new DiffuseLabels();
    filter.setClassifier(harmonic);
    filter.setOrigin(true);
    return filter;
  }

  /** Runs a filter over rows with the ids a, b, and so on, and these classes. */
  private static Instances run(DiffuseLabels filter, String... classes) throws Exception {
    ArrayList<Attribute> header = new ArrayList<>();
    header.add(new Attribute("id", (List<String>) null));
    header.add(new Attribute("class", List.of("yes", "no")));
    Instances rows = new Instances("pairs", header, 0);
    rows.setClassIndex(1);
    for (int i = 0; i < classes.length; i++) {
      double id = rows.attribute(0).addStringValue(String.valueOf((char) ('a' + i)));
      double label = classes[i].equals("?") ? Double.NaN : Double.parseDouble(classes[i]);
      rows.add(new DenseInstance(1, new double[] {id, label}));
    }
    filter.setInputFormat(rows);
    return Filter.useFilter(rows, filter);
  }

  /** The Explorer takes the last attribute for the class, before and after. */
  public void testClassThatIsLastStaysLast() throws Exception {
    Instances output = run(getFilter());
    assertEquals(train.classAttribute(), output.attribute(output.numAttributes() - 1));
    assertEquals(output.numAttributes() - 1, output.classIndex());
  }

  public void testClassMayBeAnyAttribute() throws Exception {
    Instances first = TestTables.iris();
    Reorder reorder = new Reorder();
    reorder.setOptions(new String[] {"-R", "last,first-4"});
    reorder.setInputFormat(first);
    first = Filter.useFilter(first, reorder);
    first.setClassIndex(0);
    for (int i = 0; i < 150; i++) {
      if (i % 10 != 0) {
        first.instance(i).setClassMissing();
      }
    }
    DiffuseLabels filter = getFilter();
    filter.setInputFormat(first);
    Instances output = Filter.useFilter(first, filter);
    assertEquals(0, output.classIndex());
    assertEquals(0, output.attributeStats(0).missingCount);
    assertEquals("confidence", output.attribute(8).name());
  }

  public void testLaterBatchIsAnsweredAsAWhole() throws Exception {
    DiffuseLabels filter = getFilter();
    filter.setInputFormat(train);
    Filter.useFilter(train, filter);
    assertProbabilities(batch(built(new AutoDiffusion()), test), Filter.useFilter(test, filter));
  }

  public void testLaterRowsThatComeAloneAreAnsweredFromTheirNeighbours() throws Exception {
    DiffuseLabels filter = getFilter();
    filter.setInputFormat(train);
    Filter.useFilter(train, filter);
    Instances output = filter.getOutputFormat();
    for (int i = 0; i < test.numInstances(); i++) {
      assertTrue("at once", filter.input(test.instance(i)));
      output.add(filter.output());
    }
    assertProbabilities(single(built(new AutoDiffusion()), test), output);
  }

  /**
   * Strings of the input do not get mixed up: the graph is a path of ten nodes, its ends labelled.
   */
  public void testIdsOfAGraphFileMayBeStrings() throws Exception {
    Path edges = Files.createTempFile("path", ".csv");
    StringBuilder lines = new StringBuilder();
    Instances nodes = new Instances(train, 0);
    nodes.insertAttributeAt(new Attribute("id", (List<String>) null), 0);
    for (int i = 0; i < 10; i++) {
      lines.append(i == 9 ? "" : "node" + i + ",node" + (i + 1) + "\n");
      double[] values = {
        nodes.attribute(0).addStringValue("node" + i), 0, 0, i == 0 ? 0 : i == 9 ? 1 : Double.NaN
      };
      nodes.add(new DenseInstance(1, values));
    }
    Files.writeString(edges, lines);
    GaussianRandomFields harmonic = new GaussianRandomFields();
    harmonic.setGraph(new File(edges.toString()));
    harmonic.setId("id");
    DiffuseLabels filter = new DiffuseLabels();
    filter.setClassifier(harmonic);
    filter.setInputFormat(nodes);
    Instances output = Filter.useFilter(nodes, filter);
    Files.delete(edges);
    for (int i = 0; i < 10; i++) {
      assertEquals("node" + i, output.instance(i).stringValue(0));
      assertEquals(i < 5 ? "red" : "green", output.instance(i).stringValue(3));
    }
  }

  public void testRowsWithoutAnyLabelAreRefusedInWekasWords() throws Exception {
    DiffuseLabels filter = new DiffuseLabels();
    filter.setInputFormat(test);
    try {
      Filter.useFilter(test, filter);
      fail("was accepted");
    } catch (Exception e) {
      assertTrue(
          e.getMessage(),
          e.getMessage().contains("Not enough training instances with class labels"));
    }
  }

  public void testRowsAfterAnEmptyFirstBatchAreRejected() throws Exception {
    DiffuseLabels filter = new DiffuseLabels();
    filter.setInputFormat(train);
    Filter.useFilter(new Instances(train, 0), filter);
    try {
      Filter.useFilter(test, filter);
      fail("was accepted");
    } catch (IllegalArgumentException e) {
      assertEquals("the first batch must have labelled rows, but was empty", e.getMessage());
    }
  }

  public void testTheReportIsPrintedIfAskedFor() throws Exception {
    PrintStream console = System.err;
    ByteArrayOutputStream printed = new ByteArrayOutputStream();
    for (boolean isWanted : new boolean[] {true, false}) {
      printed.reset();
      DiffuseLabels filter = new DiffuseLabels();
      filter.setClassifier(new SmoothDiffusion());
      filter.setDebug(isWanted);
      System.setErr(new PrintStream(printed));
      try {
        run(filter);
      } finally {
        System.setErr(console);
      }
      String report = "SmoothDiffusion over the training data";
      assertEquals(printed.toString(), isWanted, printed.toString().contains(report));
    }
  }

  public void testClassifierItselfIsNotBuilt() throws Exception {
    DiffuseLabels filter = new DiffuseLabels();
    run(filter);
    assertEquals("AutoDiffusion: not built yet", filter.getClassifier().toString());
  }

  public void testBadValuesAreRefusedWithOneSentence() throws Exception {
    String expected =
        "-W: expected the class name of a LabelDiffusionClassifier and its options, was '";
    for (String classifier :
        new String[] {
          "",
          "SmoothDiffusion",
          "weka.classifiers.trees.J48",
          "no.such.Class -K 3",
          "weka.classifiers.diffusion.base.LabelDiffusionClassifier"
        }) {
      assertRefused(new DiffuseLabels(), expected + classifier + "'", "-W", classifier);
    }
    assertRefused(
        new DiffuseLabels(),
        "-K: expected a whole number, was 'abc'",
        "-W",
        "weka.classifiers.diffusion.SmoothDiffusion -K abc");
    assertRefused(
        new DiffuseLabels(),
        "number of neighbours K must be at least 1, was 0",
        "-W",
        "weka.classifiers.diffusion.SmoothDiffusion -K 0");
  }

  public void testOptionsThatTheClassifierDoesNotKnowAreRefused() throws Exception {
    try {
      new DiffuseLabels()
          .setOptions(new String[] {"-W", "weka.classifiers.diffusion.SmoothDiffusion -k 3"});
      fail("was accepted");
    } catch (Exception e) {
      assertTrue(e.getMessage(), e.getMessage().contains("Illegal options: -k 3"));
    }
  }

  private Instances run(DiffuseLabels filter) throws Exception {
    filter.setInputFormat(train);
    return Filter.useFilter(train, filter);
  }

  private LabelDiffusionClassifier built(LabelDiffusionClassifier classifier) throws Exception {
    classifier.buildClassifier(train);
    return classifier;
  }

  private static void assertProbabilities(double[][] expected, Instances output) {
    assertEquals(expected.length, output.numInstances());
    for (int i = 0; i < expected.length; i++) {
      assertEquals(Utils.maxIndex(expected[i]), (int) output.instance(i).classValue());
      for (int t = 0; t < expected[i].length; t++) {
        assertEquals(expected[i][t], output.instance(i).value(2 + t), 0);
      }
    }
  }
}
