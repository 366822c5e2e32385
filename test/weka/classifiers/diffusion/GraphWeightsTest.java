package weka.classifiers.diffusion;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertThrows;
import static org.junit.Assert.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.Rule;
import org.junit.Test;
import org.junit.rules.TemporaryFolder;
import weka.classifiers.Evaluation;
import weka.classifiers.diffusion.base.InvalidInputException;
import weka.classifiers.diffusion.base.LabelDiffusionClassifier;
import weka.classifiers.diffusion.experiment.Catalogue;
import weka.core.Attribute;
import weka.core.DenseInstance;
import weka.core.Instances;
import weka.core.SerializedObject;

/**
 * Forty nodes, each joined to the ten after it around a ring: the edges do not know the classes,
 * the attributes do, size always and colour mostly.
 */
public class GraphWeightsTest {
  private static final int N = 40;

  @Rule public final TemporaryFolder folder = new TemporaryFolder();

  private final Instances rows = ring();

  @Test
  public void attributesTellWhatTheEdgesDoNot() throws Exception {
    Instances few = hidden(10);
    assertTrue(errors(built(few, "-graph", graph(), "-id", "name"), rows) > 5);
    assertTrue(
        errors(
                built(
                    few,
                    "-graph",
                    graph(),
                    "-id",
                    "name",
                    "-graph-weights",
                    "size,colour",
                    "-width",
                    "FIXED",
                    "-sigma-x",
                    "0.2"),
                rows)
            <= 2);
  }

  @Test
  public void namesNumbersAndSpansMeanTheSame() throws Exception {
    double[][] byName = answers("size,colour");
    for (String same :
        new String[] {"colour, size", "2,3", "2-3", "2-last", "first-last", "size,3,2-2"}) {
      assertArrayEquals(same, byName, answers(same));
    }
    assertFalse("else the test could not fail", answers("size")[25][0] == byName[25][0]);
  }

  @Test
  public void otherAttributesAreRefused() throws Exception {
    for (String wrong : new String[] {"class", "last", "name", "first", "4"}) {
      assertRefused("neither the class nor the id", wrong);
    }
    for (String wrong : new String[] {"0", "5", "weight", "size,,2", "1-9", " "}) {
      assertRefused("names or numbers from 1 to 4", wrong);
    }
  }

  @Test
  public void textIsRefusedAsAWeight() throws Exception {
    Instances table = new Instances(rows);
    table.insertAttributeAt(new Attribute("remark", (List<String>) null), 1);
    String message =
        assertThrows(
                InvalidInputException.class,
                () ->
                    built(table, "-graph", graph(), "-id", "name", "-graph-weights", "size,remark"))
            .getMessage();
    assertEquals(
        "-graph-weights must be numeric, nominal or date attributes, was remark, a string"
            + " attribute",
        message);
    built(
        table,
        "-graph",
        graph(),
        "-id",
        "name",
        "-graph-weights",
        "size"); // which does not look at it
  }

  @Test
  public void weightsWithoutAGraphAreRefused() throws Exception {
    for (String[] options :
        new String[][] {{"-graph-weights", "2"}, {"-distances", graph(), "-graph-weights", "2"}}) {
      String message =
          assertThrows(InvalidInputException.class, () -> built(TestTables.blobs(20, 1), options))
              .getMessage();
      assertEquals("-graph-weights requires -graph, which was not given", message);
    }
  }

  @Test
  public void crossValidationJustWorks() throws Exception {
    for (LabelDiffusionClassifier classifier : Catalogue.classifiers()) {
      if (!TestTables.needsCoordinates(classifier)) { // of every node from the start
        classifier.setOptions(
            new String[] {
              "-graph",
              graph(),
              "-id",
              "name",
              "-graph-weights",
              "size,colour",
              "-width",
              "FIXED",
              "-sigma-x",
              "0.2"
            });
        Evaluation evaluation = new Evaluation(rows);
        evaluation.crossValidateModel(classifier, rows, 10, new Random(1));
        assertEquals(N, evaluation.numInstances(), 0);
        assertTrue(
            classifier.getClass() + ": " + evaluation.incorrect(), evaluation.incorrect() <= 2);
      }
    }
  }

  @Test
  public void everyClassifierTakesATableOfAllNodes() throws Exception {
    for (LabelDiffusionClassifier classifier : Catalogue.classifiers()) {
      classifier.setOptions(
          new String[] {"-graph", graph(), "-id", "name", "-graph-weights", "size,colour"});
      classifier.buildClassifier(hidden(10));
      TestTables.assertDistributions(TestTables.batch(classifier, rows), N, 2);
    }
  }

  /** Rows to be labelled may be given with a missing class or as a batch: it is the same graph. */
  @Test
  public void aBatchBringsItsAttributes() throws Exception {
    String[] options = {
      "-graph", graph(), "-id", "name", "-graph-weights", "size,colour", "-scaling", "NONE"
    };
    Instances known = TestTables.rows(rows, IntStream.range(0, 10).toArray());
    SmoothDiffusion classifier = built(known, options);
    assertTrue(classifier.toString(), classifier.toString().contains("end without attributes"));
    double[][] answers = classifier.distributionsForInstances(rows);
    TestTables.assertAnswers(TestTables.single(built(hidden(10), options), rows), answers, 1e-12);
    String batch =
        classifier.toString().substring(classifier.toString().indexOf("last test batch"));
    assertFalse(batch, batch.contains("without attributes"));
  }

  @Test
  public void theReportSaysWhichEdgesHaveNoLength() throws Exception {
    String[] options = {"-graph", graph(), "-id", "name", "-graph-weights", "size"};
    String none = built(TestTables.rows(rows, 0, 20), options).toString(); // which are not joined
    assertTrue(
        none,
        none.contains(
            "sigma_x           none, no edge has attributes at both ends: all weigh 1\n"));
    String one = built(TestTables.rows(rows, 0, 1), options).toString();
    assertTrue(
        one,
        one.contains(
            "note              399 edges have an end without attributes; their weight is the mean"
                + " of the others\n"));
    String all = built(rows, options).toString();
    assertFalse(all, all.contains("without attributes") || all.contains("at both ends"));
  }

  @Test
  public void neitherLabelsNorOrderOfABatchMatter() throws Exception {
    SmoothDiffusion classifier =
        built(
            TestTables.rows(rows, IntStream.range(0, 10).toArray()),
            "-graph",
            graph(),
            "-id",
            "name",
            "-graph-weights",
            "2-3");
    double[][] answers = classifier.distributionsForInstances(rows);
    assertArrayEquals(answers, classifier.distributionsForInstances(TestTables.mislabelled(rows)));
    int[] backwards = IntStream.range(0, N).map(i -> N - 1 - i).toArray();
    double[][] moved = classifier.distributionsForInstances(TestTables.rows(rows, backwards));
    for (int i = 0; i < N; i++) {
      assertArrayEquals(answers[i], moved[N - 1 - i], 1e-12);
    }
  }

  @Test
  public void savedModelAnswersTheSame() throws Exception {
    SmoothDiffusion classifier =
        built(
            TestTables.rows(rows, IntStream.range(0, 10).toArray()),
            "-graph",
            graph(),
            "-id",
            "name",
            "-graph-weights",
            "2-3");
    SmoothDiffusion copy = (SmoothDiffusion) new SerializedObject(classifier).getObject();
    assertArrayEquals(
        classifier.distributionsForInstances(rows), copy.distributionsForInstances(rows));
  }

  @Test
  public void withoutAnIdRowsAreNodesByTheirNumbers() throws Exception {
    Instances table = new Instances(hidden(10));
    table.deleteAttributeAt(0);
    Instances truth = new Instances(rows);
    truth.deleteAttributeAt(0);
    assertTrue(
        errors(
                built(
                    table,
                    "-graph",
                    graph(""),
                    "-graph-weights",
                    "size,colour",
                    "-width",
                    "FIXED",
                    "-sigma-x",
                    "0.2"),
                truth)
            <= 2);
  }

  @Test
  public void scalingMetricAndScaleApply() throws Exception {
    double[][] plain = answers("2-3");
    for (String[] more :
        new String[][] {
          {"-scaling", "NONE"},
          {"-metric", "MANHATTAN"},
          {"-width", "LOCAL"},
          {"-width", "FIXED", "-sigma-x", "0.1"}
        }) {
      assertFalse(more[1], plain[25][0] == answers("2-3", more)[25][0]);
    }
  }

  private double[][] answers(String weights, String... more) throws Exception {
    List<String> options =
        new ArrayList<>(List.of("-graph", graph(), "-id", "name", "-graph-weights", weights));
    options.addAll(List.of(more));
    return TestTables.single(built(hidden(10), options.toArray(new String[0])), rows);
  }

  private void assertRefused(String words, String weights) throws Exception {
    String message =
        assertThrows(weights, InvalidInputException.class, () -> answers(weights)).getMessage();
    assertTrue(message, message.startsWith("-graph-weights must be ") && message.contains(words));
  }

  private static SmoothDiffusion built(Instances table, String... options) throws Exception {
    SmoothDiffusion classifier = new SmoothDiffusion();
    classifier.setOptions(options.clone());
    classifier.buildClassifier(table);
    return classifier;
  }

  private static double errors(SmoothDiffusion classifier, Instances truth) throws Exception {
    Evaluation evaluation = new Evaluation(truth);
    evaluation.evaluateModel(classifier, truth);
    return evaluation.incorrect();
  }

  private Instances hidden(int labelled) {
    return TestTables.labelledFirst(rows, labelled);
  }

  private String graph() throws Exception {
    return graph("node");
  }

  private String graph(String node) throws Exception {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < N; i++) {
      for (int step = 1; step <= 10; step++) {
        text.append(node).append(i).append(',').append(node).append((i + step) % N).append('\n');
      }
    }
    Path file = folder.newFile().toPath();
    Files.writeString(file, text);
    return file.toString();
  }

  private static Instances ring() {
    Instances table =
        new Instances(
            "ring",
            new ArrayList<>(
                List.of(
                    new Attribute("name", (List<String>) null),
                    new Attribute("size"),
                    new Attribute("colour", List.of("red", "green")),
                    new Attribute("class", List.of("a", "b")))),
            N);
    table.setClassIndex(3);
    Random random = new Random(5);
    for (int i = 0; i < N; i++) {
      int side = random.nextInt(2);
      DenseInstance row = new DenseInstance(4);
      row.setDataset(table);
      row.setValue(0, "node" + i);
      row.setValue(1, 5 * side + random.nextGaussian());
      row.setValue(2, random.nextInt(8) == 0 ? 1 - side : side);
      row.setClassValue(side);
      table.add(row);
    }
    return table;
  }
}
