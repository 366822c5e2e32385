package labeldiffusion.diffusion.linear;

import static org.junit.Assert.assertThrows;

import labeldiffusion.DenseReference;
import labeldiffusion.diffusion.Diffusion;
import labeldiffusion.graph.SimilarityGraph;
import labeldiffusion.labels.Labels;
import labeldiffusion.sparse.StoppingRule;
import org.junit.Test;

/** Local and global consistency. */
public class SpreadingDiffusionTest extends SolverCase {
  private static final double ALPHA = 0.9;

  @Override
  protected Diffusion create(StoppingRule rule) {
    return new SpreadingDiffusion(ALPHA, rule);
  }

  /** (1 - alpha) (I - alpha D^-1/2 W D^-1/2)^-1 Y. */
  @Override
  protected double[][] reference(SimilarityGraph graph, DenseReference dense, Labels labels) {
    double[][] A = new double[dense.n][dense.n];
    for (int i = 0; i < dense.n; i++) {
      for (int j = 0; j < dense.n; j++) {
        A[i][j] = (i == j ? 1 : 0) - ALPHA * dense.W[i][j] / Math.sqrt(dense.d[i] * dense.d[j]);
      }
    }
    return DenseReference.solve(A, scaled(1 - ALPHA, oneHot(labels)));
  }

  @Test
  public void alphaMustLieBetweenZeroAndOne() {
    for (double alpha : new double[] {0, 1, -1, 2, Double.NaN}) {
      assertThrows(IllegalArgumentException.class, () -> new SpreadingDiffusion(alpha, EXACT));
    }
  }
}
