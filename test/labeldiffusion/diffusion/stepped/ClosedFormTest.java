package labeldiffusion.diffusion.stepped;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;

import labeldiffusion.SilentTestCase;
import labeldiffusion.TestGraphs;
import labeldiffusion.diffusion.Watcher;
import labeldiffusion.graph.SimilarityGraph;
import labeldiffusion.labels.LabelWeights;
import labeldiffusion.labels.Labels;
import org.junit.Test;

/** Isotropic diffusion on graphs on which it can be calculated by hand. */
public class ClosedFormTest extends SilentTestCase {
  private static final Labels CENTRE = TestGraphs.labelled(6, 1, 0, 0);

  @Test
  public void pathBetweenTwoLabelsEndsHarmonic() {
    double[] F = run(TestGraphs.path(5), TestGraphs.labelled(5, 2, 0, 0, 4, 1), clamped(2000));
    assertArrayEquals(new double[] {1, 0, 0.75, 0.25, 0.5, 0.5, 0.25, 0.75, 0, 1}, F, 1e-12);
  }

  @Test
  public void pathEndsHarmonicWithImplicitStepsToo() {
    EulerSpec spec = SteppedSystem.spec(2000, 2, Scheme.IMPLICIT, LabelRule.CLAMP);
    double[] F = run(TestGraphs.path(5), TestGraphs.labelled(5, 2, 0, 0, 4, 1), spec);
    assertArrayEquals(new double[] {1, 0, 0.75, 0.25, 0.5, 0.5, 0.25, 0.75, 0, 1}, F, 1e-9);
  }

  /** The eigenvalues of L are 1 - cos(2 pi m / n), its eigenvectors cos(2 pi m j / n). */
  @Test
  public void ringFollowsItsFourierSeries() {
    int n = 7;
    for (int steps : new int[] {1, 2, 5, 13}) {
      for (double delta : new double[] {1, 0.5, 0.1}) {
        double[] expected = new double[n];
        for (int j = 0; j < n; j++) {
          for (int m = 0; m < n; m++) {
            double eigenvalue = 1 - Math.cos(2 * Math.PI * m / n);
            expected[j] +=
                Math.pow(1 - delta * eigenvalue, steps) * Math.cos(2 * Math.PI * m * j / n) / n;
          }
        }
        EulerSpec spec = SteppedSystem.spec(steps, delta, Scheme.EXPLICIT, LabelRule.RELEASE);
        assertArrayEquals(
            expected, run(TestGraphs.ring(n), TestGraphs.labelled(n, 1, 0, 0), spec), 1e-13);
      }
    }
  }

  @Test
  public void starCentreHandsItsLabelToAllLeaves() {
    assertArrayEquals(new double[] {0, 1, 1, 1, 1, 1}, star(1, false), 1e-15);
  }

  @Test
  public void halfAStepOnTheStarIsHalfWay() {
    assertArrayEquals(new double[] {0.5, 0.5, 0.5, 0.5, 0.5, 0.5}, star(0.5, false), 1e-15);
  }

  /** With loops the centre has d = 6, a leaf 2; what flows is still 1 per edge. */
  @Test
  public void selfLoopsSlowTheStarDown() {
    assertArrayEquals(new double[] {1 / 6.0, 0.5, 0.5, 0.5, 0.5, 0.5}, star(1, true), 1e-15);
  }

  @Test
  public void starLeafIsHeardInProportionToTheDegree() {
    double[] F = run(TestGraphs.star(6), TestGraphs.labelled(6, 1, 3, 0), released(1));
    assertArrayEquals(new double[] {0.2, 0, 0, 0, 0, 0}, F, 1e-15);
  }

  /**
   * Labels at 0 and 2m-1. With b the bridge's end on the side of 0 and u every other unlabelled
   * node there, 2u = 1 + b and mb = 1 + (m-2)u + (1-b), so b = (m+2)/(m+4) and u = (m+3)/(m+4).
   */
  @Test
  public void cliquesKeepTheirSides() {
    for (int m = 3; m <= 8; m++) {
      double[] F =
          run(
              TestGraphs.twoCliques(m),
              TestGraphs.labelled(2 * m, 2, 0, 0, 2 * m - 1, 1),
              clamped(5000));
      for (int i = 1; i < m - 1; i++) {
        assertEquals((m + 3.0) / (m + 4), F[2 * i], 1e-12);
        assertEquals((m + 3.0) / (m + 4), F[2 * (2 * m - 1 - i) + 1], 1e-12);
      }
      assertEquals((m + 2.0) / (m + 4), F[2 * (m - 1)], 1e-12);
      assertEquals(2.0 / (m + 4), F[2 * m], 1e-12);
    }
  }

  /**
   * F tends to sum_i d_i Y_i / sum_i d_i: a label at the bridge, whose d is 4; six others have 3.
   */
  @Test
  public void releasedLabelsSpreadToTheirShareOfTheDegrees() {
    SimilarityGraph graph = TestGraphs.twoCliques(4);
    double all = 6 * 3 + 2 * 4;
    for (double score : run(graph, TestGraphs.labelled(8, 1, 3, 0), released(5000))) {
      assertEquals(4 / all, score, 1e-12);
    }
  }

  @Test
  public void balancedSeedsAreLargerForRarerClasses() {
    double[] F =
        run(TestGraphs.path(5), TestGraphs.labelled(5, 3, 0, 0, 1, 2, 3, 2, 4, 2), clamped(0));
    assertEquals(2, F[0], 1e-15);
    assertEquals(2.0 / 3, F[5], 1e-15);
  }

  private double[] star(double delta, boolean selfLoops) {
    EulerSpec spec =
        new EulerSpec(
            1, delta, Scheme.EXPLICIT, LabelWeights.ONE_HOT, LabelRule.RELEASE, selfLoops);
    return run(TestGraphs.star(6), CENTRE, spec);
  }

  private static EulerSpec clamped(int steps) {
    return SteppedSystem.spec(steps, 1, Scheme.EXPLICIT, LabelRule.CLAMP);
  }

  private static EulerSpec released(int steps) {
    return SteppedSystem.spec(steps, 1, Scheme.EXPLICIT, LabelRule.RELEASE);
  }

  private double[] run(SimilarityGraph graph, Labels labels, EulerSpec spec) {
    return EulerDiffusion.isotropic(spec).run(graph, labels, workers, Watcher.NONE).values();
  }
}
