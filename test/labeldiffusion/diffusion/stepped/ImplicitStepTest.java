package labeldiffusion.diffusion.stepped;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import java.util.Arrays;
import java.util.List;
import labeldiffusion.SilentTestCase;
import labeldiffusion.TestGraphs;
import labeldiffusion.graph.SimilarityGraph;
import labeldiffusion.parallel.Blocks;
import org.junit.Test;

/** Steps on a path of three nodes with weights 1 and degrees 1, 2, 1. */
public class ImplicitStepTest extends SilentTestCase {
  private static final double CLOSE = 1e-11;

  private final SimilarityGraph path = TestGraphs.path(3);

  /**
   * (I + L) G = (1, 0, 0) reads 2 G_0 - G_1 = 1, 4 G_1 = G_0 + G_2 and 2 G_2 = G_1, so G is (7, 2,
   * 1) / 12.
   */
  @Test
  public void aStepSolvesItsEquation() {
    double[] F = {1, 0, 0};
    double[] G = F.clone();
    double change = step(1, new boolean[3]).take(path.weight(), true, F, G);
    assertArrayEquals(new double[] {7 / 12.0, 2 / 12.0, 1 / 12.0}, G, CLOSE);
    assertEquals(5 / 12.0, change, CLOSE);
  }

  /** With the ends clamped the middle is 2 G_1 + 2 delta G_1 - delta (F_0 + F_2) = 2 F_1. */
  @Test
  public void clampedNodesStayAndFeedTheOthers() {
    double[] F = {1, 0.5, 0.2};
    double[] G = F.clone();
    step(3, new boolean[] {true, false, true}).take(path.weight(), true, F, G);
    assertArrayEquals(new double[] {1, (2 * 0.5 + 3 * 1.2) / 8, 0.2}, G, CLOSE);
  }

  @Test
  public void aHugeStepLeadsToTheSteadyState() {
    double[] F = {1, 0, 0};
    double[] G = F.clone();
    step(1e9, new boolean[] {true, false, false}).take(path.weight(), true, F, G);
    assertArrayEquals(new double[] {1, 1, 1}, G, 1e-6);
  }

  /** (I + 2 L) G = (1, 0, 0) has the solution (7, 3, 2) / 15. */
  @Test
  public void newWeightsReplaceTheOldOnes() {
    double[] F = {1, 0, 0};
    double[] G = F.clone();
    ImplicitStep step = step(1, new boolean[3]);
    step.take(path.weight(), true, F, G);
    step.take(Arrays.stream(path.weight()).map(w -> 2 * w).toArray(), true, F, G);
    assertArrayEquals(new double[] {7 / 15.0, 3 / 15.0, 2 / 15.0}, G, CLOSE);
  }

  @Test
  public void stepsThatConvergeAreNotRemarked() {
    double[] F = {1, 0, 0};
    ImplicitStep step = step(1, new boolean[3]);
    step.take(path.weight(), true, F, F.clone());
    assertEquals(List.of(), step.remarks());
    assertEquals(0, step.guardedSteps());
  }

  /** With such a delta the equations are singular in double. Scores stay within their bounds. */
  @Test
  public void aStepThatDoesNotConvergeIsRemarked() {
    double[] F = {1, 0, 0};
    double[] G = F.clone();
    ImplicitStep step = step(1e100, new boolean[3]);
    step.take(path.weight(), true, F, G);
    assertEquals(1, step.remarks().size());
    assertTrue(step.remarks().get(0).startsWith("an implicit step did not converge"));
    for (double score : G) {
      assertTrue(score >= 0 && score <= 1);
    }
  }

  private ImplicitStep step(double delta, boolean[] isClamped) {
    StepRows rows = new StepRows(path, path.degree(), isClamped, 1);
    return new ImplicitStep(rows, delta, 1, Blocks.ofRows(3, 1), workers);
  }
}
