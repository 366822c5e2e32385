package labeldiffusion.diffusion.linear;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertThrows;
import static org.junit.Assert.assertTrue;

import java.util.Arrays;
import labeldiffusion.DenseReference;
import labeldiffusion.TestGraphs;
import labeldiffusion.diffusion.Diffusion;
import labeldiffusion.diffusion.Scores;
import labeldiffusion.diffusion.Watcher;
import labeldiffusion.graph.GraphSpec;
import labeldiffusion.graph.KernelWidth;
import labeldiffusion.graph.SimilarityGraph;
import labeldiffusion.graph.WidthRule;
import labeldiffusion.labels.Labels;
import labeldiffusion.neighbours.Neighbours;
import labeldiffusion.neighbours.exact.ExactSearch;
import labeldiffusion.points.Points;
import labeldiffusion.sparse.SparseMatrix;
import labeldiffusion.sparse.StoppingRule;
import org.junit.Test;

/** Linear neighbourhood propagation. */
public class LinearNeighbourhoodDiffusionTest extends SolverCase {
  private static final double ALPHA = 0.9;

  @Override
  protected Diffusion create(StoppingRule rule) {
    return new LinearNeighbourhoodDiffusion(ALPHA, rule);
  }

  /** (1 - alpha) (I - alpha W)^-1 Y; the weights themselves have tests of their own. */
  @Override
  protected double[][] reference(SimilarityGraph graph, DenseReference dense, Labels labels) {
    SparseMatrix W = LinearNeighbourhoodDiffusion.weights(graph, workers);
    double[][] A = new double[dense.n][dense.n];
    for (int i = 0; i < dense.n; i++) {
      A[i][i] = 1;
      for (int p = W.rowStart()[i]; p < W.rowStart()[i + 1]; p++) {
        A[i][W.column()[p]] -= ALPHA * W.value()[p];
      }
    }
    return DenseReference.solve(A, scaled(1 - ALPHA, oneHot(labels)));
  }

  @Test
  public void everyRowOfWeightsSumsToOne() {
    SparseMatrix W = LinearNeighbourhoodDiffusion.weights(randomGraph(40), workers);
    for (double sum : W.rowSums()) {
      assertEquals(1, sum, 1e-12);
    }
  }

  @Test
  public void rowsOfWeightsHaveTheNeighboursAsColumns() {
    SimilarityGraph graph = TestGraphs.twoHubs(60, random);
    SparseMatrix W = LinearNeighbourhoodDiffusion.weights(graph, workers);
    W.checkStructure();
    for (int i = 0; i < 60; i++) {
      assertArrayEquals(
          Arrays.copyOfRange(graph.column(), graph.rowStart()[i], graph.neighbourEnd()[i]),
          Arrays.copyOfRange(W.column(), W.rowStart()[i], W.rowStart()[i + 1]));
    }
  }

  /** Plain iteration would need 1/(1 - alpha) times as many steps. */
  @Test
  public void costDoesNotExplodeAsAlphaGoesToOne() {
    SimilarityGraph graph = TestGraphs.nearest(TestGraphs.randomPoints(2000, 3, random), 8);
    Labels labels = TestGraphs.labels(2000, C, random);
    for (double alpha : new double[] {0.9, 0.999, 0.999999}) {
      Scores scores =
          new LinearNeighbourhoodDiffusion(alpha, new StoppingRule(1e-8, 1000))
              .run(graph, labels, workers, Watcher.NONE);
      assertTrue("alpha " + alpha, scores.outcome().remarks().isEmpty());
    }
  }

  @Test
  public void aNewPointIsReconstructedFromItsNeighbours() {
    Points stored = Points.of(new double[][] {{0, 0, 0}, {1, 0, 0}, {0, 1, 0}});
    Points row = Points.of(new double[] {0.2, 0.3, 0});
    Neighbours nearest = ExactSearch.nearest(row, 0, stored, 3);
    KernelWidth width = KernelWidth.of(new GraphSpec(3, WidthRule.FIXED, 1), nearest);
    double[] weights = create(EXACT).weightsOfNewPoint(row, 0, stored, nearest, width);
    double[] byPoint = new double[3];
    for (int p = 0; p < 3; p++) {
      byPoint[nearest.index()[p]] = weights[p];
    }
    assertArrayEquals(new double[] {0.5, 0.2, 0.3}, byPoint, 1e-12);
  }

  @Test
  public void aGraphWithoutCoordinatesIsRejected() {
    Points points = Points.of(TestGraphs.randomPoints(10, 2, random));
    Neighbours neighbours = ExactSearch.search(points, 3, workers, Watcher.NONE);
    SimilarityGraph graph =
        SimilarityGraph.of(neighbours, KernelWidth.of(TestGraphs.GLOBAL_3, neighbours), workers);
    assertThrows(
        IllegalArgumentException.class,
        () -> run(EXACT, graph, TestGraphs.labelled(10, 2, 0, 0, 1, 1)));
  }
}
