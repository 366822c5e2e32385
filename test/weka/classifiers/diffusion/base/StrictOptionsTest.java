package weka.classifiers.diffusion.base;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertThrows;
import static org.junit.Assert.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.ClassRule;
import org.junit.Test;
import org.junit.rules.TemporaryFolder;
import org.junit.runner.RunWith;
import org.junit.runners.Parameterized;
import org.junit.runners.Parameterized.Parameters;
import weka.classifiers.Evaluation;
import weka.classifiers.diffusion.ConsistentDiffusion;
import weka.classifiers.diffusion.LocalGlobalConsistency;
import weka.classifiers.diffusion.PoissonLearning;
import weka.classifiers.diffusion.SmoothDiffusion;
import weka.classifiers.diffusion.TestTables;
import weka.classifiers.diffusion.TopologicalMatchDiffusion;

/**
 * Every option with a bad value stops the run with one sentence that says what must hold and what
 * was given.
 */
@RunWith(Parameterized.class)
public class StrictOptionsTest {
  @ClassRule public static final TemporaryFolder FOLDER = new TemporaryFolder();

  private final LabelDiffusionClassifier classifier;
  private final String options;
  private final String rule;

  public StrictOptionsTest(LabelDiffusionClassifier classifier, String options, String rule) {
    this.classifier = classifier;
    this.options = options;
    this.rule = rule;
  }

  /** Classifier, options, and what the sentence must say; the value itself is added. */
  @Parameters(name = "{1}")
  public static List<Object[]> cases() {
    List<Object[]> cases = new ArrayList<>();
    String whole = "expected a whole number";
    for (String option : new String[] {"K", "initial-steps", "num-slots"}) {
      for (String value : new String[] {"abc", "1.5", "9999999999", "1e3"}) {
        smooth(cases, "-" + option + " " + value, "-" + option + ": " + whole);
      }
    }
    for (String value : new String[] {"abc", "1.5", "9999999999", "1e3"}) {
      smooth(cases, "-steps " + value, "-steps: expected AUTO or a whole number");
    }
    for (String option : new String[] {"sigma-x", "delta", "sigma-f"}) {
      for (String value : new String[] {"x", "1,5", "0..1"}) {
        smooth(cases, "-" + option + " " + value, "-" + option + ": expected a number");
      }
    }
    smooth(cases, "-width FOO", "-width: expected one of GLOBAL, LOCAL, SCALED, FIXED");
    smooth(cases, "-scaling FOO", "-scaling: expected one of NORMALIZE, STANDARDIZE, NONE");
    smooth(cases, "-label-weights 3", "-label-weights: expected one of BALANCED, ONE_HOT");
    smooth(cases, "-label-rule X", "-label-rule: expected one of CLAMP, RELEASE");
    smooth(cases, "-scheme EULER", "-scheme: expected one of EXPLICIT, IMPLICIT");
    smooth(cases, "-metric FAR", "-metric: expected one of EUCLIDEAN, COSINE, MANHATTAN, WEKA");
    smooth(
        cases,
        "-metric WEKA -distance-function no.such.Distance",
        "-distance-function: expected the class name of a DistanceFunction and its options");
    smooth(cases, "-search FAST", "-search: expected one of AUTO, EXACT, APPROXIMATE");
    smooth(cases, "-recall most", "-recall: expected a number");
    smooth(cases, "-recall 0", "recall must be above 0 and at most 1");
    smooth(cases, "-recall 1.5", "recall must be above 0 and at most 1");
    smooth(cases, "-K 0", "number of neighbours K must be at least 1");
    smooth(cases, "-K -3", "number of neighbours K must be at least 1");
    smooth(cases, "-steps -1", "number of steps must be 0 or more");
    smooth(cases, "-initial-steps -1", "number of initial steps must be 0 or more");
    smooth(cases, "-num-slots -1", "number of threads must be 0 (one per core) or more");
    for (String value : new String[] {"0", "-1", "NaN", "Infinity"}) {
      smooth(cases, "-delta " + value, "step size delta must be a number above 0");
      smooth(cases, "-sigma-f " + value, "relative width sigma-f must be a number above 0");
      smooth(cases, "-width FIXED -sigma-x " + value, "width FIXED requires a sigma-x above 0");
    }
    smooth(cases, "-width FIXED", "width FIXED requires a sigma-x above 0, was 0");
    smooth(cases, "-sigma-x 1", "sigma-x requires width FIXED");
    smooth(cases, "-width LOCAL -sigma-x 1", "sigma-x requires width FIXED");
    smooth(cases, "-density-exponent 1.5", "density exponent must be between 0 and 1");
    cases.add(
        new Object[] {
          new TopologicalMatchDiffusion(), "-match-width 0", "match width must be a number above 0"
        });
    cases.add(
        new Object[] {
          new ConsistentDiffusion(),
          "-tangent-dimension 11",
          "tangent dimension must be from 1 to 10, or 0 to estimate it"
        });
    cases.add(
        new Object[] {
          new ConsistentDiffusion(),
          "-least-diffusivity 0",
          "least diffusivity must be above 0 and at most 1"
        });
    cases.add(
        new Object[] {
          new ConsistentDiffusion(),
          "-select HOLDOUT -tangent-dimension-grid 1.5",
          "-tangent-dimension-grid: expected comma-separated whole numbers"
        });
    for (String value : new String[] {"0", "1", "-0.5", "1.5", "NaN"}) {
      cases.add(
          new Object[] {
            new LocalGlobalConsistency(), "-alpha " + value, "alpha must lie between 0 and 1"
          });
      cases.add(
          new Object[] {
            new LocalGlobalConsistency(),
            "-tolerance " + value,
            "tolerance must lie between 0 and 1"
          });
    }
    cases.add(
        new Object[] {
          new LocalGlobalConsistency(),
          "-max-iterations 0",
          "number of iterations must be at least 1"
        });
    smooth(cases, "-class-sizes SOME", "-class-sizes: expected one of FREE, EVEN, LABELS, AUTO");
    smooth(
        cases,
        "-class-sizes 0.5,0.5",
        "-class-sizes: expected one of FREE, EVEN, LABELS, AUTO, or 3 comma-separated numbers");
    cases.add(
        new Object[] {
          new PoissonLearning(), "-damping 1", "damping must be at least 0 and below 1"
        });
    cases.add(
        new Object[] {new PoissonLearning(), "-tolerance tiny", "-tolerance: expected a number"});
    return cases;
  }

  private static void smooth(List<Object[]> cases, String options, String rule) {
    cases.add(new Object[] {new SmoothDiffusion(), options, rule});
  }

  @Test
  public void runIsStoppedWithOneSentence() {
    IllegalArgumentException thrown =
        assertThrows(
            IllegalArgumentException.class,
            () -> {
              classifier.setOptions(options.split(" "));
              classifier.buildClassifier(TestTables.iris());
            });
    assertSentence(thrown.getMessage());
  }

  @Test
  public void commandLineIsStoppedWithTheSameSentence() throws Exception {
    List<String> line = new ArrayList<>(List.of("-t", iris(), "-no-cv", "-v"));
    line.addAll(List.of(options.split(" ")));
    Exception thrown =
        assertThrows(
            Exception.class,
            () -> Evaluation.evaluateModel(classifier, line.toArray(new String[0])));
    assertTrue(thrown.getMessage(), thrown.getMessage().contains(rule));
  }

  private void assertSentence(String message) {
    assertTrue(message, message.startsWith(rule));
    assertTrue(
        "starts in lower case or with the option: " + message, message.matches("(?s)(-|[a-z]).*"));
    assertEquals("is one line", 1, message.lines().count());
    assertTrue(
        "does not shout: " + message, !message.contains("!") && !message.contains("xception"));
    String value = options.substring(options.lastIndexOf(' ') + 1);
    assertTrue(
        "says what was given: " + message,
        message.contains("was '" + value + "'") || message.matches(".*, was -?[0-9A-Za-z.]+.*"));
  }

  private static String iris() throws Exception {
    Path file = FOLDER.getRoot().toPath().resolve("iris.arff");
    if (!Files.exists(file)) {
      Files.writeString(file, TestTables.iris().toString());
    }
    return file.toString();
  }
}
