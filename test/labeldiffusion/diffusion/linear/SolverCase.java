package labeldiffusion.diffusion.linear;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import java.util.Arrays;
import labeldiffusion.DenseReference;
import labeldiffusion.SilentTestCase;
import labeldiffusion.TestGraphs;
import labeldiffusion.diffusion.Diffusion;
import labeldiffusion.diffusion.Scores;
import labeldiffusion.diffusion.Watcher;
import labeldiffusion.graph.Components;
import labeldiffusion.graph.SimilarityGraph;
import labeldiffusion.labels.Labels;
import labeldiffusion.parallel.Workers;
import labeldiffusion.sparse.StoppingRule;
import org.junit.Test;

/**
 * What must hold for every method that solves a linear system. A subclass names the method and the
 * equation it solves.
 */
public abstract class SolverCase extends SilentTestCase {
  protected static final StoppingRule EXACT = new StoppingRule(1e-13, 10_000);
  protected static final int C = 3;

  protected abstract Diffusion create(StoppingRule rule);

  /** The scores by dense algebra on the method's own equation. */
  protected abstract double[][] reference(
      SimilarityGraph graph, DenseReference dense, Labels labels);

  @Test
  public void scoresSolveTheEquation() {
    for (int round = 0; round < 20; round++) {
      SimilarityGraph graph = randomGraph(30);
      Labels labels = TestGraphs.labels(30, C, random);
      double[] expected = DenseReference.flat(reference(graph, DenseReference.of(graph), labels));
      assertArrayEquals(expected, run(EXACT, graph, labels).values(), 1e-9);
    }
  }

  @Test
  public void scoresDoNotDependOnTheNumberOfThreads() {
    SimilarityGraph graph = TestGraphs.nearest(TestGraphs.randomPoints(2000, 3, random), 10);
    Labels labels = TestGraphs.labels(2000, C, random);
    double[] expected = null;
    for (int threads : new int[] {1, 2, 4}) {
      try (Workers pool = new Workers(threads)) {
        double[] F = create(EXACT).run(graph, labels, pool, Watcher.NONE).values();
        expected = expected == null ? F : expected;
        assertArrayEquals(expected, F, 0);
      }
    }
  }

  @Test
  public void aComponentWithoutLabelsStaysUnreached() {
    double[][] X = TestGraphs.randomPoints(20, 2, random);
    for (int i = 10; i < 20; i++) {
      X[i][0] += 1000;
    }
    Scores scores = run(EXACT, TestGraphs.nearest(X, 3), TestGraphs.labelled(20, C, 0, 0, 1, 1));
    for (int i = 0; i < 20; i++) {
      assertEquals(i < 10, scores.isReached(i));
    }
  }

  @Test
  public void aClassWithoutLabelsScoresNothing() {
    Scores scores = run(EXACT, randomGraph(20), TestGraphs.labelled(20, C, 0, 0, 1, 2));
    for (int i = 0; i < 20; i++) {
      assertEquals(0, scores.values()[i * C + 1], 0);
    }
  }

  @Test
  public void scoresAreFiniteAndNotNegativeOnDegenerateGraphs() {
    for (double[][] X :
        new double[][][] {
          {{0}}, {{0}, {0}, {0}, {0}}, {{0}, {1e-160}, {1e150}, {2e150}}, {{0}, {1}, {2}, {1e6}}
        }) {
      Scores scores = run(EXACT, TestGraphs.nearest(X, 2), TestGraphs.labelled(X.length, C, 0, 1));
      assertTrue(
          Arrays.stream(scores.values()).allMatch(score -> score >= 0 && Double.isFinite(score)));
      assertTrue(scores.isReached(0));
    }
  }

  @Test
  public void missingConvergenceIsReported() {
    SimilarityGraph graph = TestGraphs.path(40);
    Labels labels = TestGraphs.labelled(40, 2, 0, 0, 39, 1);
    assertFalse(run(new StoppingRule(1e-10, 2), graph, labels).outcome().remarks().isEmpty());
    assertTrue(run(new StoppingRule(1e-10, 1000), graph, labels).outcome().remarks().isEmpty());
  }

  @Test
  public void labelsStayAsTheyAre() {
    Labels labels = TestGraphs.labels(20, C, random);
    int[] before = labels.classOf().clone();
    run(EXACT, randomGraph(20), labels);
    assertArrayEquals(before, labels.classOf());
  }

  protected final Scores run(StoppingRule rule, SimilarityGraph graph, Labels labels) {
    return create(rule).run(graph, labels, workers, Watcher.NONE);
  }

  /** A connected graph; components have tests of their own. */
  protected final SimilarityGraph randomGraph(int n) {
    SimilarityGraph graph;
    do {
      graph = TestGraphs.nearest(TestGraphs.randomPoints(n, 4, random), 4);
    } while (Components.of(graph).count() > 1);
    return graph;
  }

  /** One-hot Y. */
  protected static double[][] oneHot(Labels labels) {
    double[][] Y = new double[labels.size()][labels.classes()];
    for (int i = 0; i < Y.length; i++) {
      if (labels.isLabelled(i)) {
        Y[i][labels.classOf()[i]] = 1;
      }
    }
    return Y;
  }

  protected static double[][] scaled(double factor, double[][] Y) {
    return Arrays.stream(Y)
        .map(row -> Arrays.stream(row).map(y -> factor * y).toArray())
        .toArray(double[][]::new);
  }
}
