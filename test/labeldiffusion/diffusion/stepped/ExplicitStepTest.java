package labeldiffusion.diffusion.stepped;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import labeldiffusion.SilentTestCase;
import labeldiffusion.TestGraphs;
import labeldiffusion.graph.SimilarityGraph;
import labeldiffusion.parallel.Blocks;
import org.junit.Test;

/** Steps on a path of three nodes with weights 1 and degrees 1, 2, 1. */
public class ExplicitStepTest extends SilentTestCase {
  private final SimilarityGraph path = TestGraphs.path(3);
  private final double[] F = {1, 0, 0};
  private final double[] G = F.clone();

  @Test
  public void theStepIsDividedByTheLargestRatioAndAtMostItsInverse() {
    assertEquals(0.5, ExplicitStep.guarded(0.5, 1), 0); // as asked for
    assertEquals(1, ExplicitStep.guarded(7, 1), 0); // at most 1 / r
    assertEquals(0.25, ExplicitStep.guarded(0.5, 2), 0); // divided by r
    assertEquals(2, ExplicitStep.guarded(2, 0.25), 0); // small weights allow large steps
    assertEquals(4, ExplicitStep.guarded(7, 0.25), 0); // at most 1 / r
    assertEquals(7, ExplicitStep.guarded(7, 0), 0); // nothing flows
  }

  /** L F = (1, -1/2, 0). */
  @Test
  public void aStepSubtractsDeltaTimesTheLaplacian() {
    ExplicitStep step = step(0.5, new boolean[3]);
    double change = step.take(path.weight(), true, F, G);
    assertArrayEquals(new double[] {0.5, 0.25, 0}, G, 1e-15);
    assertEquals(0.5, change, 1e-15);
    assertEquals(0, step.guardedSteps());
    assertEquals(List.of(), step.remarks());
  }

  @Test
  public void clampedNodesStay() {
    double change = step(0.5, new boolean[] {true, false, false}).take(path.weight(), true, F, G);
    assertArrayEquals(new double[] {1, 0.25, 0}, G, 1e-15);
    assertEquals(0.25, change, 1e-15);
  }

  /** With weights 2, r = 2: the step of 1 becomes 1/2 and gives what weights 1 give. */
  @Test
  public void guardedStepsAreCountedAndReported() {
    Locale before = Locale.getDefault();
    Locale.setDefault(Locale.forLanguageTag("ar-EG"));
    try {
      ExplicitStep step = step(1, new boolean[3]);
      step.take(twice(), true, F, G);
      step.take(twice(), false, F, G);
      assertArrayEquals(new double[] {0, 0.5, 0}, G, 1e-15);
      assertEquals(2, step.guardedSteps());
      assertEquals(
          List.of(
              "2 steps were made smaller so that every score is an average of others; the smallest"
                  + " was 0.500 instead of 1.00"),
          step.remarks());
    } finally {
      Locale.setDefault(before);
    }
  }

  private double[] twice() {
    return Arrays.stream(path.weight()).map(w -> 2 * w).toArray();
  }

  private ExplicitStep step(double delta, boolean[] isClamped) {
    StepRows rows = new StepRows(path, path.degree(), isClamped, 1);
    return new ExplicitStep(rows, delta, Blocks.ofRows(3, 1), workers);
  }
}
