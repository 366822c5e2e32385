package labeldiffusion.diffusion.linear;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import labeldiffusion.SilentTestCase;
import labeldiffusion.TestGraphs;
import labeldiffusion.diffusion.Diffusion;
import labeldiffusion.diffusion.Scores;
import labeldiffusion.diffusion.Watcher;
import labeldiffusion.graph.SimilarityGraph;
import labeldiffusion.labels.Labels;
import labeldiffusion.sparse.StoppingRule;
import org.junit.Test;

/**
 * Scores are linear in the labels. So what the labels of a class contribute to a node, all
 * together, is the node's score of that class, up to a factor that all classes share.
 */
public class SolverOriginsTest extends SilentTestCase {
  private static final int N = 40;
  private static final int C = 3;
  private static final StoppingRule EXACT = new StoppingRule(1e-13, 10_000);

  private final SimilarityGraph graph =
      TestGraphs.nearest(TestGraphs.randomPoints(N, 3, random), 6);
  private final Labels labels =
      TestGraphs.labelled(N, C, 0, 0, 3, 1, 8, 2, 13, 0, 21, 1, 22, 1, 30, 0);

  private double[] origins(Diffusion method, int i) {
    double[] origins = method.origins(graph, labels, graph.weight(), i, workers);
    assertEquals(N, origins.length);
    for (int l = 0; l < N; l++) {
      assertTrue(origins[l] >= 0 && (labels.isLabelled(l) || origins[l] == 0));
    }
    return origins;
  }

  private double[] byClass(double[] origins) {
    double[] sum = new double[C];
    for (int l : labels.labelledNodes()) {
      sum[labels.classOf()[l]] += origins[l];
    }
    return sum;
  }

  private static double[] shares(double[] x) {
    double sum = Arrays.stream(x).sum();
    return Arrays.stream(x).map(each -> each / sum).toArray();
  }

  private void assertOrigins(Diffusion method) {
    double[] F = method.run(graph, labels, workers, Watcher.NONE).values();
    for (int i = 0; i < N; i++) {
      double[] expected = shares(Arrays.copyOfRange(F, i * C, (i + 1) * C));
      assertArrayEquals("node " + i, expected, shares(byClass(origins(method, i))), 1e-8);
    }
  }

  @Test
  public void originsOfSpreadingAreItsScores() {
    assertOrigins(new SpreadingDiffusion(0.9, EXACT));
  }

  @Test
  public void originsOfFickPropagationAreItsScores() {
    assertOrigins(new FickDiffusion(0.9, EXACT));
  }

  /** Its weights are not symmetric: what l gives to i is not what i gives to l. */
  @Test
  public void originsOfLinearNeighbourhoodsAreItsScores() {
    assertOrigins(new LinearNeighbourhoodDiffusion(0.9, EXACT));
  }

  @Test
  public void originsOfTheHarmonicFunctionAreItsScores() {
    assertOrigins(new HarmonicDiffusion(EXACT));
  }

  @Test
  public void originsOfTheReweightedFunctionAreItsScores() {
    assertOrigins(new ReweightedDiffusion(EXACT));
  }

  /**
   * The potential is U_it = sum_l x_l (y_lt - p_t), p_t the share of class t among the labels. A
   * constant on all x_l does not change it, and log F_it is U_it over the common median gap m, less
   * the largest of the row.
   */
  @Test
  public void originsOfPoissonLearningAreItsPotentials() {
    PoissonDiffusion method = new PoissonDiffusion(0.01, EXACT);
    double[] F = method.run(graph, labels, workers, Watcher.NONE).values();
    double m = Double.NaN;
    for (int i = 0; i < N; i++) {
      double[] origins = origins(method, i);
      double all = Arrays.stream(origins).sum();
      assertEquals(
          "less the smallest",
          0,
          Arrays.stream(labels.labelledNodes()).mapToDouble(l -> origins[l]).min().orElseThrow(),
          0);
      double[] U = byClass(origins);
      for (int t = 0; t < C; t++) {
        U[t] -= labels.prior()[t] * all;
      }
      for (int t = 1; t < C; t++) {
        double ratio = Math.log(F[i * C + t] / F[i * C]);
        m = Double.isNaN(m) ? (U[t] - U[0]) / ratio : m;
        assertEquals("node " + i, (U[t] - U[0]) / m, ratio, 1e-6);
      }
    }
  }

  @Test
  public void aSingleLabelIsTheOnlyOrigin() {
    Labels one = TestGraphs.labelled(N, 2, 5, 1);
    for (double damping : new double[] {0, 0.01}) {
      double[] origins =
          new PoissonDiffusion(damping, EXACT).origins(graph, one, graph.weight(), 7, workers);
      assertEquals(1, origins[5], 0);
      assertEquals(1, Arrays.stream(origins).sum(), 0);
    }
  }

  @Test
  public void aSolverAnnouncesItsBeginningItsEndAndItsScores() {
    List<String> heard = new ArrayList<>();
    Scores scores =
        new HarmonicDiffusion(EXACT)
            .run(
                graph,
                labels,
                workers,
                new Watcher() {
                  @Override
                  public void at(String phase, int done, int total) {
                    heard.add(phase + " " + done + "/" + total);
                  }

                  @Override
                  public void stepped(int t, double[] F, double[] wD) {
                    heard.add("step " + t + " of " + F.length + (wD == graph.weight()));
                  }
                });
    assertEquals(
        List.of("diffusion 0/1", "diffusion 1/1", "step 0 of " + scores.values().length + "true"),
        heard);
  }

  /** Three iterations do not solve a path of 60 nodes. */
  @Test
  public void aHarmonicFunctionThatDoesNotConvergeSaysSo() {
    Scores scores =
        new HarmonicDiffusion(new StoppingRule(1e-12, 3))
            .run(
                TestGraphs.path(60),
                TestGraphs.labelled(60, 2, 0, 0, 59, 1),
                workers,
                Watcher.NONE);
    assertEquals(3, scores.outcome().steps());
    assertTrue(scores.outcome().remarks().get(0).startsWith("NOT CONVERGED"));
  }

  @Test
  public void iterationsOfBothSystemsAreCounted() {
    ReweightedDiffusion method = new ReweightedDiffusion(EXACT);
    int first = method.nodeWeights(graph.matrix(), labels, workers).iterations();
    int both = method.run(graph, labels, workers, Watcher.NONE).outcome().steps();
    assertTrue(first > 0 && both > first);
  }
}
