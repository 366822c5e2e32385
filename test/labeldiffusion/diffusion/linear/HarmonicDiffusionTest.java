package labeldiffusion.diffusion.linear;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import java.util.Arrays;
import labeldiffusion.DenseReference;
import labeldiffusion.TestGraphs;
import labeldiffusion.diffusion.Diffusion;
import labeldiffusion.diffusion.Scores;
import labeldiffusion.graph.SimilarityGraph;
import labeldiffusion.labels.Labels;
import labeldiffusion.sparse.StoppingRule;
import org.junit.Test;

/** Gaussian random fields. */
public class HarmonicDiffusionTest extends SolverCase {
  @Override
  protected Diffusion create(StoppingRule rule) {
    return new HarmonicDiffusion(rule);
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

  /**
   * Ten cliques in a row, each joined to the next by an edge 100 times weaker than the one before:
   * like the segment table, where weights fall to 1e-34. The last cliques are as far from class 0
   * as from class 1, whose labels are both in the first clique.
   */
  @Test
  public void weightsOfManyMagnitudesConvergeInFewIterations() {
    int m = 8;
    int[] low = new int[10 * m * m];
    int[] high = new int[low.length];
    double[] weight = new double[low.length];
    int e = 0;
    for (int k = 0; k < 10; k++) {
      for (int i = k * m; i < (k + 1) * m; i++) {
        for (int j = i + 1; j < (k + 1) * m; j++) {
          low[e] = i;
          high[e] = j;
          weight[e++] = 1 + 0.1 * random.nextDouble();
        }
      }
      if (k > 0) {
        low[e] = k * m - 1;
        high[e] = k * m;
        weight[e++] = Math.pow(100, -k);
      }
    }
    SimilarityGraph graph =
        SimilarityGraph.ofEdges(
            10 * m, Arrays.copyOf(low, e), Arrays.copyOf(high, e), Arrays.copyOf(weight, e), m);
    Scores scores =
        run(new StoppingRule(1e-8, 10_000), graph, TestGraphs.labelled(10 * m, 2, 0, 0, 1, 1));
    assertTrue(scores.outcome().remarks().isEmpty());
    assertTrue(scores.outcome().steps() + " iterations", scores.outcome().steps() < 300);
    double atGate = scores.values()[2 * (m - 1)];
    for (int i = m; i < 10 * m; i++) {
      assertEquals("node " + i, atGate, scores.values()[2 * i], 1e-3);
      assertEquals("node " + i, 1 - atGate, scores.values()[2 * i + 1], 1e-3);
    }
  }
}
