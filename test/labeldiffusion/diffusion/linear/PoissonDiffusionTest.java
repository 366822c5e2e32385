package labeldiffusion.diffusion.linear;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertThrows;
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

/** Damped Poisson learning. */
public class PoissonDiffusionTest extends SolverCase {
  private static final double DAMPING = 0.05;

  @Override
  protected Diffusion create(StoppingRule rule) {
    return new PoissonDiffusion(DAMPING, rule);
  }

  /** ((1 + damping) D - W) U = y - mean y at the labels. */
  @Override
  protected double[][] reference(SimilarityGraph graph, DenseReference dense, Labels labels) {
    int n = dense.n;
    double[][] A = new double[n][n];
    double[][] B = oneHot(labels);
    for (int i = 0; i < n; i++) {
      for (int j = 0; j < n; j++) {
        A[i][j] = (i == j ? (1 + DAMPING) * dense.d[i] : 0) - dense.W[i][j];
      }
      for (int t = 0; t < C && labels.isLabelled(i); t++) {
        B[i][t] -= labels.prior()[t];
      }
    }
    return scores(DenseReference.solve(A, B));
  }

  /** exp((U - largest of the row) / median of the largest less the second largest). */
  static double[][] scores(double[][] U) {
    double[] gaps = new double[U.length];
    for (int i = 0; i < U.length; i++) {
      double[] row = U[i].clone();
      Arrays.sort(row);
      gaps[i] = row[row.length - 1] - row[row.length - 2];
    }
    Arrays.sort(gaps);
    double m = gaps[U.length / 2];
    for (double[] row : U) {
      double most = Arrays.stream(row).max().getAsDouble();
      Arrays.setAll(row, t -> Math.exp((row[t] - most) / m));
    }
    return U;
  }

  /**
   * A path of 2 with both ends labelled: (1 + s) u - (-u) = 1/2 has u = 1 / (2 (2 + s)). All gaps
   * are equal, so the loser scores 1/e.
   */
  @Test
  public void twoNodesHaveOppositePotentials() {
    double[] F = run(EXACT, TestGraphs.path(2), TestGraphs.labelled(2, 2, 0, 0, 1, 1)).values();
    assertEquals(1, F[0], 1e-12);
    assertEquals(Math.exp(-1), F[1], 1e-12);
    assertEquals(Math.exp(-1), F[2], 1e-12);
    assertEquals(1, F[3], 1e-12);
  }

  /** Weights from 1 to 1e-30 do no harm: the scaled system has its eigenvalues in [s, 2 + s]. */
  @Test
  public void tinyWeightsConvergeInFewIterations() {
    int n = 60;
    int[] low = new int[n - 1];
    int[] high = new int[n - 1];
    double[] weight = new double[n - 1];
    for (int i = 0; i < n - 1; i++) {
      low[i] = i;
      high[i] = i + 1;
      weight[i] = Math.pow(10, -random.nextInt(31));
    }
    Scores scores =
        new PoissonDiffusion(PoissonDiffusion.DAMPING_DEFAULT, new StoppingRule(1e-8, 10_000))
            .run(
                SimilarityGraph.ofEdges(n, low, high, weight, 2),
                TestGraphs.labelled(n, 2, 0, 0, n - 1, 1),
                workers,
                (phase, done, total) -> {});
    assertTrue(scores.outcome().remarks().isEmpty());
    assertTrue(scores.outcome().steps() < 500);
  }

  @Test
  public void aComponentWithLabelsOfOneClassTakesThatClass() {
    double[][] X = TestGraphs.randomPoints(20, 2, random);
    for (int i = 10; i < 20; i++) {
      X[i][0] += 1000;
    }
    Scores scores =
        run(EXACT, TestGraphs.nearest(X, 3), TestGraphs.labelled(20, 2, 0, 0, 1, 1, 15, 1));
    for (int i = 10; i < 20; i++) {
      assertEquals(1, Scores.classOf(scores.values(), i, 2));
    }
  }

  @Test
  public void labelsOfASingleClassReachTheirWholeComponent() {
    Scores scores = run(EXACT, TestGraphs.path(6), TestGraphs.labelled(6, 3, 0, 2));
    for (int i = 0; i < 6; i++) {
      assertEquals(2, Scores.classOf(scores.values(), i, 3));
    }
  }

  @Test
  public void dampingOutOfRangeIsRejected() {
    for (double bad : new double[] {-0.1, 1, Double.NaN}) {
      assertThrows(IllegalArgumentException.class, () -> new PoissonDiffusion(bad, EXACT));
    }
  }
}
