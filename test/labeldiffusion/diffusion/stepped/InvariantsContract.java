package labeldiffusion.diffusion.stepped;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import java.util.Arrays;
import labeldiffusion.DenseReference;
import labeldiffusion.SilentTestCase;
import labeldiffusion.TestGraphs;
import labeldiffusion.diffusion.Diffusion;
import labeldiffusion.diffusion.Watcher;
import labeldiffusion.graph.GraphSpec;
import labeldiffusion.graph.SimilarityGraph;
import labeldiffusion.graph.WidthRule;
import labeldiffusion.labels.LabelWeights;
import labeldiffusion.labels.Labels;
import org.junit.Test;

/** Properties that hold for every diffusivity on every graph, tested on random graphs. */
public abstract class InvariantsContract extends SilentTestCase {
  private static final int TRIALS = 50;
  private static final int N = 40;
  private static final int C = 3;

  /** The rule under test. */
  protected abstract Diffusivity diffusivity();

  @Test
  public void scoresStayBetweenZeroAndTheLargestSeed() {
    for (LabelRule rule : LabelRule.values()) {
      assertBounded(StepSpecs.spec(StepSpecs.STEPS, 1, Scheme.EXPLICIT, rule));
    }
  }

  @Test
  public void scoresStayWithinBoundsWhenTheStepIsTooLarge() {
    assertBounded(StepSpecs.spec(StepSpecs.STEPS, 3, Scheme.EXPLICIT, LabelRule.RELEASE));
  }

  @Test
  public void scoresStayWithinBoundsWithImplicitStepsOfAnySize() {
    for (double delta : new double[] {0.1, 10, 1000}) {
      assertBounded(StepSpecs.spec(3, delta, Scheme.IMPLICIT, LabelRule.RELEASE));
    }
  }

  /** L^D is self-adjoint in the inner product weighted by d if s is symmetric. */
  @Test
  public void releasedMassIsConserved() {
    for (Scheme scheme : Scheme.values()) {
      for (int trial = 0; trial < 10; trial++) {
        SimilarityGraph graph = randomGraph();
        Labels labels = TestGraphs.labels(N, C, random);
        EulerSpec spec = StepSpecs.spec(StepSpecs.STEPS, 1, scheme, LabelRule.RELEASE);
        double[] before = mass(graph, labels.seeds(LabelWeights.BALANCED));
        assertArrayEquals(before, mass(graph, run(spec, graph, labels)), 1e-9);
      }
    }
  }

  @Test
  public void clampedLabelsDoNotChange() {
    for (Scheme scheme : Scheme.values()) {
      SimilarityGraph graph = randomGraph();
      Labels labels = TestGraphs.labels(N, C, random);
      double[] Y = labels.seeds(LabelWeights.BALANCED);
      double[] F = run(StepSpecs.spec(5, 1, scheme, LabelRule.CLAMP), graph, labels);
      for (int i = 0; i < N; i++) {
        if (labels.isLabelled(i)) {
          assertArrayEquals(
              Arrays.copyOfRange(Y, i * C, i * C + C), Arrays.copyOfRange(F, i * C, i * C + C), 0);
        }
      }
    }
  }

  @Test
  public void renumberedNodesHaveTheSameScores() {
    for (int trial = 0; trial < TRIALS; trial++) {
      double[][] X = TestGraphs.randomPoints(N, 3, random);
      Labels labels = TestGraphs.labels(N, C, random);
      int[] from = random.ints(0, N).distinct().limit(N).toArray();
      double[][] moved = Arrays.stream(from).mapToObj(i -> X[i]).toArray(double[][]::new);
      Labels movedLabels =
          new Labels(Arrays.stream(from).map(i -> labels.classOf()[i]).toArray(), C);
      double[] F = run(StepSpecs.DEFAULTS, TestGraphs.nearest(X, 4), labels);
      double[] G = run(StepSpecs.DEFAULTS, TestGraphs.nearest(moved, 4), movedLabels);
      for (int x = 0; x < G.length; x++) {
        assertEquals(F[from[x / C] * C + x % C], G[x], 1e-12);
      }
    }
  }

  @Test
  public void renumberedClassesHaveTheSameScores() {
    SimilarityGraph graph = randomGraph();
    Labels labels = TestGraphs.labels(N, C, random);
    int[] classOf = Arrays.stream(labels.classOf()).map(t -> t < 0 ? t : (t + 1) % C).toArray();
    double[] F = run(StepSpecs.DEFAULTS, graph, labels);
    double[] G = run(StepSpecs.DEFAULTS, graph, new Labels(classOf, C));
    for (int x = 0; x < G.length; x++) {
      assertEquals(F[x / C * C + (x + C - 1 - x / C * C) % C], G[x], 1e-12);
    }
  }

  @Test
  public void nothingCrossesBetweenComponents() {
    for (Scheme scheme : Scheme.values()) {
      double[][] X = TestGraphs.randomPoints(N, 2, random);
      for (int i = N / 2; i < N; i++) {
        X[i][0] += 100;
      }
      Labels labels = TestGraphs.labelled(N, 2, 0, 0, N - 1, 1);
      double[] F =
          run(StepSpecs.spec(5, 1, scheme, LabelRule.CLAMP), TestGraphs.nearest(X, 4), labels);
      for (int i = 0; i < N; i++) {
        assertEquals("node " + i, 0, F[2 * i + (i < N / 2 ? 1 : 0)], 0);
      }
    }
  }

  @Test
  public void nodeWithoutPositiveWeightsDoesNotChange() {
    for (Scheme scheme : Scheme.values()) {
      double[][] X = TestGraphs.randomPoints(N, 2, random);
      X[N - 1][0] = 1e6;
      SimilarityGraph graph = TestGraphs.nearest(X, new GraphSpec(4, WidthRule.FIXED, 1));
      double[] F =
          run(
              StepSpecs.spec(5, 1, scheme, LabelRule.RELEASE),
              graph,
              TestGraphs.labelled(N, 2, 0, 0, N - 1, 1));
      assertEquals(0, F[2 * N - 2], 0);
      assertEquals(1, F[2 * N - 1], 0);
      assertTrue(Arrays.stream(F).allMatch(score -> score >= 0 && score <= 1));
    }
  }

  @Test
  public void graphWithoutEdgesKeepsTheLabels() {
    double[] F =
        run(
            StepSpecs.DEFAULTS,
            TestGraphs.nearest(new double[][] {{1}}, 3),
            TestGraphs.labelled(1, 2, 0, 1));
    assertArrayEquals(new double[] {0, 1}, F, 0);
  }

  @Test
  public void coincidentPointsGiveNumbers() {
    double[] F =
        run(
            StepSpecs.DEFAULTS,
            TestGraphs.nearest(new double[N][2], 4),
            TestGraphs.labelled(N, 2, 0, 0, 1, 1));
    assertTrue(Arrays.stream(F).allMatch(score -> score >= 0 && score <= 1));
    assertTrue("labels arrive", F[4] > 0 && F[5] > 0);
  }

  @Test
  public void graphAndLabelsAreNotModified() {
    SimilarityGraph graph = randomGraph();
    Labels labels = TestGraphs.labels(N, C, random);
    double[][] numbers = {graph.weight().clone(), graph.degree().clone()};
    int[][] indices = {
      graph.rowStart().clone(),
      graph.neighbourEnd().clone(),
      graph.column().clone(),
      graph.edgeStart().clone(),
      graph.forward().clone(),
      graph.backward().clone(),
      labels.classOf().clone()
    };
    run(StepSpecs.DEFAULTS, graph, labels);
    assertArrayEquals(numbers, new double[][] {graph.weight(), graph.degree()});
    assertArrayEquals(
        indices,
        new int[][] {
          graph.rowStart(),
          graph.neighbourEnd(),
          graph.column(),
          graph.edgeStart(),
          graph.forward(),
          graph.backward(),
          labels.classOf()
        });
  }

  @Test
  public void runTwiceGivesTheSameScores() {
    SimilarityGraph graph = randomGraph();
    Labels labels = TestGraphs.labels(N, C, random);
    Diffusion diffusion = StepSpecs.diffusion(diffusivity(), StepSpecs.DEFAULTS);
    assertArrayEquals(
        diffusion.run(graph, labels, workers, Watcher.NONE).values(),
        diffusion.run(graph, labels, workers, Watcher.NONE).values(),
        0);
  }

  private SimilarityGraph randomGraph() {
    WidthRule scale = random.nextBoolean() ? WidthRule.GLOBAL : WidthRule.LOCAL;
    GraphSpec spec = new GraphSpec(2 + random.nextInt(6), scale, 0);
    return TestGraphs.nearest(TestGraphs.randomPoints(N, 2, random), spec);
  }

  private void assertBounded(EulerSpec spec) {
    for (int trial = 0; trial < TRIALS; trial++) {
      Labels labels = TestGraphs.labels(N, C, random);
      double most = Arrays.stream(labels.seeds(spec.labelWeights())).max().getAsDouble();
      SimilarityGraph graph = trial % 10 == 0 ? TestGraphs.twoHubs(N, random) : randomGraph();
      for (double score : run(spec, graph, labels)) {
        assertTrue(score + " is at least 0", score >= 0);
        assertTrue(score + " is at most " + most, score <= most * (1 + 1e-12));
      }
    }
  }

  /** sum_i d_i F_ic for each class. */
  private static double[] mass(SimilarityGraph graph, double[] F) {
    double[] d = DenseReference.of(graph).d;
    double[] mass = new double[C];
    for (int x = 0; x < F.length; x++) {
      mass[x % C] += d[x / C] * F[x];
    }
    return mass;
  }

  private double[] run(EulerSpec spec, SimilarityGraph graph, Labels labels) {
    return StepSpecs.diffusion(diffusivity(), spec)
        .run(graph, labels, workers, Watcher.NONE)
        .values();
  }
}
