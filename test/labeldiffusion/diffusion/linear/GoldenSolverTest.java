package labeldiffusion.diffusion.linear;

import static org.junit.Assert.assertTrue;

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
import org.junit.Assume;
import org.junit.Test;

/** The methods that solve linear systems against the golden files, after a solve to 1e-12. */
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
    Assume.assumeTrue(
        "skipped, which is fine: this case has no Poisson values, its graph is not connected",
        golden.has("poisson_U"));
    Labels labels = golden.labels();
    PoissonSources sources = new PoissonSources(labels, Components.of(graph));
    Solution U =
        new PoissonDiffusion(0, RULE).exactPotential(graph, sources, labels.classes(), workers);
    assertTrue(U.converged());
    golden.assertMatrix("poisson_U", U.X());
  }

  private double[] scores(Diffusion diffusion) {
    Scores scores = diffusion.run(graph, golden.labels(), workers, Watcher.NONE);
    assertTrue(scores.outcome().remarks().isEmpty());
    return scores.values();
  }
}
