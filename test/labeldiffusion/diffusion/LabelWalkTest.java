package labeldiffusion.diffusion;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;

import java.util.Arrays;
import java.util.List;
import java.util.Random;
import labeldiffusion.TestGraphs;
import labeldiffusion.diffusion.linear.FickDiffusion;
import labeldiffusion.diffusion.linear.HarmonicDiffusion;
import labeldiffusion.diffusion.linear.LinearNeighbourhoodDiffusion;
import labeldiffusion.diffusion.linear.PoissonDiffusion;
import labeldiffusion.diffusion.linear.ReweightedDiffusion;
import labeldiffusion.diffusion.linear.SpreadingDiffusion;
import labeldiffusion.diffusion.stepped.EulerDiffusion;
import labeldiffusion.diffusion.stepped.EulerSpec;
import labeldiffusion.diffusion.stepped.LabelRule;
import labeldiffusion.diffusion.stepped.Scheme;
import labeldiffusion.graph.SimilarityGraph;
import labeldiffusion.labels.LabelWeights;
import labeldiffusion.labels.Labels;
import labeldiffusion.parallel.Workers;
import labeldiffusion.sparse.StoppingRule;
import org.junit.Test;

/** Where scores come from, by every method. */
public class LabelWalkTest {
  private static final StoppingRule RULE = new StoppingRule(1e-12, 10_000);

  private final Workers workers = new Workers(1);

  private static double[] shares(double[] values) {
    double sum = Arrays.stream(values).sum();
    return Arrays.stream(values).map(value -> value / sum).toArray();
  }

  /** From node 1 of a path of five a walk meets node 0 first with probability 3/4, else node 4. */
  @Test
  public void onAPathTheNearerEndIsMetMoreOften() {
    Labels ends = TestGraphs.labelled(5, 2, 0, 0, 4, 1);
    assertArrayEquals(
        new double[] {0.75, 0, 0, 0, 0.25},
        LabelWalk.from(1, TestGraphs.path(5).matrix(), ends, workers),
        1e-9);
  }

  /**
   * On a path with labels at 0 and N, x_1 and x_{N-1} of a walk from i that ends at rate q are
   * sinh((N-i) z) / sinh(N z) and sinh(i z) / sinh(N z) with cosh z = 1 + q.
   */
  @Test
  public void farFromAllLabelsWalksEnd() {
    Labels ends = TestGraphs.labelled(301, 2, 0, 0, 300, 1);
    double[] met = LabelWalk.from(20, TestGraphs.path(301).matrix(), ends, workers);
    double z = Math.log(1.01 + Math.sqrt(1.01 * 1.01 - 1));
    assertEquals(Math.sinh(280 * z) / Math.sinh(300 * z), met[0], 1e-9);
    assertEquals(Math.sinh(20 * z) / Math.sinh(300 * z), met[300], 1e-9);
  }

  @Test
  public void aLabelComesFromItself() {
    Labels ends = TestGraphs.labelled(5, 2, 0, 0, 4, 1);
    assertArrayEquals(
        new double[] {0, 0, 0, 0, 1},
        LabelWalk.from(4, TestGraphs.path(5).matrix(), ends, workers),
        0);
  }

  @Test
  public void withoutAWayNothingComes() {
    Labels there = TestGraphs.labelled(4, 1, 3, 0);
    SimilarityGraph pairs =
        TestGraphs.unit(new int[] {1}, new int[] {0}, new int[] {3}, new int[] {2});
    assertArrayEquals(new double[4], LabelWalk.from(0, pairs.matrix(), there, workers), 0);
  }

  /** If every label is a class of its own, the scores of a node are what the labels contribute. */
  @Test
  public void originsAreTheScoresOfLabelsThatAreClassesOfTheirOwn() {
    SimilarityGraph graph = TestGraphs.nearest(TestGraphs.randomPoints(50, 3, new Random(1)), 5);
    int[] labelled = {3, 14, 15, 26, 40};
    Labels own = TestGraphs.labelled(50, 5, 3, 0, 14, 1, 15, 2, 26, 3, 40, 4);
    EulerSpec longRun =
        new EulerSpec(3000, 1, Scheme.EXPLICIT, LabelWeights.ONE_HOT, LabelRule.CLAMP, false);
    for (Diffusion diffusion :
        List.of(
            new HarmonicDiffusion(RULE),
            new ReweightedDiffusion(RULE),
            new SpreadingDiffusion(0.9, RULE),
            new FickDiffusion(0.9, RULE),
            new LinearNeighbourhoodDiffusion(0.9, RULE),
            EulerDiffusion.isotropic(longRun))) {
      double[] F = diffusion.run(graph, own, workers, Watcher.NONE).values();
      for (int i : new int[] {0, 7, 33}) {
        double[] origins = diffusion.origins(graph, own, graph.weight(), i, workers);
        double[] expected = shares(Arrays.copyOfRange(F, i * 5, i * 5 + 5));
        double[] found = shares(Arrays.stream(labelled).mapToDouble(l -> origins[l]).toArray());
        assertArrayEquals(diffusion.getClass().getSimpleName(), expected, found, 1e-5);
        assertEquals(1, Arrays.stream(shares(origins)).sum(), 1e-12);
      }
    }
  }

  /** Only differences of potentials count: the least of the labels contributes nothing. */
  @Test
  public void poissonOriginsAreTheLargestAtTheNearestLabel() {
    Labels ends = TestGraphs.labelled(5, 2, 0, 0, 4, 1);
    double[] origins =
        new PoissonDiffusion(0.01, RULE)
            .origins(TestGraphs.path(5), ends, TestGraphs.path(5).weight(), 1, workers);
    assertArrayEquals(new double[] {1, 0, 0, 0, 0}, shares(origins), 0);
  }
}
