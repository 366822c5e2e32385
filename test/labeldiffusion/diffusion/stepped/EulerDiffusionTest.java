package labeldiffusion.diffusion.stepped;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertThrows;
import static org.junit.Assert.assertTrue;

import java.util.Arrays;
import java.util.List;
import labeldiffusion.DenseReference;
import labeldiffusion.SilentTestCase;
import labeldiffusion.TestGraphs;
import labeldiffusion.diffusion.Diffusion;
import labeldiffusion.diffusion.Scores;
import labeldiffusion.diffusion.SteppedOutcome;
import labeldiffusion.diffusion.Watcher;
import labeldiffusion.graph.GraphSpec;
import labeldiffusion.graph.SimilarityGraph;
import labeldiffusion.graph.WidthRule;
import labeldiffusion.labels.LabelWeights;
import labeldiffusion.labels.Labels;
import org.junit.Test;

/** The steps in time: how many, how large, on which weights, and what is reported about them. */
public class EulerDiffusionTest extends SilentTestCase {
  private static final int N = 30;
  private static final int C = 2;
  private static final double WIDE = 1e100;
  private static final EulerSpec RELEASED =
      SteppedSystem.spec(8, 1, Scheme.EXPLICIT, LabelRule.RELEASE);

  private final SimilarityGraph graph =
      TestGraphs.nearest(TestGraphs.randomPoints(N, 2, random), 4);
  private final DenseReference dense = DenseReference.of(graph);
  private final Labels labels = TestGraphs.labels(N, C, random);
  private final double[][] Y = DenseReference.rows(labels.seeds(LabelWeights.BALANCED), C);

  @Test
  public void withAVeryWideSigmaFLinearAndNonlinearAreIsotropic() {
    double[] expected =
        run(SteppedSystem.ISOTROPIC.with(
                SteppedSystem.spec(3 + 8, 1, Scheme.EXPLICIT, LabelRule.RELEASE)))
            .values();
    assertArrayEquals(expected, run(SteppedSystem.LINEAR.with(RELEASED, 3, WIDE)).values(), 1e-15);
    assertArrayEquals(
        expected, run(SteppedSystem.NONLINEAR.with(RELEASED, 3, WIDE)).values(), 1e-15);
  }

  @Test
  public void withAVeryWideSigmaFSmoothIsIsotropicOnWeightsOfSharedNeighbours() {
    assertReweighted(SteppedSystem.SMOOTH, dense.smooth(ones()));
  }

  @Test
  public void withAVeryWideSigmaFLocalMatchIsIsotropicOnWeightsOfMatchedShares() {
    assertReweighted(SteppedSystem.LOCAL_MATCH, dense.localMatch(ones()));
  }

  @Test
  public void implicitStepSolvesItsEquation() {
    for (double delta : new double[] {0.5, 1, 30}) {
      double[] F =
          run(SteppedSystem.ISOTROPIC.with(
                  SteppedSystem.spec(1, delta, Scheme.IMPLICIT, LabelRule.RELEASE)))
              .values();
      assertArrayEquals(DenseReference.flat(implicit(dense.isotropic(), delta)), F, 1e-10);
    }
  }

  @Test
  public void implicitStepTakesTheDiffusivityFromItsBeginning() {
    EulerSpec spec = SteppedSystem.spec(1, 5, Scheme.IMPLICIT, LabelRule.RELEASE);
    double[] F = run(SteppedSystem.NONLINEAR.with(spec, 0, 2)).values();
    double[][] q = dense.q(Y, dense.sigmaF2(Y, 2));
    assertArrayEquals(DenseReference.flat(implicit(q, 5)), F, 1e-10);
  }

  @Test
  public void smallImplicitStepsAreAsSmallExplicitOnes() {
    for (SteppedSystem system : SteppedSystem.values()) {
      double[] explicit =
          run(system.with(SteppedSystem.spec(10, 1e-4, Scheme.EXPLICIT, LabelRule.CLAMP))).values();
      double[] implicit =
          run(system.with(SteppedSystem.spec(10, 1e-4, Scheme.IMPLICIT, LabelRule.CLAMP))).values();
      assertArrayEquals(explicit, implicit, 1e-6); // they differ by steps * delta^2
      assertTrue("but they are not the same", !Arrays.equals(explicit, implicit));
    }
  }

  @Test
  public void noStepsLeaveTheSeeds() {
    Scores scores =
        run(
            SteppedSystem.ISOTROPIC.with(
                SteppedSystem.spec(0, 1, Scheme.EXPLICIT, LabelRule.CLAMP)));
    assertArrayEquals(DenseReference.flat(Y), scores.values(), 0);
    assertEquals(new SteppedOutcome(0, 0, 0, List.of()), scores.outcome());
  }

  @Test
  public void noStepsAfterTheInitialOnesLeaveTheirResult() {
    EulerSpec none = SteppedSystem.spec(0, 1, Scheme.EXPLICIT, LabelRule.CLAMP);
    EulerSpec initial =
        SteppedSystem.spec(SteppedSystem.INITIAL, 1, Scheme.EXPLICIT, LabelRule.CLAMP);
    double[] expected = run(SteppedSystem.ISOTROPIC.with(initial)).values();
    assertArrayEquals(expected, run(SteppedSystem.SMOOTH.with(none)).values(), 0);
  }

  @Test
  public void stepsAreCountedInitialOnesIncluded() {
    for (SteppedSystem system : SteppedSystem.values()) {
      assertEquals(system.allSteps(RELEASED), run(system.with(RELEASED)).outcome().steps());
    }
  }

  @Test
  public void changeIsTheLargestOfTheLastStep() {
    double[] before =
        run(SteppedSystem.ISOTROPIC.with(
                SteppedSystem.spec(4, 1, Scheme.EXPLICIT, LabelRule.CLAMP)))
            .values();
    Scores after =
        run(
            SteppedSystem.ISOTROPIC.with(
                SteppedSystem.spec(5, 1, Scheme.EXPLICIT, LabelRule.CLAMP)));
    double largest = 0;
    for (int x = 0; x < before.length; x++) {
      largest = Math.max(largest, Math.abs(after.values()[x] - before[x]));
    }
    assertEquals(largest, after.outcome().change(), 1e-15);
  }

  @Test
  public void guardKeepsTheSmoothStepAnAverage() {
    assertGuarded(1, 1);
  }

  /** The specification divides by r whatever delta is, not only where the bound would be broken. */
  @Test
  public void guardDividesSmallStepsToo() {
    assertGuarded(0.5, 0.5);
  }

  @Test
  public void guardLeavesNoMoreThanAnAverageOfALargeStep() {
    assertGuarded(3, 1);
  }

  @Test
  public void stepTooLargeForTheIsotropicSystemIsMadeSmallerAndReported() {
    Scores guarded =
        run(
            SteppedSystem.ISOTROPIC.with(
                SteppedSystem.spec(6, 3, Scheme.EXPLICIT, LabelRule.CLAMP)));
    Scores unit =
        run(
            SteppedSystem.ISOTROPIC.with(
                SteppedSystem.spec(6, 1, Scheme.EXPLICIT, LabelRule.CLAMP)));
    assertArrayEquals(unit.values(), guarded.values(), 1e-14);
    assertEquals(6, guarded.outcome().guardedSteps());
    assertEquals(0, unit.outcome().guardedSteps());
  }

  @Test
  public void frozenDiffusionIsReported() {
    Scores scores = run(SteppedSystem.NONLINEAR.with(RELEASED, 3, 1e-9));
    assertTrue(remarks(scores), remarks(scores).contains("sigma-f is so small"));
  }

  /** Clamped nodes never move: with nothing but labels there is nothing that could be frozen. */
  @Test
  public void nodesThatAreAllLabelledAreNotCalledFrozen() {
    SimilarityGraph cliques = TestGraphs.twoCliques(4);
    Labels all = new Labels(new int[] {0, 1, 0, 1, 0, 1, 0, 1}, 2);
    Diffusion tiny = SteppedSystem.NONLINEAR.with(SteppedSystem.DEFAULTS, 3, 1e-9);
    assertEquals("", remarks(tiny.run(cliques, all, workers, Watcher.NONE)));
  }

  @Test
  public void nothingIsRemarkedAboutAnOrdinaryRun() {
    for (SteppedSystem system : SteppedSystem.values()) {
      if (system != SteppedSystem.SMOOTH) { // its guard may act
        assertEquals("", remarks(run(system.with(SteppedSystem.DEFAULTS))));
      }
    }
  }

  @Test
  public void badSettingsAreRefused() {
    for (double bad : new double[] {0, -1, Double.NaN, Double.POSITIVE_INFINITY}) {
      assertThrows(
          IllegalArgumentException.class,
          () -> SteppedSystem.spec(1, bad, Scheme.EXPLICIT, LabelRule.CLAMP));
      assertThrows(
          IllegalArgumentException.class, () -> SteppedSystem.SMOOTH.with(RELEASED, 1, bad));
    }
    assertThrows(
        IllegalArgumentException.class,
        () -> SteppedSystem.spec(-1, 1, Scheme.EXPLICIT, LabelRule.CLAMP));
    assertThrows(IllegalArgumentException.class, () -> SteppedSystem.SMOOTH.with(RELEASED, -1, 1));
  }

  /**
   * Nodes 0 and 1 are close and alike, 2 and 3 too, all are joined: the two pairs share all
   * neighbours but q_ik is near 0 between them, so s_01 is near (4 + 2) / 4 and w_01 s_01 / d_0
   * above 1.
   */
  private void assertGuarded(double delta, double timesR) {
    SimilarityGraph pairs =
        TestGraphs.joined(
            new double[][] {{0}, {0.01}, {1.5}, {1.51}},
            new int[][] {{1, 2, 3}, {0, 2, 3}, {0, 1, 3}, {0, 1, 2}},
            new GraphSpec(3, WidthRule.FIXED, 1));
    Labels both = TestGraphs.labelled(4, 2, 0, 0, 1, 0, 2, 1, 3, 1);
    Scores scores =
        SteppedSystem.SMOOTH
            .with(SteppedSystem.spec(1, delta, Scheme.EXPLICIT, LabelRule.RELEASE), 0, 0.3)
            .run(pairs, both, workers, Watcher.NONE);
    DenseReference reference = DenseReference.of(pairs);
    double[][] F = DenseReference.rows(both.seeds(LabelWeights.BALANCED), 2);
    double[][] s = reference.smooth(reference.q(F, reference.sigmaF2(F, 0.3)));
    double r = reference.largestRow(s);
    assertTrue("the case is one for the guard: " + r, r > 1.1);
    double[][] expected = DenseReference.explicit(reference.laplacian(s), timesR / r, F);
    assertArrayEquals(DenseReference.flat(expected), scores.values(), 1e-14);
    assertEquals(1, scores.outcome().guardedSteps());
    assertTrue(remarks(scores), remarks(scores).contains("made smaller"));
  }

  private void assertReweighted(SteppedSystem system, double[][] s) {
    double[][] F = Y;
    for (int t = 0; t < 3; t++) {
      F = DenseReference.explicit(dense.laplacian(dense.isotropic()), 1, F);
    }
    for (int t = 0; t < RELEASED.steps(); t++) {
      F = DenseReference.explicit(dense.laplacian(s), 1 / Math.max(1, dense.largestRow(s)), F);
    }
    assertArrayEquals(DenseReference.flat(F), run(system.with(RELEASED, 3, WIDE)).values(), 1e-13);
  }

  /** q = 1 on all edges. */
  private double[][] ones() {
    return dense.q(Y, WIDE);
  }

  /** (I + delta L)^-1 Y. */
  private double[][] implicit(double[][] s, double delta) {
    double[][] A = dense.laplacian(s);
    for (int i = 0; i < N; i++) {
      for (int j = 0; j < N; j++) {
        A[i][j] = (i == j ? 1 : 0) + delta * A[i][j];
      }
    }
    return DenseReference.solve(A, Y);
  }

  private Scores run(Diffusion diffusion) {
    return diffusion.run(graph, labels, workers, Watcher.NONE);
  }

  private static String remarks(Scores scores) {
    return String.join("; ", scores.outcome().remarks());
  }
}
