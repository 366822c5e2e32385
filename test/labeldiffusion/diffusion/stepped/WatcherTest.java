package labeldiffusion.diffusion.stepped;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import labeldiffusion.TestGraphs;
import labeldiffusion.diffusion.Diffusion;
import labeldiffusion.diffusion.Watcher;
import labeldiffusion.diffusion.linear.HarmonicDiffusion;
import labeldiffusion.graph.SimilarityGraph;
import labeldiffusion.labels.LabelWeights;
import labeldiffusion.labels.Labels;
import labeldiffusion.parallel.Workers;
import labeldiffusion.sparse.StoppingRule;
import org.junit.Test;

/** Who watches a diffusion sees every step of it. */
public class WatcherTest {
  private static final EulerSpec SPEC =
      new EulerSpec(4, 1, Scheme.EXPLICIT, LabelWeights.BALANCED, LabelRule.CLAMP, false);

  private final Workers workers = new Workers(1);
  private final SimilarityGraph graph = TestGraphs.path(6);
  private final Labels labels = TestGraphs.labelled(6, 2, 0, 0, 5, 1);

  @Test
  public void stepsAreCountedFromTheEndOfTheInitialOnes() {
    assertEquals(
        IntStream.rangeClosed(-3, 4).boxed().toList(),
        new Film(EulerDiffusion.anisotropic(SPEC, 3, 1, DiffusivityRule.SMOOTH)).times);
  }

  @Test
  public void isotropicStepsAreCountedFromTheLabels() {
    Film film = new Film(EulerDiffusion.isotropic(SPEC));
    assertEquals(List.of(0, 1, 2, 3, 4), film.times);
    assertArrayEquals(labels.seeds(LabelWeights.BALANCED), film.scores.get(0), 0);
  }

  @Test
  public void everyMomentIsWhereARunOfSoManyStepsEnds() {
    EulerDiffusion diffusion = EulerDiffusion.anisotropic(SPEC, 3, 1, DiffusivityRule.SMOOTH);
    Film film = new Film(diffusion);
    for (int t = 0; t <= 4; t++) {
      double[] stopped = diffusion.withSteps(t).run(graph, labels, workers, Watcher.NONE).values();
      assertArrayEquals(stopped, film.scores.get(t + 3), 0);
    }
  }

  @Test
  public void weightsAreThoseOfTheStep() {
    Film film = new Film(EulerDiffusion.anisotropic(SPEC, 3, 1, DiffusivityRule.NONLINEAR));
    for (int t = 1; t <= 3; t++) {
      assertArrayEquals(graph.weight(), film.weights.get(t), 0);
    }
    EdgeDiffusivity q = new EdgeDiffusivity(graph, 2, film.scores.get(3), 1, workers);
    assertArrayEquals(q.weights(film.scores.get(3)), film.weights.get(4), 0);
  }

  @Test
  public void aSolverShowsItsSolutionOnce() {
    HarmonicDiffusion diffusion = new HarmonicDiffusion(false, new StoppingRule(1e-8, 100));
    Film film = new Film(diffusion);
    assertEquals(List.of(0), film.times);
    assertArrayEquals(
        diffusion.run(graph, labels, workers, Watcher.NONE).values(), film.scores.get(0), 0);
  }

  /** A copy of all that was seen. */
  private final class Film implements Watcher {
    final List<Integer> times = new ArrayList<>();
    final List<double[]> scores = new ArrayList<>();
    final List<double[]> weights = new ArrayList<>();

    Film(Diffusion diffusion) {
      diffusion.run(graph, labels, workers, this);
    }

    @Override
    public void at(String phase, int done, int total) {}

    @Override
    public void stepped(int t, double[] F, double[] wD) {
      times.add(t);
      scores.add(F.clone());
      weights.add(wD.clone());
    }
  }
}
