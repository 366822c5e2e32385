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

/** A watcher is told of every step. */
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
        new Recording(EulerDiffusion.anisotropic(SPEC, 3, 1, new SmoothDiffusivity())).times);
  }

  @Test
  public void isotropicStepsAreCountedFromTheLabels() {
    Recording recording = new Recording(EulerDiffusion.isotropic(SPEC));
    assertEquals(List.of(0, 1, 2, 3, 4), recording.times);
    assertArrayEquals(labels.seeds(LabelWeights.BALANCED), recording.scores.get(0), 0);
  }

  @Test
  public void scoresAfterEachStepAreThoseOfARunOfThatLength() {
    EulerDiffusion diffusion = EulerDiffusion.anisotropic(SPEC, 3, 1, new SmoothDiffusivity());
    Recording recording = new Recording(diffusion);
    for (int t = 0; t <= 4; t++) {
      double[] stopped = diffusion.withSteps(t).run(graph, labels, workers, Watcher.NONE).values();
      assertArrayEquals(stopped, recording.scores.get(t + 3), 0);
    }
  }

  @Test
  public void weightsAreThoseOfTheStep() {
    Recording recording =
        new Recording(EulerDiffusion.anisotropic(SPEC, 3, 1, new NonlinearDiffusivity()));
    for (int t = 1; t <= 3; t++) {
      assertArrayEquals(graph.weight(), recording.weights.get(t), 0);
    }
    double[] F = recording.scores.get(3);
    DiffusivityContext context = DiffusivityContext.of(graph, 2, F, 1, workers);
    assertArrayEquals(new NonlinearDiffusivity().on(context).at(F), recording.weights.get(4), 0);
  }

  @Test
  public void solverReportsItsSolutionOnce() {
    HarmonicDiffusion diffusion = new HarmonicDiffusion(new StoppingRule(1e-8, 100));
    Recording recording = new Recording(diffusion);
    assertEquals(List.of(0), recording.times);
    assertArrayEquals(
        diffusion.run(graph, labels, workers, Watcher.NONE).values(), recording.scores.get(0), 0);
  }

  /** Copies everything it is told. */
  private final class Recording implements Watcher {
    final List<Integer> times = new ArrayList<>();
    final List<double[]> scores = new ArrayList<>();
    final List<double[]> weights = new ArrayList<>();

    Recording(Diffusion diffusion) {
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
