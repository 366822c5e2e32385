package labeldiffusion.diffusion.linear;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertTrue;

import java.util.function.BiFunction;
import labeldiffusion.DenseReference;
import labeldiffusion.Golden;
import labeldiffusion.diffusion.Diffusion;
import labeldiffusion.diffusion.Scores;
import labeldiffusion.diffusion.Watcher;
import labeldiffusion.diffusion.stepped.GoldenCase;
import labeldiffusion.graph.Components;
import labeldiffusion.labels.Labels;
import labeldiffusion.sparse.Solution;
import labeldiffusion.sparse.SparseMatrix;
import labeldiffusion.sparse.StoppingRule;
import org.junit.Test;

/**
 * The methods that solve linear systems against the golden files, after a solve to 1e-12. The files
 * have Poisson values of connected graphs only; those of all graphs come from the dense equations.
 */
public class GoldenSolverTest extends GoldenCase {
  private static final StoppingRule RULE = new StoppingRule(1e-12, 10_000);
  private static final double ALPHA = 0.99;

  public GoldenSolverTest(Golden golden) {
    super(golden);
  }

  @Test
  public void gaussianRandomFields() {
    golden.assertMatrix("F_grf", scores(new HarmonicDiffusion(RULE)));
  }

  @Test
  public void localAndGlobalConsistency() {
    golden.assertMatrix("F_lgc", scores(new SpreadingDiffusion(ALPHA, RULE)));
  }

  @Test
  public void fickPropagation() {
    golden.assertMatrix("F_flap", scores(new FickDiffusion(ALPHA, RULE)));
  }

  @Test
  public void neighbourhoodWeights() {
    SparseMatrix W = LinearNeighbourhoodDiffusion.weights(graph, workers);
    double[] byPosition = new double[graph.column().length]; // N(i) is a prefix of row i
    for (int i = 0; i < W.size(); i++) {
      int k = W.rowStart()[i + 1] - W.rowStart()[i];
      System.arraycopy(W.value(), W.rowStart()[i], byPosition, graph.rowStart()[i], k);
    }
    golden.assertEdges("lnp_weights", graph, byPosition);
  }

  @Test
  public void linearNeighbourhoodPropagation() {
    golden.assertMatrix("F_lnp", scores(new LinearNeighbourhoodDiffusion(ALPHA, RULE)));
  }

  @Test
  public void poissonPotential() {
    double[] U = potential();
    if (golden.has("poisson_U")) {
      golden.assertMatrix("poisson_U", U);
    }
    assertArrayEquals(dense(DenseSolvers::poissonPotential), U, 1e-9);
  }

  private double[] potential() {
    Labels labels = golden.labels();
    PoissonSources sources = new PoissonSources(labels, Components.of(graph));
    Solution U =
        new PoissonDiffusion(0, RULE).exactPotential(graph, sources, labels.classes(), workers);
    assertTrue(U.converged());
    return U.X();
  }

  private double[] dense(BiFunction<DenseReference, Labels, double[][]> method) {
    return DenseReference.flat(method.apply(DenseReference.of(graph), golden.labels()));
  }

  private double[] scores(Diffusion diffusion) {
    Scores scores = diffusion.run(graph, golden.labels(), workers, Watcher.NONE);
    assertTrue(scores.outcome().remarks().isEmpty());
    return scores.values();
  }
}
