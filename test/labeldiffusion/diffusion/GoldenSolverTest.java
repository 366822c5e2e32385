package labeldiffusion.diffusion;

import static org.junit.Assert.assertTrue;

import labeldiffusion.Golden;
import labeldiffusion.graph.Components;
import labeldiffusion.graph.SimilarityGraph;
import labeldiffusion.parallel.Progress;
import labeldiffusion.parallel.Workers;
import labeldiffusion.sparse.StoppingRule;
import org.junit.After;
import org.junit.Assume;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.junit.runners.Parameterized;
import org.junit.runners.Parameterized.Parameters;

import java.util.Collection;

/** The methods that solve linear systems against the golden files, after a solve to 1e-12. */
@RunWith(Parameterized.class)
public class GoldenSolverTest {
  private static final StoppingRule RULE = new StoppingRule(1e-12, 10_000);
  private static final double ALPHA = 0.99;

  private final Workers workers = new Workers(2);
  private final Golden golden;
  private final SimilarityGraph graph;

  public GoldenSolverTest(Golden golden) {
    this.golden = golden;
    graph = golden.graph(workers);
  }

  @Parameters(name = "{0}")
  public static Collection<Object[]> cases() {
    return Golden.all();
  }

  @After
  public void close() {
    workers.close();
  }

  @Test
  public void gaussianRandomFields() {
    golden.assertMatrix("F_grf", scores(new HarmonicDiffusion(false, RULE)));
  }

  @Test
  public void gaussianRandomFieldsWithClassMass() {
    golden.assertMatrix("F_grf_cmn", scores(new HarmonicDiffusion(true, RULE)));
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
    golden.assertEdges("lnp_weights", graph, LinearNeighbourhoodDiffusion.weights(graph, workers));
  }

  @Test
  public void linearNeighbourhoodPropagation() {
    golden.assertMatrix("F_lnp", scores(new LinearNeighbourhoodDiffusion(ALPHA, RULE)));
  }

  @Test
  public void poissonPotential() {
    Assume.assumeTrue("no Poisson values: the graph of this case is not connected", golden.has("poisson_U"));
    Labels labels = golden.labels();
    Components components = Components.of(graph);
    double[] U = new double[graph.size() * labels.classes()];
    assertTrue(new PoissonDiffusion(RULE)
        .potential(graph, labels, components, PoissonDiffusion.meanLabels(components, labels), U, workers, Progress.NONE).converged());
    golden.assertMatrix("poisson_U", U);
  }

  private double[] scores(Diffusion diffusion) {
    Scores scores = diffusion.run(graph, golden.labels(), workers, Progress.NONE);
    assertTrue(scores.convergence().remarks().isEmpty());
    return scores.values();
  }
}
