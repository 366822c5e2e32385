package labeldiffusion.diffusion.linear;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import java.util.Arrays;
import labeldiffusion.DenseReference;
import labeldiffusion.TestGraphs;
import labeldiffusion.diffusion.Diffusion;
import labeldiffusion.diffusion.Scores;
import labeldiffusion.diffusion.Watcher;
import labeldiffusion.graph.GraphSpec;
import labeldiffusion.graph.SimilarityGraph;
import labeldiffusion.graph.WidthRule;
import labeldiffusion.labels.Labels;
import labeldiffusion.sparse.StoppingRule;
import org.junit.Test;

/** Gaussian random fields. */
public class HarmonicDiffusionTest extends SolverCase {
  @Override
  protected Diffusion create(StoppingRule rule) {
    return new HarmonicDiffusion(false, rule);
  }

  /** F_u = (D_uu - W_uu)^-1 W_ul Y_l as one system whose labelled rows say F = Y. */
  @Override
  protected double[][] reference(SimilarityGraph graph, DenseReference dense, Labels labels) {
    double[][] A = new double[dense.n][dense.n];
    for (int i = 0; i < dense.n; i++) {
      for (int j = 0; j < dense.n; j++) {
        A[i][j] =
            labels.isLabelled(i) ? (i == j ? 1 : 0) : (i == j ? dense.d[i] : 0) - dense.W[i][j];
      }
    }
    return DenseReference.solve(A, oneHot(labels));
  }

  @Test
  public void scoresFallEvenlyAlongAPath() {
    Scores scores = run(EXACT, TestGraphs.path(5), TestGraphs.labelled(5, 2, 0, 0, 4, 1));
    assertArrayEquals(
        new double[] {1, 0, .75, .25, .5, .5, .25, .75, 0, 1}, scores.values(), 1e-12);
  }

  /**
   * A group joined to class 0 by w and to class 1 by 3 w belongs to class 1 by three quarters,
   * however small w is. The residual is hardly affected by such edges.
   */
  @Test
  public void weakEdgesDecideWhereThereAreNoOthers() {
    for (double w : new double[] {1e-3, 1e-6, 1e-9, 1e-12}) {
      SimilarityGraph graph =
          SimilarityGraph.ofEdges(
              5, new int[] {0, 1, 2, 2}, new int[] {2, 4, 3, 4}, new double[] {w, 3 * w, 1, 1}, 5);
      double[] F =
          run(new StoppingRule(1e-8, 10_000), graph, TestGraphs.labelled(5, 2, 0, 0, 1, 1))
              .values();
      for (int i = 2; i < 5; i++) {
        assertEquals("w " + w + ", node " + i, 0.25, F[2 * i], Math.max(1e-4, w));
        assertEquals("w " + w + ", node " + i, 0.75, F[2 * i + 1], Math.max(1e-4, w));
      }
    }
  }

  @Test
  public void everyReachedRowSumsToOne() {
    Scores scores = run(EXACT, randomGraph(40), TestGraphs.labels(40, C, random));
    for (int i = 0; i < 40; i++) {
      if (scores.isReached(i)) {
        assertEquals(1, Arrays.stream(scores.values(), i * C, (i + 1) * C).sum(), 1e-9);
      }
    }
  }

  @Test
  public void classMassGivesEachClassItsLabelsPlusOne() {
    Labels labels = TestGraphs.labelled(40, C, 0, 0, 1, 1, 2, 1, 3, 2);
    double[] F =
        withClassMass(TestGraphs.nearest(TestGraphs.randomPoints(40, 2, random), 6), labels);
    int[] wanted = {2, 3, 2};
    for (int t = 0; t < C; t++) {
      double mass = 0;
      for (int i = 4; i < 40; i++) {
        mass += F[i * C + t];
      }
      assertEquals(wanted[t], mass, 1e-9);
    }
  }

  @Test
  public void classMassLeavesAClassWithoutMassAtNothing() {
    // class 1 is only at node 3, which no edge joins to an unlabelled node
    GraphSpec spec = new GraphSpec(1, WidthRule.FIXED, 1);
    SimilarityGraph graph = TestGraphs.nearest(new double[][] {{0}, {1}, {2}, {1e9}, {1e9}}, spec);
    double[] F = withClassMass(graph, TestGraphs.labelled(5, 2, 0, 0, 3, 1, 4, 1));
    assertTrue(Arrays.stream(F).allMatch(Double::isFinite));
    assertEquals(0, F[1 * 2 + 1], 0);
  }

  private double[] withClassMass(SimilarityGraph graph, Labels labels) {
    return new HarmonicDiffusion(true, EXACT).run(graph, labels, workers, Watcher.NONE).values();
  }
}
