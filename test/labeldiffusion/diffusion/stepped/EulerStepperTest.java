package labeldiffusion.diffusion.stepped;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import labeldiffusion.SilentTestCase;
import labeldiffusion.TestGraphs;
import labeldiffusion.graph.SimilarityGraph;
import labeldiffusion.labels.LabelWeights;
import labeldiffusion.labels.Labels;
import org.junit.Test;

/** Steps of size 1/2 on a path of three nodes, the first of which is labelled. */
public class EulerStepperTest extends SilentTestCase {
  private final SimilarityGraph path = TestGraphs.path(3);
  private final Labels labels = TestGraphs.labelled(3, 1, 0, 0);

  @Test
  public void startsAtTheSeeds() {
    assertArrayEquals(new double[] {1, 0, 0}, stepper(LabelRule.CLAMP, false).scores(), 0);
  }

  @Test
  public void clampedLabelsStay() {
    EulerStepper stepper = stepper(LabelRule.CLAMP, false);
    stepper.step(path.weight(), true);
    assertArrayEquals(new double[] {1, 0.25, 0}, stepper.scores(), 1e-15);
    assertEquals(0.25, stepper.change(), 1e-15);
    stepper.step(path.weight(), false);
    assertArrayEquals(new double[] {1, 0.375, 0.125}, stepper.scores(), 1e-15);
  }

  @Test
  public void releasedLabelsFlow() {
    EulerStepper stepper = stepper(LabelRule.RELEASE, false);
    stepper.step(path.weight(), true);
    assertArrayEquals(new double[] {0.5, 0.25, 0}, stepper.scores(), 1e-15);
  }

  @Test
  public void onlyClampedNodesAreNotFree() {
    assertFalse(stepper(LabelRule.CLAMP, false).isFree(0));
    assertTrue(stepper(LabelRule.CLAMP, false).isFree(1));
    assertTrue(stepper(LabelRule.RELEASE, false).isFree(0));
  }

  /** Degrees 2, 3, 2 instead of 1, 2, 1. */
  @Test
  public void selfLoopsRaiseTheDegrees() {
    EulerStepper stepper = stepper(LabelRule.RELEASE, true);
    stepper.step(path.weight(), true);
    assertArrayEquals(new double[] {0.75, 0.5 / 3, 0}, stepper.scores(), 1e-15);
  }

  @Test
  public void aNodeWithoutEdgesStays() {
    SimilarityGraph apart =
        SimilarityGraph.ofEdges(3, new int[] {1}, new int[] {2}, new double[] {1}, 1);
    EulerSpec spec =
        new EulerSpec(1, 0.5, Scheme.EXPLICIT, LabelWeights.ONE_HOT, LabelRule.RELEASE, false);
    EulerStepper stepper = new EulerStepper(apart, labels, spec, workers);
    stepper.step(apart.weight(), true);
    assertArrayEquals(new double[] {1, 0, 0}, stepper.scores(), 0);
  }

  /** n (2 c numbers, a degree, a flag) and the row sums of the explicit scheme. */
  @Test
  public void memoryIsThatOfItsArrays() {
    assertEquals(10 * (16 * 3 + 8 + 1) + 10 * 8, EulerStepper.bytes(Scheme.EXPLICIT, 10, 40, 3));
  }

  private EulerStepper stepper(LabelRule rule, boolean selfLoops) {
    EulerSpec spec = new EulerSpec(1, 0.5, Scheme.EXPLICIT, LabelWeights.ONE_HOT, rule, selfLoops);
    return new EulerStepper(path, labels, spec, workers);
  }
}
