package labeldiffusion.model;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertThrows;
import static org.junit.Assert.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.CancellationException;
import labeldiffusion.SilentTestCase;
import labeldiffusion.TestGraphs;
import labeldiffusion.diffusion.Diffusion;
import labeldiffusion.diffusion.Watcher;
import labeldiffusion.diffusion.stepped.Diffusivity;
import labeldiffusion.diffusion.stepped.EulerDiffusion;
import labeldiffusion.diffusion.stepped.EulerSpec;
import labeldiffusion.diffusion.stepped.LabelRule;
import labeldiffusion.diffusion.stepped.LinearDiffusivity;
import labeldiffusion.diffusion.stepped.LocalMatchDiffusivity;
import labeldiffusion.diffusion.stepped.NonlinearDiffusivity;
import labeldiffusion.diffusion.stepped.Scheme;
import labeldiffusion.diffusion.stepped.SmoothDiffusivity;
import labeldiffusion.graph.GraphSpec;
import labeldiffusion.graph.WidthRule;
import labeldiffusion.labels.LabelWeights;
import labeldiffusion.neighbours.Search;
import labeldiffusion.neighbours.SearchSpec;
import labeldiffusion.points.Metric;
import labeldiffusion.points.Points;
import labeldiffusion.points.Scaling;
import org.junit.Test;

/** Saving, loading, stopping, and use by several threads. */
public class ModelLifeTest extends SilentTestCase {
  private static final EulerSpec EULER =
      new EulerSpec(10, 1, Scheme.EXPLICIT, LabelWeights.BALANCED, LabelRule.CLAMP, false);
  private static final GraphSpec LOCAL = new GraphSpec(4, WidthRule.LOCAL, 0);

  private final Points points = Points.of(TestGraphs.twoMoons(400, random));
  private final Points batch = Points.of(TestGraphs.twoMoons(40, random));
  private final Rows first = new TestRows(batch.rows(new int[] {0}));

  @Test
  public void reloadedModelAnswersTheSame() throws Exception {
    List<Diffusion> diffusions = new ArrayList<>(List.of(EulerDiffusion.isotropic(EULER)));
    List<Diffusivity> rules =
        List.of(
            new LinearDiffusivity(),
            new NonlinearDiffusivity(),
            new SmoothDiffusivity(),
            new LocalMatchDiffusivity());
    for (Diffusivity rule : rules) {
      diffusions.add(EulerDiffusion.anisotropic(EULER, 5, 0.3, rule));
    }
    for (Diffusion diffusion : diffusions) {
      FittedModel model = model(diffusion, Watcher.NONE);
      FittedModel reloaded = reload(model);
      assertArrayEquals(answers(model), answers(reloaded));
      assertArrayEquals(model.single(first), reloaded.single(first), 0);
    }
  }

  @Test
  public void interruptedBatchStopsAndTheModelIsUsableAfterwards() throws Exception {
    FittedModel model = model(EulerDiffusion.isotropic(EULER), Watcher.NONE);
    double[][] before = answers(model);
    Watcher interrupt = (phase, done, total) -> Thread.currentThread().interrupt();
    try {
      assertThrows(CancellationException.class, () -> model.batch(new TestRows(batch), interrupt));
    } finally {
      assertTrue("the flag stays set", Thread.interrupted());
    }
    assertArrayEquals(before, answers(model));
    assertNoThreadsLeft();
  }

  @Test
  public void interruptedBuildLeavesNoThreads() throws Exception {
    Watcher interrupt =
        (phase, done, total) -> {
          if (phase.equals("diffusion")) {
            Thread.currentThread().interrupt();
          }
        };
    try {
      assertThrows(
          CancellationException.class, () -> model(EulerDiffusion.isotropic(EULER), interrupt));
    } finally {
      assertTrue("the flag stays set", Thread.interrupted());
    }
    assertNoThreadsLeft();
  }

  @Test
  public void progressIsToldOfEveryPhaseInOrder() {
    List<String> heard = new ArrayList<>();
    model(
        EulerDiffusion.isotropic(EULER),
        (phase, done, total) -> {
          assertTrue(done + " of " + total, done >= 0 && done <= total);
          if (heard.isEmpty() || !heard.get(heard.size() - 1).equals(phase)) {
            heard.add(phase);
          }
        });
    assertTrue(
        heard.toString(),
        heard.equals(List.of("search", "graph", "diffusion"))
            || heard.equals(List.of("graph", "diffusion")));
  }

  @Test
  public void severalThreadsMayShareAModel() throws Exception {
    FittedModel model = reload(model(EulerDiffusion.isotropic(EULER), Watcher.NONE));
    double[][] expected = answers(reload(model));
    List<Thread> threads = new ArrayList<>();
    List<double[][]> found = Collections.synchronizedList(new ArrayList<>());
    for (int t = 0; t < 8; t++) {
      threads.add(new Thread(() -> found.add(answers(model))));
    }
    threads.forEach(Thread::start);
    for (Thread thread : threads) {
      thread.join();
    }
    assertEquals(8, found.size());
    for (double[][] answer : found) {
      assertArrayEquals(expected, answer);
    }
  }

  private double[][] answers(FittedModel model) {
    return model.batch(new TestRows(batch), Watcher.NONE).distributions();
  }

  private FittedModel model(Diffusion diffusion, Watcher progress) {
    ModelSpec spec = new ModelSpec(new SearchSpec(Search.EXACT, 1), LOCAL, diffusion, 3);
    return new GraphSource.Attributes(Scaling.STANDARDIZE, Metric.EUCLIDEAN)
        .fit(new TestRows(points), TestGraphs.labelled(400, 2, 0, 0, 399, 1), spec, progress);
  }

  private static FittedModel reload(FittedModel model) throws Exception {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
      out.writeObject(model);
    }
    try (ObjectInputStream in =
        new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray()))) {
      return (FittedModel) in.readObject();
    }
  }

  /** The pool of this test base itself has started no thread yet. */
  private static void assertNoThreadsLeft() throws InterruptedException {
    for (int wait = 0; wait < 100 && poolThreads() > 0; wait++) {
      Thread.sleep(20); // a pool that is shut down needs a moment to end
    }
    assertEquals(0, poolThreads());
  }

  private static long poolThreads() {
    return Thread.getAllStackTraces().keySet().stream()
        .filter(thread -> thread.getName().startsWith("labelDiffusion"))
        .count();
  }
}
