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

/** Poisson-reweighted Laplace learning. */
public class ReweightedDiffusionTest extends SolverCase {
  @Override
  protected Diffusion create(StoppingRule rule) {
    return new ReweightedDiffusion(rule);
  }

  /** Both systems by elimination: w first, then labelled rows that say F = Y on w_i W_ij w_j. */
  @Override
  protected double[][] reference(SimilarityGraph graph, DenseReference dense, Labels labels) {
    int n = dense.n;
    double[][] A = new double[n][n];
    double[][] b = new double[n][1];
    for (int i = 0; i < n; i++) {
      for (int j = 0; j < n; j++) {
        A[i][j] = (i == j ? 1.0001 * dense.d[i] : 0) - dense.W[i][j];
      }
      b[i][0] = (labels.isLabelled(i) ? 1 : 0) - (double) labels.labelledCount() / n;
    }
    double[][] w = DenseReference.solve(A, b);
    double least = Arrays.stream(w).mapToDouble(row -> row[0]).min().getAsDouble();
    double[][] L = new double[n][n];
    for (int i = 0; i < n; i++) {
      if (labels.isLabelled(i)) {
        L[i][i] = 1;
        continue;
      }
      for (int j = 0; j < n; j++) {
        double heavy = (w[i][0] - least + 1e-5) * dense.W[i][j] * (w[j][0] - least + 1e-5);
        L[i][i] += heavy;
        L[i][j] -= heavy;
      }
    }
    return DenseReference.solve(L, oneHot(labels));
  }

  /**
   * A path of 3 with its left end labelled: b = (2, -1, -1) / 3. Without damping L w = b has w =
   * (1, 1/3, 0) up to a constant.
   */
  @Test
  public void nodeWeightsFallWithTheDistanceFromTheLabels() {
    double[] w =
        new ReweightedDiffusion(EXACT)
            .nodeWeights(TestGraphs.path(3).matrix(), TestGraphs.labelled(3, 1, 0, 0), workers)
            .X();
    assertArrayEquals(new double[] {1, 1.0 / 3, 0}, w, 1e-3);
    assertEquals(1e-5, w[2], 1e-12);
  }

  /** The node at the tiny edge has w of about -1e20 before the shift; 1e-5 must survive it. */
  @Test
  public void nodeWeightsArePositiveWhereWeightsAreTiny() {
    SimilarityGraph graph =
        SimilarityGraph.ofEdges(
            4, new int[] {0, 1, 2}, new int[] {1, 2, 3}, new double[] {1, 1, 1e-20}, 2);
    Scores scores = run(new StoppingRule(1e-8, 1000), graph, TestGraphs.labelled(4, 1, 0, 0));
    assertTrue(scores.isReached(3));
  }

  @Test
  public void halfwayBetweenTwoLabelsBothClassesAreEqual() {
    Scores scores = run(EXACT, TestGraphs.path(5), TestGraphs.labelled(5, 2, 0, 0, 4, 1));
    assertEquals(0.5, scores.values()[4], 1e-9);
    assertEquals(0.5, scores.values()[5], 1e-9);
  }

  /** Each component has its own share of labels, so one without labels does not disturb others. */
  @Test
  public void anotherComponentWithoutLabelsChangesNothing() {
    double[][] X = TestGraphs.randomPoints(15, 2, random);
    double[][] more = Arrays.copyOf(X, 30);
    for (int i = 15; i < 30; i++) {
      more[i] = new double[] {X[i - 15][0] + 1e3, X[i - 15][1]};
    }
    Labels few = TestGraphs.labelled(15, 2, 0, 0, 1, 1);
    double[] alone = run(EXACT, TestGraphs.nearest(X, 4), few).values();
    double[] both = run(EXACT, TestGraphs.nearest(more, 4), few.withUnlabelled(15)).values();
    assertArrayEquals(alone, Arrays.copyOf(both, alone.length), 1e-6);
    assertTrue(Arrays.stream(both, alone.length, both.length).allMatch(f -> f == 0));
  }
}
