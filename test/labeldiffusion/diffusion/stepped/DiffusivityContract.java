package labeldiffusion.diffusion.stepped;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import labeldiffusion.DenseReference;
import labeldiffusion.Golden;
import labeldiffusion.TestGraphs;
import labeldiffusion.diffusion.Diffusion;
import labeldiffusion.diffusion.Outcome;
import labeldiffusion.diffusion.Watcher;
import labeldiffusion.graph.SimilarityGraph;
import labeldiffusion.labels.Labels;
import labeldiffusion.parallel.Workers;
import org.junit.Test;

/**
 * Everything that is tested of every diffusivity. A new rule has a test that extends this class,
 * names the rule, and defines it naively on dense matrices.
 */
public abstract class DiffusivityContract extends NumbersContract {
  private static final int C = 3;
  private static final double RELATIVE = 0.6;
  private static final int LARGE = 3000;

  /** s, naively computed, for q of the scores the context was made with. */
  protected abstract double[][] definition(DenseReference dense, double[][] q);

  /** The name of s after the initial steps in the golden files, if they have it. */
  protected Optional<String> goldenDiffusivity() {
    return Optional.empty();
  }

  /** The name of the final scores in the golden files, if they have them. */
  protected Optional<String> goldenScores() {
    return Optional.empty();
  }

  /** Whether the largest row sum of s can exceed the degree, so that steps are shortened. */
  protected boolean guardMayAct() {
    return false;
  }

  /** How far the weights may be from those of the definition. */
  protected double tolerance() {
    return 1e-13;
  }

  @Test
  public void weightsMatchTheDefinition() {
    for (SimilarityGraph graph : graphs()) {
      DenseReference dense = DenseReference.of(graph);
      double[] F = randomScores(graph);
      DiffusionWeights weights = diffusivity().on(context(graph, F));
      weights.at(randomScores(graph)); // the next call must not depend on this one
      double[][] rows = DenseReference.rows(F, C);
      double[][] s = definition(dense, dense.q(rows, dense.sigmaF2(rows, RELATIVE)));
      assertEdges(dense, s, graph, weights.at(F));
    }
  }

  @Test
  public void weightsAreSymmetricAndPositive() {
    for (SimilarityGraph graph : graphs()) {
      double[] F = randomScores(graph);
      double[] weights = diffusivity().on(context(graph, F)).at(F);
      for (int e = 0; e < graph.edgeCount(); e++) {
        assertEquals(weights[graph.forward()[e]], weights[graph.backward()[e]], 0);
        assertTrue(weights[graph.forward()[e]] > 0);
      }
    }
  }

  @Test
  public void constantWeightsStayTheSame() {
    SimilarityGraph graph = TestGraphs.twoHubs(50, random);
    DiffusionWeights weights = diffusivity().on(context(graph, randomScores(graph)));
    double[] first = weights.at(randomScores(graph)).clone();
    double[] later = weights.at(randomScores(graph));
    assertEquals(weights.isConstant(), Arrays.equals(first, later));
  }

  @Test
  public void goldenDiffusivityIsReproduced() {
    goldenDiffusivity()
        .ifPresent(
            name -> {
              for (Golden golden : goldenCases()) {
                SimilarityGraph graph = golden.graph(workers);
                double[] F = StepSpecs.initialScores(golden, graph, workers);
                DiffusivityContext context =
                    DiffusivityContext.of(
                        graph, golden.classes(), F, golden.relativeSigmaF(), workers);
                golden.assertWeightedEdges(name, graph, diffusivity().on(context).at(F));
              }
            });
  }

  @Test
  public void goldenScoresAreReproduced() {
    goldenScores()
        .ifPresent(
            name -> {
              for (Golden golden : goldenCases()) {
                Diffusion diffusion =
                    EulerDiffusion.anisotropic(
                        golden.euler(),
                        golden.initialSteps(),
                        golden.relativeSigmaF(),
                        diffusivity());
                golden.assertMatrix(
                    name,
                    diffusion
                        .run(golden.graph(workers), golden.labels(), workers, Watcher.NONE)
                        .values());
              }
            });
  }

  @Test
  public void anyNumberOfThreadsGivesTheSameBits() {
    SimilarityGraph graph =
        TestGraphs.nearest(TestGraphs.randomPoints(LARGE, 4, new Random(1)), 10);
    Labels labels = TestGraphs.labels(LARGE, 5, new Random(2));
    Diffusion diffusion =
        StepSpecs.diffusion(diffusivity(), StepSpecs.spec(10, 1, Scheme.EXPLICIT, LabelRule.CLAMP));
    List<double[]> scores = new ArrayList<>();
    for (int threads : new int[] {1, 2, 4}) {
      try (Workers some = new Workers(threads)) {
        scores.add(diffusion.run(graph, labels, some, Watcher.NONE).values());
      }
    }
    assertArrayEquals(scores.get(0), scores.get(1), 0);
    assertArrayEquals(scores.get(0), scores.get(2), 0);
  }

  @Test
  public void smallImplicitStepsAreCloseToSmallExplicitOnes() {
    double[] explicit = shortRun(Scheme.EXPLICIT);
    double[] implicit = shortRun(Scheme.IMPLICIT);
    assertArrayEquals(explicit, implicit, 1e-6); // they differ by steps * delta^2
    assertTrue("but they are not equal", !Arrays.equals(explicit, implicit));
  }

  @Test
  public void stepsIncludeTheInitialOnes() {
    int initial = diffusivity().dependsOnScores() ? StepSpecs.INITIAL : 0;
    assertEquals(initial + StepSpecs.STEPS, outcomeOfAnOrdinaryRun().steps());
  }

  @Test
  public void ordinaryRunHasNoRemarks() {
    if (!guardMayAct()) {
      assertEquals(List.of(), outcomeOfAnOrdinaryRun().remarks());
    }
  }

  /** The estimate is neither too small nor more than twice as large as necessary. */
  @Test
  public void memoryEstimateIsCloseToTheArraysHeld() {
    SimilarityGraph graph = TestGraphs.nearest(TestGraphs.randomPoints(LARGE, 3, new Random(1)), 8);
    double[] F = randomScores(graph);
    DiffusionWeights weights = diffusivity().on(context(graph, F));
    weights.at(F);
    long held = HeldMemory.of(weights, List.of(F, graph.weight()));
    long estimate = diffusivity().bytes(LARGE, graph.column().length, 8, C);
    String numbers = "held " + held + ", estimated " + estimate;
    assertTrue(numbers, held <= 1.02 * estimate);
    assertTrue(numbers, estimate <= 2 * held);
  }

  @Test
  public void ruleCanBeSaved() throws Exception {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    new ObjectOutputStream(bytes).writeObject(diffusivity());
    Object read = new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray())).readObject();
    assertEquals(diffusivity(), read);
  }

  /** Fails unless s has one value on all edges of a graph whose scores are constant. */
  protected void assertConstantScoresGive(double expected, SimilarityGraph graph) {
    double[] F = new double[graph.size() * C];
    Arrays.fill(F, 0.25);
    for (double weight : diffusivity().on(context(graph, F)).at(F)) {
      assertEquals(expected, weight, 1e-15);
    }
  }

  /**
   * Fails unless the diffusion with a very large sigma_f, where q = 1, is isotropic diffusion on
   * the weights of the definition.
   */
  @Test
  public void veryLargeSigmaFGivesAFixedReweighting() {
    int n = 30;
    SimilarityGraph graph = TestGraphs.nearest(TestGraphs.randomPoints(n, 2, random), 4);
    DenseReference dense = DenseReference.of(graph);
    Labels labels = TestGraphs.labels(n, C, random);
    int steps = 8;
    EulerSpec spec = StepSpecs.spec(steps, 1, Scheme.EXPLICIT, LabelRule.RELEASE);
    double[][] F = DenseReference.rows(labels.seeds(spec.labelWeights()), C);
    double[][] s = definition(dense, dense.q(F, 1e100));
    for (int t = 0; t < (diffusivity().dependsOnScores() ? 3 : 0); t++) {
      F = DenseReference.explicit(dense.laplacian(dense.isotropic()), 1, F);
    }
    for (int t = 0; t < steps; t++) {
      F = DenseReference.explicit(dense.laplacian(s), 1 / Math.max(1, dense.largestRow(s)), F);
    }
    double[] actual =
        EulerDiffusion.anisotropic(spec, 3, 1e100, diffusivity())
            .run(graph, labels, workers, Watcher.NONE)
            .values();
    assertArrayEquals(DenseReference.flat(F), actual, tolerance());
  }

  /**
   * Graphs of many shapes. Some have rows of up to 75 entries, more than local match walks instead
   * of searching them, and one has a K above that.
   */
  private List<SimilarityGraph> graphs() {
    List<SimilarityGraph> graphs =
        new ArrayList<>(
            List.of(
                TestGraphs.path(9),
                TestGraphs.star(100),
                TestGraphs.twoCliques(5),
                TestGraphs.twoHubs(60, random),
                TestGraphs.twoHubs(150, random),
                TestGraphs.nearest(TestGraphs.randomPoints(90, 2, random), 70)));
    for (int k = 1; k <= 8; k++) {
      graphs.add(TestGraphs.nearest(TestGraphs.randomPoints(50, 3, random), k));
    }
    return graphs;
  }

  private double[] randomScores(SimilarityGraph graph) {
    return random.doubles((long) graph.size() * C).toArray();
  }

  private DiffusivityContext context(SimilarityGraph graph, double[] F) {
    return DiffusivityContext.of(graph, C, F, RELATIVE, workers);
  }

  private static List<Golden> goldenCases() {
    return Golden.all().stream().map(parameters -> (Golden) parameters[0]).toList();
  }

  private double[] shortRun(Scheme scheme) {
    EulerSpec spec = StepSpecs.spec(10, 1e-4, scheme, LabelRule.CLAMP);
    return StepSpecs.diffusion(diffusivity(), spec)
        .run(
            TestGraphs.nearest(TestGraphs.randomPoints(30, 2, new Random(3)), 4),
            TestGraphs.labels(30, 2, new Random(4)),
            workers,
            Watcher.NONE)
        .values();
  }

  private Outcome outcomeOfAnOrdinaryRun() {
    return StepSpecs.diffusion(diffusivity(), StepSpecs.DEFAULTS)
        .run(
            TestGraphs.nearest(TestGraphs.randomPoints(30, 2, new Random(3)), 4),
            TestGraphs.labels(30, 2, new Random(4)),
            workers,
            Watcher.NONE)
        .outcome();
  }

  private void assertEdges(
      DenseReference dense, double[][] s, SimilarityGraph graph, double[] weights) {
    for (int i = 0; i < graph.size(); i++) {
      for (int p = graph.rowStart()[i]; p < graph.rowStart()[i + 1]; p++) {
        int j = graph.column()[p];
        assertEquals(
            "edge " + i + " " + j + " of " + graph.size(),
            dense.W[i][j] * s[i][j],
            weights[p],
            tolerance());
      }
    }
  }
}
