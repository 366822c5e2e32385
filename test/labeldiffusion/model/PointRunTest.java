package labeldiffusion.model;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertThrows;
import static org.junit.Assert.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import labeldiffusion.SilentTestCase;
import labeldiffusion.TestGraphs;
import labeldiffusion.diffusion.Diffusion;
import labeldiffusion.diffusion.Scores;
import labeldiffusion.diffusion.Watcher;
import labeldiffusion.diffusion.stepped.EulerDiffusion;
import labeldiffusion.diffusion.stepped.EulerSpec;
import labeldiffusion.diffusion.stepped.LabelRule;
import labeldiffusion.diffusion.stepped.Scheme;
import labeldiffusion.graph.GraphSpec;
import labeldiffusion.graph.SimilarityGraph;
import labeldiffusion.graph.WidthRule;
import labeldiffusion.labels.LabelWeights;
import labeldiffusion.labels.Labels;
import labeldiffusion.neighbours.RecentLists;
import labeldiffusion.neighbours.Search;
import labeldiffusion.neighbours.SearchSpec;
import labeldiffusion.parallel.Workers;
import labeldiffusion.points.DensePoints;
import labeldiffusion.points.Metric;
import labeldiffusion.points.Points;
import labeldiffusion.points.Scaling;
import org.junit.Test;

/** When labels are diffused, and when neighbours are searched for. {@link PointSearch} too. */
public class PointRunTest extends SilentTestCase {
  private static final int N = 60;

  private final Points rows = Points.of(TestGraphs.randomPoints(N, 3, random));
  private final Points batch = Points.of(TestGraphs.randomPoints(9, 3, random));
  private final Labels labels = TestGraphs.labels(N, 3, random);
  private final AtomicInteger runs = new AtomicInteger();

  /** Counts its runs. */
  private record Counted(Diffusion method, AtomicInteger runs) implements Diffusion {
    private static final long serialVersionUID = 1L;

    @Override
    public Scores run(SimilarityGraph graph, Labels labels, Workers workers, Watcher watcher) {
      runs.incrementAndGet();
      return method.run(graph, labels, workers, watcher);
    }

    @Override
    public long bytes(long nodes, long entries, int k, int c) {
      return method.bytes(nodes, entries, k, c);
    }
  }

  private FittedModel fit(Points raw, Scaling scaling, boolean remembers, Watcher watcher) {
    Diffusion method =
        EulerDiffusion.isotropic(
            new EulerSpec(5, 1, Scheme.EXPLICIT, LabelWeights.BALANCED, LabelRule.CLAMP, false));
    ModelSpec spec =
        new ModelSpec(
            new SearchSpec(Search.EXACT, 1),
            new GraphSpec(4, WidthRule.GLOBAL, 0),
            new Counted(method, runs),
            2);
    return new GraphSource.Attributes(scaling, Metric.EUCLIDEAN, remembers)
        .fit(new TestRows(raw), labels, spec, watcher);
  }

  private FittedModel fit(boolean remembers) {
    return fit(rows, Scaling.NORMALIZE, remembers, Watcher.NONE);
  }

  @Test
  public void trainingRunWaitsUntilItsReportIsWanted() {
    FittedModel model = fit(false);
    assertEquals(0, runs.get());
    model.report();
    model.report();
    assertEquals(1, runs.get());
  }

  @Test
  public void trainingRunWaitsUntilASingleRowIsAsked() {
    fit(false).single(new TestRows(batch.rows(new int[] {0})));
    assertEquals(1, runs.get());
  }

  @Test
  public void batchOfNewRowsNeedsNoTrainingRun() {
    fit(false).batch(new TestRows(batch), Watcher.NONE);
    assertEquals(1, runs.get());
  }

  @Test
  public void batchOfTrainingRowsIsAnsweredByTheTrainingRun() {
    FittedModel model = fit(false);
    model.batch(new TestRows(rows), Watcher.NONE);
    model.batch(new TestRows(rows), Watcher.NONE);
    assertEquals(1, runs.get());
  }

  @Test
  public void watchedTrainingRunDoesNotWait() {
    List<String> heard = new ArrayList<>();
    fit(rows, Scaling.NORMALIZE, false, (phase, done, total) -> heard.add(phase));
    assertEquals(1, runs.get());
    assertEquals(true, heard.contains("diffusion"));
  }

  /** Distances of such rows overflow, which must be said while the model is built. */
  @Test
  public void rowsWithHugeNumbersAreRejectedAtOnce() {
    Points huge = Points.of(TestGraphs.randomPoints(N, 3, random));
    for (int i = 0; i < N; i++) {
      huge.numbers(i)[0] *= 1e250;
    }
    assertThrows(
        IllegalArgumentException.class, () -> fit(huge, Scaling.NONE, false, Watcher.NONE));
  }

  @Test
  public void earlierRunIsExtendedToTheSameAnswers() {
    for (Scaling scaling : Scaling.values()) {
      FittedModel ran = fit(rows, scaling, false, Watcher.NONE);
      ran.report();
      FittedModel waits = fit(rows, scaling, false, Watcher.NONE);
      assertArrayEquals(answers(waits), answers(ran));
    }
  }

  @Test
  public void packedRowsHaveTheSameAnswers() {
    Points packed = DensePoints.packed(rows::numbers, new int[N][0]);
    FittedModel model = fit(packed, Scaling.STANDARDIZE, false, Watcher.NONE);
    assertArrayEquals(answers(fit(rows, Scaling.STANDARDIZE, false, Watcher.NONE)), answers(model));
  }

  @Test
  public void rememberedListsGiveTheSameAnswers() {
    RecentLists.SHARED.clear();
    double[][] expected = answers(fit(false));
    for (int round = 0; round < 2; round++) {
      assertArrayEquals(expected, answers(fit(true)));
    }
  }

  @Test
  public void samePointsAreSearchedOnceWhoeverBringsThem() {
    RecentLists.SHARED.clear();
    assertEquals(true, phases(fit(true)).contains("search"));
    assertEquals(false, phases(fit(true)).contains("search"));
    assertEquals(true, phases(fit(false)).contains("search"));
    rows.numbers(0)[0] += 1e-9;
    assertEquals(true, phases(fit(true)).contains("search"));
  }

  private List<String> phases(FittedModel model) {
    List<String> heard = new ArrayList<>();
    model.batch(new TestRows(batch), (phase, done, total) -> heard.add(phase));
    return heard;
  }

  private double[][] answers(FittedModel model) {
    return model.batch(new TestRows(batch), Watcher.NONE).distributions();
  }

  /**
   * 900 rows are so few that the approximate search compares all pairs: their lists are exact. With
   * 300 more it does not, and the lists must be those of one search over all rows.
   */
  @Test
  public void approximateSearchesStartAgainEvenIfEarlierListsWereExact() {
    Points some = Points.of(TestGraphs.randomPoints(900, 12, random));
    TestRows more = new TestRows(Points.of(TestGraphs.randomPoints(300, 12, random)));
    FittedModel ran = approximate(some);
    assertEquals(1, ran.report().search().recall(), 0);
    Answers after = ran.batch(more, Watcher.NONE);
    Answers fresh = approximate(some).batch(more, Watcher.NONE);
    assertArrayEquals(fresh.distributions(), after.distributions());
    assertEquals(fresh.report().search().how(), after.report().search().how());
    assertTrue(after.report().search().how().startsWith("approximate"));
    assertTrue(after.report().search().recall() < 1);
  }

  private static FittedModel approximate(Points some) {
    Labels few = TestGraphs.labelled(900, 2, 0, 0, 1, 1, 2, 0, 3, 1);
    ModelSpec spec =
        new ModelSpec(
            new SearchSpec(Search.APPROXIMATE, 0.3),
            new GraphSpec(5, WidthRule.GLOBAL, 0),
            EulerDiffusion.isotropic(
                new EulerSpec(
                    5, 1, Scheme.EXPLICIT, LabelWeights.BALANCED, LabelRule.CLAMP, false)),
            2);
    return TestRows.fit(some, few, spec, Watcher.NONE);
  }
}
