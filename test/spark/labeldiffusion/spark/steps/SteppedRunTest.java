package labeldiffusion.spark.steps;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import labeldiffusion.diffusion.Scores;
import labeldiffusion.diffusion.SteppedOutcome;
import labeldiffusion.diffusion.Watcher;
import labeldiffusion.diffusion.stepped.EulerDiffusion;
import labeldiffusion.diffusion.stepped.EulerSpec;
import labeldiffusion.diffusion.stepped.LabelRule;
import labeldiffusion.diffusion.stepped.Scheme;
import labeldiffusion.labels.LabelWeights;
import labeldiffusion.parallel.Workers;
import labeldiffusion.spark.blocks.TestBlocks;
import org.junit.Rule;
import org.junit.Test;
import org.junit.rules.TemporaryFolder;

/** The five diffusions on blocks, compared with the engine on the same neighbour lists. */
public class SteppedRunTest {
  @Rule public final TemporaryFolder folder = new TemporaryFolder();

  private final TestBlocks data = new TestBlocks(400, 6, 3, 12);

  private Scores engine(SteppedMethod method, double sigmaF, LabelRule rule) {
    EulerSpec spec =
        new EulerSpec(TestRuns.STEPS, 1, Scheme.EXPLICIT, LabelWeights.BALANCED, rule, false);
    return EulerDiffusion.anisotropic(spec, TestRuns.INITIAL, sigmaF, method.rule())
        .run(data.graph, data.labels, new Workers(1), Watcher.NONE);
  }

  private void assertEqualsEngine(SteppedMethod method, double sigmaF, LabelRule rule) {
    TestRuns runs = new TestRuns(data, folder.getRoot());
    double[] expected = engine(method, sigmaF, rule).values();
    double[] two = runs.stepped(method, sigmaF, rule == LabelRule.CLAMP, 2);
    assertArrayEquals(method + " and the engine", expected, two, 1e-9);
    double[] seven = runs.stepped(method, sigmaF, rule == LabelRule.CLAMP, 7);
    assertArrayEquals(method + " with 7 blocks", two, seven, 0);
    double[] sixteen = runs.stepped(method, sigmaF, rule == LabelRule.CLAMP, 16);
    assertArrayEquals(method + " with 16 blocks", two, sixteen, 0);
  }

  @Test
  public void isotropicScoresAreThoseOfTheEngineForAnyNumberOfBlocks() {
    assertEqualsEngine(SteppedMethod.ISOTROPIC, 0.3, LabelRule.CLAMP);
  }

  @Test
  public void linearScoresAreThoseOfTheEngineForAnyNumberOfBlocks() {
    assertEqualsEngine(SteppedMethod.LINEAR, 0.3, LabelRule.CLAMP);
  }

  @Test
  public void nonlinearScoresAreThoseOfTheEngineForAnyNumberOfBlocks() {
    assertEqualsEngine(SteppedMethod.NONLINEAR, 0.3, LabelRule.RELEASE);
  }

  @Test
  public void smoothScoresAreThoseOfTheEngineForAnyNumberOfBlocks() {
    assertEqualsEngine(SteppedMethod.SMOOTH, 0.3, LabelRule.CLAMP);
  }

  @Test
  public void localMatchScoresAreThoseOfTheEngineForAnyNumberOfBlocks() {
    assertEqualsEngine(SteppedMethod.LOCAL_MATCH, 0.3, LabelRule.CLAMP);
  }

  @Test
  public void stepsAreGuardedWhereTheEngineGuardsThem() {
    TestRuns runs = new TestRuns(data, folder.getRoot());
    Scores expected = engine(SteppedMethod.SMOOTH, 0.003, LabelRule.RELEASE);
    int guarded = ((SteppedOutcome) expected.outcome()).guardedSteps();
    assertTrue("the guard acts", guarded > 0);
    double[] F = runs.stepped(SteppedMethod.SMOOTH, 0.003, false, 7);
    assertEquals(guarded, runs.guardedSteps);
    assertArrayEquals(expected.values(), F, 1e-9);
    assertArrayEquals(F, runs.stepped(SteppedMethod.SMOOTH, 0.003, false, 16), 0);
  }
}
