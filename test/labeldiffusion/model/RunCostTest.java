package labeldiffusion.model;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertThrows;
import static org.junit.Assert.assertTrue;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.util.List;
import java.util.Random;
import labeldiffusion.TestGraphs;
import labeldiffusion.diffusion.Diffusion;
import labeldiffusion.diffusion.Scores;
import labeldiffusion.diffusion.SolvedOutcome;
import labeldiffusion.diffusion.Watcher;
import labeldiffusion.diffusion.linear.HarmonicDiffusion;
import labeldiffusion.diffusion.linear.SpreadingDiffusion;
import labeldiffusion.files.FileTestCase;
import labeldiffusion.graph.GraphSpec;
import labeldiffusion.graph.SimilarityGraph;
import labeldiffusion.graph.WidthRule;
import labeldiffusion.labels.Labels;
import labeldiffusion.neighbours.Search;
import labeldiffusion.neighbours.SearchSpec;
import labeldiffusion.parallel.Workers;
import labeldiffusion.points.Points;
import labeldiffusion.selection.Candidate;
import labeldiffusion.selection.Select;
import labeldiffusion.selection.SelectionSpec;
import labeldiffusion.selection.Tuning;
import labeldiffusion.sizes.SizeRule;
import labeldiffusion.sparse.StoppingRule;
import org.junit.Test;
import org.junit.function.ThrowingRunnable;

/** What a run costs, and what its report says of its graph. */
public class RunCostTest extends FileTestCase {
  private static final int N = 30;
  private static final GraphSpec FOUR = new GraphSpec(4, WidthRule.GLOBAL, 0);
  private static final Diffusion HARMONIC = new HarmonicDiffusion(new StoppingRule(1e-13, 1000));
  private static final Labels LABELS =
      TestGraphs.labelled(N, 3, 0, 0, 1, 1, 2, 2, 13, 0, 14, 1, 15, 2);

  /** A diffusion that says it takes a million gigabytes. */
  private static final Diffusion HUGE =
      new Diffusion() {
        private static final long serialVersionUID = 1L;

        @Override
        public Scores run(SimilarityGraph graph, Labels labels, Workers workers, Watcher watcher) {
          throw new AssertionError("must not run");
        }

        @Override
        public long bytes(long nodes, long entries, int k, int c) {
          return 1L << 50;
        }
      };

  private final TestRows rows =
      new TestRows(Points.of(TestGraphs.randomPoints(N, 2, new Random(1))));

  private static ModelSpec spec(Diffusion diffusion, Tuning tuning, CalibrationRule rule) {
    return new ModelSpec(
        new SearchSpec(Search.EXACT, 1), FOUR, diffusion, tuning, SizeRule.FREE, rule, 1);
  }

  private static ModelSpec spec(Diffusion diffusion) {
    return spec(diffusion, SelectionSpec.NONE, CalibrationRule.NONE);
  }

  private static SelectionSpec selection() {
    return new SelectionSpec(
        Select.HOLDOUT, List.of(FOUR, FOUR.wide(5)), List.of(new Candidate("", HARMONIC)), 2, 1);
  }

  @Test
  public void whatDoesNotFitIntoMemoryIsRejectedBeforeItRuns() throws IOException {
    GraphSource edges = new GraphSource.Edges(file("a,b\n"));
    assertTooLarge(
        () ->
            edges.fit(
                TestRows.named("a", "b"),
                new Labels(new int[] {0, 1}, 2),
                spec(HUGE),
                Watcher.NONE));
    assertTooLarge(() -> TestRows.AS_THEY_ARE.fit(rows, LABELS, spec(HUGE), Watcher.NONE));
    assertTooLarge(() -> StandingGraph.of(TestRows.AS_THEY_ARE, rows, spec(HUGE), Watcher.NONE));
  }

  private static void assertTooLarge(ThrowingRunnable run) {
    String message = assertThrows(IllegalArgumentException.class, run).getMessage();
    assertTrue(message, message.contains("must fit into memory: it needs about 12884"));
  }

  /** Each part lies between nothing and the age of this JVM; lists may be those of a former run. */
  @Test
  public void secondsArePartsOfTheTimeThatHasPassed() {
    for (Tuning tuning : List.of(SelectionSpec.NONE, selection())) {
      StandingGraph standing =
          StandingGraph.of(
              TestRows.AS_THEY_ARE,
              rows,
              spec(HARMONIC, tuning, CalibrationRule.NONE),
              Watcher.NONE);
      StandingRun run =
          standing.diffuse(LABELS, spec(HARMONIC, tuning, CalibrationRule.NONE), Watcher.NONE);
      FittedModel fitted =
          TestRows.AS_THEY_ARE.fit(
              rows, LABELS, spec(HARMONIC, tuning, CalibrationRule.NONE), Watcher.NONE);
      double taken = ManagementFactory.getRuntimeMXBean().getUptime() / 1e3;
      for (CostFacts cost : List.of(run.report().cost(), fitted.report().cost())) {
        assertBetween(cost.searchSeconds(), taken);
        assertBetween(cost.graphSeconds(), taken);
        assertBetween(cost.diffusionSeconds(), taken);
        assertBetween(cost.selectionSeconds(), taken);
        assertEquals(tuning == SelectionSpec.NONE, cost.selectionSeconds() == 0);
        assertTrue(cost.diffusionSeconds() > 0);
      }
    }
  }

  private static void assertBetween(double seconds, double taken) {
    assertTrue(seconds + " of " + taken, seconds >= 0 && seconds <= taken);
  }

  @Test
  public void memoryIsThatOfPointsAndRun() throws IOException {
    ModelSpec spec = spec(HARMONIC);
    StandingRun run =
        StandingGraph.of(TestRows.AS_THEY_ARE, rows, spec, Watcher.NONE)
            .diffuse(LABELS, spec, Watcher.NONE);
    Points points = rows.points();
    assertEquals(
        points.bytes() + MemoryEstimate.besidesPoints(N, 3, spec, points.searchBytes()),
        run.report().cost().bytes());
    FittedModel edges =
        new GraphSource.Edges(file("a,b\nb,c\n"))
            .fit(TestRows.named("a", "c"), new Labels(new int[] {0, 1}, 2), spec, Watcher.NONE);
    assertEquals(
        64 * 3 + MemoryEstimate.besidesPoints(3, 2, spec, 0), edges.report().cost().bytes());
  }

  @Test
  public void theReportNamesTheLargestNeighbourhoodAndTies() {
    SimilarityGraph graph = TestGraphs.nearest(TestGraphs.randomPoints(N, 2, new Random(1)), 4);
    Scores none = new Scores(new double[3 * N], 3, new SolvedOutcome(0, 0, List.of()));
    GraphFacts tied = GraphFacts.of(graph, 9, LABELS, none);
    assertEquals(9, tied.wanted());
    assertEquals(4, tied.used());
    assertTrue("two labels of each class", tied.reach().isTied());
    GraphFacts clear = GraphFacts.of(graph, 9, LABELS.where(i -> i != 0), none);
    assertTrue(clear.reach().isTied());
    clear = GraphFacts.of(graph, 9, LABELS.where(i -> i != 0 && i != 1), none);
    assertFalse(clear.reach().isTied());
  }

  @Test
  public void theReportSaysHowProbabilitiesWereMade() {
    FittedModel fitted =
        TestRows.AS_THEY_ARE.fit(
            rows, LABELS, spec(HARMONIC, SelectionSpec.NONE, CalibrationRule.LABELS), Watcher.NONE);
    String text = fitted.report().text("title", new String[] {"a", "b", "c"});
    assertTrue(text, text.contains("calibrated by 6 hidden labels (2 runs), "));
  }

  @Test
  public void aSingleRowWithAnUnknownIdIsRejectedIfAskedFor() throws IOException {
    GraphSource edges = new GraphSource.Edges(file("a,b\n"), true, AttributeUse.NONE);
    FittedModel model =
        edges.fit(
            TestRows.named("a", "b"),
            new Labels(new int[] {0, 1}, 2),
            spec(HARMONIC),
            Watcher.NONE);
    String message =
        assertThrows(IllegalArgumentException.class, () -> model.answer(TestRows.named("z")))
            .getMessage();
    assertTrue(message, message.contains("'z' is not"));
  }

  /** The scores of this method do not add up to 1, the shares of its labels do. */
  @Test
  public void sharesOfLabelsSumToOne() {
    ModelSpec spec = spec(new SpreadingDiffusion(0.9, new StoppingRule(1e-13, 1000)));
    StandingRun run =
        StandingGraph.of(TestRows.AS_THEY_ARE, rows, spec, Watcher.NONE)
            .diffuse(LABELS, spec, Watcher.NONE);
    for (int row = 0; row < N; row++) {
      assertEquals(1, run.labelsOf(row).stream().mapToDouble(RowShare::share).sum(), 1e-9);
    }
  }

  /** One power for all rows, known or new: it multiplies the logarithms of ratios of scores. */
  @Test
  public void newPointsAreCalibratedAsStoredOnesAre() {
    FittedModel raw = TestRows.AS_THEY_ARE.fit(rows, LABELS, spec(HARMONIC), Watcher.NONE);
    ModelSpec prior = spec(HARMONIC, SelectionSpec.NONE, CalibrationRule.PRIOR);
    FittedModel calibrated = TestRows.AS_THEY_ARE.fit(rows, LABELS, prior, Watcher.NONE);
    TestRows stored = new TestRows(rows.points().rows(new int[] {20}));
    double power = logRatio(calibrated, stored) / logRatio(raw, stored);
    assertTrue("power " + power, Math.abs(power - 1) > 0.01);
    double[] near = rows.points().numbers(20).clone();
    near[0] += 0.01;
    TestRows point = new TestRows(Points.of(near));
    assertEquals(power, logRatio(calibrated, point) / logRatio(raw, point), 1e-6);
  }

  private static double logRatio(FittedModel model, TestRows row) {
    double[] p = model.single(row);
    return Math.log(p[0] / p[1]);
  }
}
