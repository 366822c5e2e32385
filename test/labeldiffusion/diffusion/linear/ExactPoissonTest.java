package labeldiffusion.diffusion.linear;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import labeldiffusion.DenseReference;
import labeldiffusion.TestGraphs;
import labeldiffusion.diffusion.Diffusion;
import labeldiffusion.diffusion.Scores;
import labeldiffusion.graph.Components;
import labeldiffusion.graph.SimilarityGraph;
import labeldiffusion.labels.Labels;
import labeldiffusion.sparse.StoppingRule;
import org.junit.Test;

/** Poisson learning without damping, {@link PoissonDiffusion} as published. */
public class ExactPoissonTest extends SolverCase {
  @Override
  protected Diffusion create(StoppingRule rule) {
    return new PoissonDiffusion(0, rule);
  }

  /** U from L + d d', which has the same solution with d'U = 0. */
  @Override
  protected double[][] reference(SimilarityGraph graph, DenseReference dense, Labels labels) {
    int n = dense.n;
    double[] share = labels.prior();
    double[][] A = new double[n][n];
    double[][] B = oneHot(labels);
    for (int i = 0; i < n; i++) {
      for (int j = 0; j < n; j++) {
        A[i][j] = (i == j ? dense.d[i] : 0) - dense.W[i][j] + dense.d[i] * dense.d[j];
      }
      for (int t = 0; t < C && labels.isLabelled(i); t++) {
        B[i][t] -= share[t];
      }
    }
    return PoissonDiffusionTest.scores(DenseReference.solve(A, B));
  }

  /** L U = B on a path of 3 with labelled ends: B = (1/2, 0, -1/2), so U = (1/2, 0, -1/2). */
  @Test
  public void potentialFallsEvenlyAlongAPath() {
    assertArrayEquals(
        new double[] {.5, -.5, 0, 0, -.5, .5}, potential(TestGraphs.path(3), 0, 0, 2, 1), 1e-12);
  }

  @Test
  public void potentialHasDegreeWeightedMeanZero() {
    SimilarityGraph graph = TestGraphs.nearest(TestGraphs.randomPoints(50, 2, random), 8);
    double[] U = potential(graph, 0, 0, 1, 1, 2, 1);
    for (int t = 0; t < 2; t++) {
      double sum = 0;
      for (int i = 0; i < 50; i++) {
        sum += graph.degree()[i] * U[2 * i + t];
      }
      assertEquals(0, sum, 1e-9);
    }
  }

  /** A class with more labels does not win by their number. */
  @Test
  public void unequalNumbersOfLabelsDoNoHarm() {
    SimilarityGraph cliques = TestGraphs.twoCliques(10);
    int[] many = {0, 0, 1, 0, 2, 0, 3, 0, 4, 0, 19, 1};
    Scores scores = run(EXACT, cliques, TestGraphs.labelled(20, 2, many));
    for (int i = 0; i < 20; i++) {
      assertTrue(
          "node " + i,
          scores.values()[2 * i + (i < 10 ? 0 : 1)] > scores.values()[2 * i + (i < 10 ? 1 : 0)]);
    }
  }

  /**
   * The potential is large and almost constant in each clique. A product that does not sum
   * differences would be nothing but rounding errors.
   */
  @Test
  public void clustersJoinedByWeakEdgesAreToldApart() {
    for (double w : new double[] {1e-4, 1e-8, 1e-12}) {
      int[] low = new int[91];
      int[] high = new int[91];
      double[] weight = new double[91];
      int e = 0;
      for (int i = 0; i < 20; i++) {
        for (int j = i + 1; j < 20; j++) {
          if (i < 10 == j < 10 || i == 9 && j == 10) {
            low[e] = i;
            high[e] = j;
            weight[e++] = i < 10 == j < 10 ? 1 + 0.1 * Math.sin(i * j) : w;
          }
        }
      }
      Scores scores =
          run(
              new StoppingRule(1e-8, 1000),
              SimilarityGraph.ofEdges(20, low, high, weight, 5),
              TestGraphs.labelled(20, 2, 0, 0, 19, 1));
      assertTrue("w " + w + ": " + scores.outcome(), scores.outcome().remarks().isEmpty());
      for (int i = 0; i < 20; i++) {
        assertTrue(
            "w " + w + ", node " + i,
            scores.values()[2 * i + (i < 10 ? 0 : 1)] > scores.values()[2 * i + (i < 10 ? 1 : 0)]);
      }
    }
  }

  @Test
  public void aComponentWithLabelsOfOneClassTakesThatClass() {
    double[][] X = TestGraphs.randomPoints(20, 2, random);
    for (int i = 10; i < 20; i++) {
      X[i][0] += 1000;
    }
    double[] F =
        run(EXACT, TestGraphs.nearest(X, 3), TestGraphs.labelled(20, 2, 0, 0, 1, 1, 15, 1))
            .values();
    for (int i = 10; i < 20; i++) {
      assertEquals(0, F[2 * i], 0);
      assertEquals(1, F[2 * i + 1], 0);
    }
  }

  private double[] potential(SimilarityGraph graph, int... nodesAndClasses) {
    Labels labels = TestGraphs.labelled(graph.size(), 2, nodesAndClasses);
    PoissonSources sources = new PoissonSources(labels, Components.of(graph));
    return new PoissonDiffusion(0, EXACT).exactPotential(graph, sources, 2, workers).X();
  }
}
