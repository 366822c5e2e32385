package labeldiffusion.model;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertSame;
import static org.junit.Assert.assertTrue;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import labeldiffusion.TestGraphs;
import labeldiffusion.diffusion.Watcher;
import labeldiffusion.diffusion.linear.HarmonicDiffusion;
import labeldiffusion.files.FileTestCase;
import labeldiffusion.graph.GraphSpec;
import labeldiffusion.graph.SimilarityGraph;
import labeldiffusion.graph.WidthRule;
import labeldiffusion.labels.Labels;
import labeldiffusion.neighbours.Search;
import labeldiffusion.neighbours.SearchSpec;
import labeldiffusion.points.Points;
import labeldiffusion.selection.SelectionSpec;
import labeldiffusion.sizes.SizeRule;
import labeldiffusion.sparse.StoppingRule;
import org.junit.Test;

/** Runs over a graph that stands say what new models say, whatever labels come and go. */
public class StandingRunTest extends FileTestCase {
  private static final int N = 30;

  /** Rows 3, 7, 9 and 11 are equal, and so are 5 and 12. */
  private final double[][] X = points();

  private final ModelSpec plain = spec(CalibrationRule.NONE);
  private final ModelSpec calibrated = spec(CalibrationRule.LABELS);
  private final StandingGraph standing =
      StandingGraph.of(TestRows.AS_THEY_ARE, new TestRows(Points.of(X)), plain, Watcher.NONE);

  private static double[][] points() {
    double[][] all = TestGraphs.randomPoints(N, 2, new Random(1));
    for (int copy : new int[] {7, 9, 11}) {
      all[copy] = all[3].clone();
    }
    all[12] = all[5].clone();
    return all;
  }

  private static ModelSpec spec(CalibrationRule rule) {
    return new ModelSpec(
        new SearchSpec(Search.EXACT, 1),
        new GraphSpec(4, WidthRule.GLOBAL, 0),
        new HarmonicDiffusion(new StoppingRule(1e-13, 1000)),
        SelectionSpec.NONE,
        SizeRule.FREE,
        rule,
        1);
  }

  private static Labels labels(int... nodesAndClasses) {
    return TestGraphs.labelled(N, 3, nodesAndClasses);
  }

  /** With and without contradictions among equal rows, one after the other on the same graph. */
  @Test
  public void answersAreThoseOfNewModels() {
    for (Labels labels :
        new Labels[] {
          labels(0, 0, 1, 1, 2, 2),
          labels(0, 0, 7, 1, 12, 2),
          labels(0, 0, 3, 2, 7, 1, 9, 0, 12, 2),
          labels(0, 0, 3, 2, 7, 1),
          labels(9, 1, 11, 1, 20, 2),
          labels(0, 0, 3, 2, 7, 1, 5, 0, 12, 1),
          labels(0, 0, 1, 1, 2, 2)
        }) {
      assertSameAsNew(labels);
    }
  }

  private void assertSameAsNew(Labels labels) {
    StandingRun run = standing.diffuse(labels, plain, Watcher.NONE);
    FittedModel fitted = TestRows.fit(Points.of(X), labels, plain, Watcher.NONE);
    for (int row = 0; row < N; row++) {
      Answer answer = fitted.answer(new TestRows(Points.of(new double[][] {X[row]})));
      assertArrayEquals(answer.distribution(), run.distributions()[row], 0);
      assertEquals(answer.isReached(), run.isReached(row));
    }
  }

  /** The labelled row stands for its equals; of several, the first. */
  @Test
  public void aLabelledRowStandsForItsNode() {
    NodeGraph one = standing.graph(labels(0, 0, 9, 1, 11, 1), plain);
    assertEquals(26, one.graph().size());
    assertEquals(9, one.rowOf()[one.nodeOf()[3]]);
    assertEquals(one.nodeOf()[3], one.nodeOf()[11]);
    NodeGraph none = standing.graph(labels(0, 0), plain);
    assertEquals(3, none.rowOf()[none.nodeOf()[11]]);
    assertEquals(5, none.rowOf()[none.nodeOf()[12]]);
  }

  @Test
  public void equalRowsOfTwoClassesAreTwoNodes() {
    NodeGraph two = standing.graph(labels(0, 0, 7, 2, 11, 1), plain);
    assertEquals(27, two.graph().size());
    List<Integer> rows = new ArrayList<>();
    for (int row : two.rowOf()) {
      rows.add(row);
    }
    assertTrue(rows.contains(7) && rows.contains(11));
    assertFalse(rows.contains(3) || rows.contains(9));
  }

  @Test
  public void theGraphOfARunIsThatOfItsNodes() {
    Labels labels = labels(0, 0, 1, 1, 2, 2);
    StandingRun run = standing.diffuse(labels, plain, Watcher.NONE);
    assertSame("built once", run.graph(), run.graph());
    assertArrayEquals(standing.graph(labels, plain).rowOf(), run.graph().rowOf());
  }

  @Test
  public void aRunLikeAFormerOneKeepsItsCalibrationAndSaysSo() {
    Labels labels = labels(0, 0, 1, 1, 2, 2, 13, 0, 14, 1, 15, 2);
    StandingRun former = standing.diffuse(labels, calibrated, Watcher.NONE);
    StandingRun again = standing.diffuseLike(former, labels, calibrated, Watcher.NONE);
    for (int row = 0; row < N; row++) {
      assertArrayEquals(former.distributions()[row], again.distributions()[row], 0);
    }
    String note = "parameters and probabilities were fitted to the labels of a former run";
    assertTrue(text(again).contains(note));
    assertFalse(text(former).contains(note));
    StandingRun raw = standing.diffuse(labels, plain, Watcher.NONE);
    assertTrue("calibrated at all", raw.distributions()[20][0] != again.distributions()[20][0]);
  }

  @Test
  public void withoutACalibrationThereIsNothingToKeep() {
    Labels labels = labels(0, 0, 1, 1, 2, 2);
    StandingRun former = standing.diffuse(labels, plain, Watcher.NONE);
    StandingRun again = standing.diffuseLike(former, labels, plain, Watcher.NONE);
    assertArrayEquals(former.distributions()[20], again.distributions()[20], 0);
    assertFalse(text(again).contains("former run"));
  }

  /** A prior needs no labels: it is fitted to each run's own scores. */
  @Test
  public void aPriorIsFittedAnew() {
    ModelSpec prior = spec(CalibrationRule.PRIOR);
    StandingRun former = standing.diffuse(labels(0, 0, 1, 1, 2, 2), prior, Watcher.NONE);
    Labels more = labels(0, 0, 1, 1, 2, 2, 13, 0, 14, 1);
    StandingRun like = standing.diffuseLike(former, more, prior, Watcher.NONE);
    StandingRun fresh = standing.diffuse(more, prior, Watcher.NONE);
    assertArrayEquals(fresh.distributions()[20], like.distributions()[20], 0);
  }

  private static String text(StandingRun run) {
    return run.report().text("title", new String[] {"a", "b", "c"});
  }

  @Test
  public void distancesOfAFileAnswerAsTheirModelDoes() throws IOException {
    GraphSource source = new GraphSource.Distances(file("a,b,1\nb,c,2\nc,d,1\nd,e,3\n"));
    TestRows rows = TestRows.named("a", "b", "c", "d", "e");
    Labels ends = new Labels(new int[] {0, -1, -1, -1, 1}, 2);
    StandingRun run =
        StandingGraph.of(source, rows, plain, Watcher.NONE).diffuse(ends, plain, Watcher.NONE);
    FittedModel fitted = source.fit(rows, ends, plain, Watcher.NONE);
    Answers batch = fitted.batch(rows, Watcher.NONE);
    assertEquals(5, batch.all().size());
    assertEquals(fitted.report(), batch.report());
    for (int row = 0; row < 5; row++) {
      assertArrayEquals(batch.all().get(row).distribution(), run.distributions()[row], 1e-15);
    }
  }

  @Test
  public void lastWeightsPassAllEventsOn() {
    List<String> heard = new ArrayList<>();
    LastWeights last = new LastWeights(new Heard(heard));
    SimilarityGraph path = TestGraphs.path(3);
    double[] ofGraph = path.weight().clone();
    last.at("graph", 1, 2);
    last.starts(path, labels(0, 0), new int[3]);
    last.stepped(4, new double[0], path.weight());
    double[] first = {1, 2, 3, 4};
    last.stepped(5, new double[0], first);
    double[] kept = last.values();
    last.stepped(6, new double[0], new double[] {5, 6, 7, 8});
    assertSame("one copy for all steps", kept, last.values());
    assertArrayEquals(new double[] {1, 2, 3, 4}, first, 0);
    assertArrayEquals(ofGraph, path.weight(), 0);
    assertEquals(List.of("graph 1/2", "starts", "4", "5", "6"), heard);
  }

  /** Writes down what it hears. */
  private record Heard(List<String> heard) implements Watcher {
    @Override
    public void at(String phase, int done, int total) {
      heard.add(phase + " " + done + "/" + total);
    }

    @Override
    public void starts(SimilarityGraph graph, Labels labels, int[] rows) {
      heard.add("starts");
    }

    @Override
    public void stepped(int t, double[] F, double[] wD) {
      heard.add(String.valueOf(t));
    }
  }

  @Test
  public void aRunSaysWhenItBuildsAndHides() {
    List<String> heard = new ArrayList<>();
    Labels labels = labels(0, 0, 1, 1, 2, 2, 13, 0, 14, 1, 15, 2);
    standing.diffuse(labels, calibrated, new Heard(heard));
    assertTrue(heard.toString(), heard.contains("graph 0/1") && heard.contains("graph 1/1"));
    assertTrue(heard.contains("calibration 0/2") && heard.contains("calibration 2/2"));
  }
}
