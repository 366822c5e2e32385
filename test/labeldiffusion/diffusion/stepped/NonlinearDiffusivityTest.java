package labeldiffusion.diffusion.stepped;

import static org.junit.Assert.assertEquals;

import java.util.Optional;
import labeldiffusion.DenseReference;
import labeldiffusion.TestGraphs;
import labeldiffusion.graph.SimilarityGraph;
import org.junit.Test;

/** System A_nlin: q of the current scores. */
public class NonlinearDiffusivityTest extends DiffusivityContract {
  @Override
  protected Diffusivity diffusivity() {
    return new NonlinearDiffusivity();
  }

  @Override
  protected double[][] definition(DenseReference dense, double[][] q) {
    return q;
  }

  @Override
  protected Optional<String> goldenDiffusivity() {
    return Optional.of("q");
  }

  @Override
  protected Optional<String> goldenScores() {
    return Optional.of("F_nonlinear");
  }

  @Test
  public void sigmaFDoesNotFollowTheScores() {
    SimilarityGraph graph = TestGraphs.twoHubs(50, random);
    double[] first = random.doubles(3L * graph.size()).toArray();
    double[] later = random.doubles(3L * graph.size()).toArray();
    DenseReference dense = DenseReference.of(graph);
    double sigmaF2 = dense.sigmaF2(DenseReference.rows(first, 3), 0.6);
    double[][] q = dense.q(DenseReference.rows(later, 3), sigmaF2);
    double[] weights =
        diffusivity().on(DiffusivityContext.of(graph, 3, first, 0.6, workers)).at(later);
    for (int i = 0; i < graph.size(); i++) {
      for (int p = graph.rowStart()[i]; p < graph.rowStart()[i + 1]; p++) {
        int j = graph.column()[p];
        assertEquals(dense.W[i][j] * q[i][j], weights[p], 1e-13);
      }
    }
  }

  @Test
  public void constantScoresLetEverythingFlow() {
    assertConstantScoresGive(1, TestGraphs.twoCliques(4));
  }
}
