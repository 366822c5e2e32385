package labeldiffusion.diffusion.linear;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;

import java.util.Arrays;
import labeldiffusion.DenseReference;
import labeldiffusion.TestGraphs;
import labeldiffusion.diffusion.Diffusion;
import labeldiffusion.diffusion.Watcher;
import labeldiffusion.graph.SimilarityGraph;
import labeldiffusion.labels.Labels;
import labeldiffusion.sparse.StoppingRule;
import org.junit.Test;

/** Fick's law assisted propagation. */
public class FickDiffusionTest extends SolverCase {
  private static final double ALPHA = 0.9;

  @Override
  protected Diffusion create(StoppingRule rule) {
    return new FickDiffusion(ALPHA, rule);
  }

  /**
   * The limit of F <- alpha P F + (1 - alpha) Y, P = I - gamma L_V: (1 - alpha) (I - alpha P)^-1 Y.
   */
  @Override
  protected double[][] reference(SimilarityGraph graph, DenseReference dense, Labels labels) {
    int n = dense.n;
    double[] dV =
        Arrays.stream(dense.W)
            .mapToDouble(row -> Arrays.stream(row).map(w -> w * w).sum())
            .toArray();
    double gamma = 0.5 / Arrays.stream(dV).max().orElseThrow();
    double[][] A = new double[n][n];
    for (int i = 0; i < n; i++) {
      for (int j = 0; j < n; j++) {
        double P = (i == j ? 1 - gamma * dV[i] : 0) + gamma * dense.W[i][j] * dense.W[i][j];
        A[i][j] = (i == j ? 1 : 0) - ALPHA * P;
      }
    }
    return DenseReference.solve(A, scaled(1 - ALPHA, oneHot(labels)));
  }

  @Test
  public void withoutNeighboursTheLabelsStay() {
    Labels labels = TestGraphs.labels(20, C, random);
    double[] F =
        new FickDiffusion(1e-12, EXACT)
            .run(randomGraph(20), labels, workers, Watcher.NONE)
            .values();
    assertArrayEquals(DenseReference.flat(oneHot(labels)), F, 1e-11);
  }

  @Test
  public void theMassOfAClassIsKept() {
    Labels labels = TestGraphs.labels(40, C, random);
    double[] F = run(EXACT, randomGraph(40), labels).values();
    for (int t = 0; t < C; t++) {
      double mass = 0;
      for (int i = 0; i < 40; i++) {
        mass += F[i * C + t];
      }
      assertEquals(labels.counts()[t], mass, 1e-9);
    }
  }
}
