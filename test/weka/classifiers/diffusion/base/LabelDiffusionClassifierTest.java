package weka.classifiers.diffusion.base;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertThrows;
import static org.junit.Assert.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import labeldiffusion.diffusion.stepped.AutoSteps;
import labeldiffusion.diffusion.stepped.EulerSpec;
import labeldiffusion.diffusion.stepped.FixedSteps;
import labeldiffusion.diffusion.stepped.LabelRule;
import labeldiffusion.diffusion.stepped.Scheme;
import labeldiffusion.labels.LabelWeights;
import labeldiffusion.selection.Candidate;
import labeldiffusion.sparse.StoppingRule;
import org.junit.Test;
import weka.classifiers.diffusion.LocalGlobalConsistency;
import weka.classifiers.diffusion.SmoothDiffusion;
import weka.classifiers.diffusion.TestTables;
import weka.core.Capabilities.Capability;
import weka.core.Instance;
import weka.core.Instances;
import weka.core.Utils;

/**
 * What all classifiers share: {@link SteppedDiffusionClassifier}, {@link
 * AnisotropicDiffusionClassifier}, {@link LinearSystemClassifier}, {@link AlphaClassifier}, {@link
 * Measures}.
 */
public class LabelDiffusionClassifierTest {
  private final SmoothDiffusion smooth = new SmoothDiffusion();
  private final LocalGlobalConsistency consistency = new LocalGlobalConsistency();

  @Test
  public void optionsAreReturnedAsTheyWereSet() throws Exception {
    String general =
        " -K 6 -metric WEKA -distance-function weka.core.ManhattanDistance -scaling STANDARDIZE"
            + " -search EXACT -recall 0.9 -width FIXED -sigma-x 2.0 -density-exponent 0.5"
            + " -class-sizes EVEN -calibration PRIOR -graph g.csv -id 1 -graph-weights 2"
            + " -distances d.csv -select HOLDOUT -K-grid 2,4 -select-folds 4 -S 8 -num-slots 2"
            + " -batch-size 7";
    assertReturned(
        smooth,
        "-initial-steps 7 -sigma-f 0.25 -sigma-f-grid 0.1,0.2 -steps 9 -delta 0.5"
            + " -scheme IMPLICIT -label-weights ONE_HOT -label-rule RELEASE"
            + general);
    assertReturned(
        consistency,
        "-alpha 0.7 -alpha-grid 0.5,0.6 -tolerance 0.001 -max-iterations 77" + general);
  }

  private static void assertReturned(LabelDiffusionClassifier classifier, String options)
      throws Exception {
    String[] words = options.split(" ");
    classifier.setOptions(words.clone());
    String[] returned = classifier.getOptions();
    for (int w = 0; w < words.length; w += 2) {
      String value = Utils.getOption(words[w].substring(1), returned.clone());
      assertTrue(words[w] + " " + value, value.startsWith(words[w + 1]));
    }
  }

  @Test
  public void flagsAreReturnedIfTheyWereSet() throws Exception {
    for (String flag :
        new String[] {"-self-loops", "-strict-ids", "-join-unreached", "-no-cache"}) {
      smooth.setOptions(new String[] {});
      assertFalse(Arrays.asList(smooth.getOptions()).contains(flag));
      smooth.setOptions(new String[] {flag});
      assertTrue(Arrays.asList(smooth.getOptions()).contains(flag));
    }
  }

  @Test
  public void batchSizeAndDistanceFunctionAreNamedIfTheyWereChosen() throws Exception {
    List<String> options = Arrays.asList(smooth.getOptions());
    assertFalse(options.contains("-batch-size") || options.contains("-distance-function"));
    assertEquals(String.valueOf(Integer.MAX_VALUE), smooth.getBatchSize());
    smooth.setOptions(new String[] {"-metric", "WEKA"});
    assertTrue(Arrays.asList(smooth.getOptions()).contains("-distance-function"));
    smooth.setOptions(new String[] {"-distance-function", "weka.core.ManhattanDistance"});
    assertTrue(Arrays.asList(smooth.getOptions()).contains("-distance-function"));
    smooth.setBatchSize("5");
    smooth.setOptions(new String[] {});
    assertEquals(
        "all rows are one batch again", String.valueOf(Integer.MAX_VALUE), smooth.getBatchSize());
  }

  @Test
  public void optionsOfStepsBecomeTheSpec() throws Exception {
    smooth.setOptions(
        new String[] {
          "-steps",
          " 9",
          "-delta",
          "0.5",
          "-scheme",
          "IMPLICIT",
          "-label-weights",
          "ONE_HOT",
          "-label-rule",
          "RELEASE",
          "-self-loops"
        });
    assertEquals(
        new EulerSpec(
            new FixedSteps(9), 0.5, Scheme.IMPLICIT, LabelWeights.ONE_HOT, LabelRule.RELEASE, true),
        smooth.eulerSpec());
    smooth.setSteps("auto ");
    assertEquals(new AutoSteps(), smooth.eulerSpec().stepPolicy());
    smooth.setSteps("few");
    assertEquals(
        "-steps: expected AUTO or a whole number, was 'few'",
        assertThrows(IllegalArgumentException.class, smooth::eulerSpec).getMessage());
  }

  @Test
  public void optionsOfSolversBecomeTheRule() throws Exception {
    consistency.setOptions(new String[] {"-tolerance", "1e-3", "-max-iterations", "77"});
    assertEquals(new StoppingRule(1e-3, 77), consistency.stoppingRule());
  }

  @Test
  public void gridsBecomeCandidates() throws Exception {
    consistency.setOptions(new String[] {"-alpha", "0.7", "-alpha-grid", "0.5,0.6"});
    assertEquals("alpha 0.7", consistency.given().values());
    assertEquals(List.of("alpha 0.5", "alpha 0.6"), values(consistency.candidates()));
    smooth.setOptions(new String[] {"-sigma-f", "0.2", "-sigma-f-grid", "0.1,0.4"});
    assertEquals("sigma-f 0.2", smooth.given().values());
    assertEquals(List.of("sigma-f 0.1", "sigma-f 0.4"), values(smooth.candidates()));
  }

  private static List<String> values(List<Candidate> candidates) {
    return candidates.stream().map(Candidate::values).toList();
  }

  @Test
  public void onlyAnIdMayBeAString() throws Exception {
    assertFalse(smooth.getCapabilities().handles(Capability.STRING_ATTRIBUTES));
    smooth.setId("1");
    assertTrue(smooth.getCapabilities().handles(Capability.STRING_ATTRIBUTES));
    assertFalse(smooth.getCapabilities().handles(Capability.RELATIONAL_ATTRIBUTES));
    smooth.setOptions(new String[] {"-graph", "g.csv", "-id", "1"});
    assertTrue("only the id is read", handles(Capability.RELATIONAL_ATTRIBUTES));
    assertTrue(handles(Capability.DATE_ATTRIBUTES) && handles(Capability.MISSING_CLASS_VALUES));
    assertFalse(handles(Capability.NUMERIC_CLASS));
    assertEquals(1, smooth.getCapabilities().getMinimumNumberInstances());
  }

  @Test
  public void numbersDatesNamesAndGapsAreHandled() {
    for (Capability handled :
        new Capability[] {
          Capability.NUMERIC_ATTRIBUTES,
          Capability.DATE_ATTRIBUTES,
          Capability.NOMINAL_ATTRIBUTES,
          Capability.MISSING_VALUES,
          Capability.NOMINAL_CLASS,
          Capability.BINARY_CLASS,
          Capability.MISSING_CLASS_VALUES
        }) {
      assertTrue(handled.toString(), handles(handled));
    }
    for (Capability other :
        new Capability[] {
          Capability.RELATIONAL_ATTRIBUTES, Capability.DATE_CLASS, Capability.NO_CLASS
        }) {
      assertFalse(other.toString(), handles(other));
    }
  }

  @Test
  public void whatIsNotHandledIsRejectedInWekasWords() {
    Instances table = TestTables.blobs(10, 1);
    table.setClassIndex(0);
    String message =
        assertThrows(Exception.class, () -> smooth.buildClassifier(table)).getMessage();
    assertTrue(message, message.endsWith("Cannot handle numeric class!"));
  }

  @Test
  public void batchesAndSingleRowsGetDistributions() throws Exception {
    smooth.buildClassifier(TestTables.blobs(30, 1));
    Instances test = TestTables.blobs(6, 2);
    TestTables.assertDistributions(smooth.distributionsForInstances(test), 6, 3);
    for (Instance row : test) {
      double[][] answer = {smooth.distributionForInstance(row)};
      TestTables.assertDistributions(answer, 1, 3);
    }
  }

  @Test
  public void wekasCommandLineEvaluatesIt() throws Exception {
    Path file = Files.createTempFile("blobs", ".arff");
    Files.writeString(file, TestTables.blobs(30, 1).toString());
    PrintStream console = System.out;
    ByteArrayOutputStream printed = new ByteArrayOutputStream();
    System.setOut(new PrintStream(printed));
    try {
      smooth.run(smooth, new String[] {"-t", file.toString(), "-no-cv", "-K", "3"});
    } finally {
      System.setOut(console);
      Files.delete(file);
    }
    assertTrue(printed.toString(), printed.toString().contains("Correctly Classified Instances"));
  }

  @Test
  public void theDescriptionSaysHowToUseItAndWhoseMethodItIs() {
    assertTrue(smooth.globalInfo().contains("This classifier is transductive"));
    assertTrue(smooth.globalInfo().contains("Context-guided diffusion for label propagation"));
    String paper = smooth.getTechnicalInformation().toString();
    for (String part : new String[] {"Kim", "International Conference", "2015", "2776-2784"}) {
      assertTrue(paper, paper.contains(part));
    }
  }

  @Test
  public void progressIsPrintedIfAskedFor() throws Exception {
    PrintStream console = System.err;
    for (boolean isWanted : new boolean[] {true, false}) {
      ByteArrayOutputStream printed = new ByteArrayOutputStream();
      smooth.setDebug(isWanted);
      System.setErr(new PrintStream(printed));
      try {
        smooth.buildClassifier(TestTables.blobs(30, 1));
        smooth.toString(); // the run waits until its report is wanted
      } finally {
        System.setErr(console);
      }
      assertEquals(printed.toString(), isWanted, printed.toString().contains("diffusion: "));
    }
  }

  private boolean handles(Capability capability) {
    return smooth.getCapabilities().handles(capability);
  }

  @Test
  public void aClassifierThatIsNotBuiltSaysSo() {
    assertEquals("SmoothDiffusion: not built yet", smooth.toString());
    assertTrue(Double.isNaN(smooth.getMeasure("measureNodes")));
    assertEquals(
        "the classifier has not been built yet",
        assertThrows(
                IllegalStateException.class,
                () -> smooth.distributionForInstance(TestTables.blobs(3, 1).instance(0)))
            .getMessage());
  }

  /** Thirty rows, of which ten have labels; then a batch of six more. */
  @Test
  public void measuresAreThoseOfTheLastRun() throws Exception {
    Instances rows = TestTables.labelledFirst(TestTables.blobs(30, 1), 10);
    smooth.setOptions(new String[] {"-K", "4", "-steps", "7", "-calibration", "NONE"});
    smooth.buildClassifier(rows);
    assertMeasures(30);
    assertTrue(smooth.implementsMoreEfficientBatchPrediction());
    smooth.distributionsForInstances(TestTables.blobs(6, 2));
    assertMeasures(36);
    assertTrue(smooth.toString().contains("over training data and last test batch"));
    smooth.buildClassifier(rows);
    assertMeasures(30);
    assertFalse(smooth.toString().contains("over training data and last test batch"));
  }

  private void assertMeasures(int nodes) {
    assertEquals(nodes, smooth.getMeasure("measureNodes"), 0);
    assertEquals(10, smooth.getMeasure("measureLabelled"), 0);
    assertEquals(nodes - 10, smooth.getMeasure("measureUnlabelled"), 0);
    assertEquals(4, smooth.getMeasure("measureNeighbours"), 0);
    assertEquals(1, smooth.getMeasure("measureRecall"), 0);
    assertEquals(27, smooth.getMeasure("measureSteps"), 0);
    assertTrue(smooth.getMeasure("measureEdges") >= 2 * nodes);
    assertTrue(smooth.getMeasure("measureEdges") <= 4 * nodes);
    for (String positive :
        new String[] {
          "measureSigmaX",
          "measureComponents",
          "measureFinalChange",
          "measureGraphSeconds",
          "measureDiffusionSeconds"
        }) {
      assertTrue(positive, smooth.getMeasure(positive) > 0);
    }
    for (String none :
        new String[] {
          "measureNodesWithoutLabels", "measureUnreachedNodes", "measureGuardedSteps"
        }) {
      assertEquals(none, 0, smooth.getMeasure(none), 0);
    }
  }

  @Test
  public void measuresAreNamed() {
    List<String> names = Collections.list(smooth.enumerateMeasures());
    assertEquals(15, names.size());
    names.forEach(name -> assertTrue(name.startsWith("measure")));
    assertTrue(
        assertThrows(IllegalArgumentException.class, () -> smooth.getMeasure("measureNone"))
            .getMessage()
            .endsWith("was measureNone"));
  }
}
