package labeldiffusion.labelling;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import java.util.List;
import java.util.Random;
import labeldiffusion.TestGraphs;
import labeldiffusion.diffusion.Watcher;
import labeldiffusion.diffusion.linear.HarmonicDiffusion;
import labeldiffusion.graph.GraphSpec;
import labeldiffusion.graph.WidthRule;
import labeldiffusion.labels.Labels;
import labeldiffusion.model.GraphSource;
import labeldiffusion.model.ModelSpec;
import labeldiffusion.model.StandingGraph;
import labeldiffusion.model.TestRows;
import labeldiffusion.neighbours.Search;
import labeldiffusion.neighbours.SearchSpec;
import labeldiffusion.points.Metric;
import labeldiffusion.points.Points;
import labeldiffusion.points.Scaling;
import labeldiffusion.sparse.StoppingRule;
import org.junit.Test;

public class DeskTest {
  private static final ModelSpec SPEC =
      new ModelSpec(
          new SearchSpec(Search.EXACT, 1),
          new GraphSpec(3, WidthRule.GLOBAL, 0),
          new HarmonicDiffusion(new StoppingRule(1e-10, 1000)),
          1);

  private final Labels none = new Labels(new int[0], 2).withUnlabelled(40);
  private final Desk desk =
      new Desk(
          StandingGraph.of(
              new GraphSource.Attributes(Scaling.NONE, Metric.EUCLIDEAN),
              new TestRows(Points.of(TestGraphs.randomPoints(40, 2, new Random(5)))),
              SPEC,
              Watcher.NONE),
          SPEC,
          none,
          3);

  @Test
  public void theNextQuestionKeepsAwayFromTheLastAnswer() {
    desk.answer(0, 0);
    desk.answer(1, 1);
    desk.update(Watcher.NONE);
    int first = desk.ranked(Ask.MARGIN, 1).get(0);
    int second = desk.ranked(Ask.MARGIN, 2).get(1);
    desk.answer(first, 0);
    assertEquals(second, (int) desk.ranked(Ask.MARGIN, 1).get(0));
  }

  @Test
  public void changesAreCountedUpdateByUpdate() {
    desk.answer(0, 0);
    Snapshot first = desk.update(Watcher.NONE);
    assertEquals(first.reachedCount(), first.changed());
    desk.update(Watcher.NONE);
    assertEquals(List.of(first.changed(), 0), desk.stopSignal().changes());
  }

  @Test
  public void anotherDeskStartsFromTheTableAsGiven() {
    desk.answer(0, 0);
    assertEquals(0, desk.again(none, 1).labels().labelledCount());
  }

  @Test
  public void checksCountAsLongAsTheyAreAnswered() {
    desk.answer(3, 1);
    desk.addCheck(3, 1);
    desk.answer(4, 1);
    desk.addCheck(4, 0);
    assertEquals(0.5, desk.stopSignal().error(), 0);
    desk.undo();
    assertEquals(1, desk.stopSignal().checks());
    assertEquals(0, desk.stopSignal().wrong());
  }

  @Test
  public void aCheckStaysTheSameUntilItIsAnswered() {
    for (int row = 0; row < 8; row++) {
      desk.answer(row, row % 2);
    }
    Question check = desk.next(Ask.RANDOM, 2).get(1);
    assertTrue(check.isCheck());
    desk.answer(
        desk.ranked(Ask.RANDOM, 3).stream().filter(r -> r != check.row()).findFirst().get(), 0);
    assertEquals(check, desk.next(Ask.MARGIN, 1).get(0));
  }

  /** A row is a check with the same probability whatever the criterion thinks of it. */
  @Test
  public void checksAreDrawnEvenly() {
    int[] counts = new int[40];
    for (int seed = 0; seed < 2000; seed++) {
      desk.again(none, seed).next(Ask.COVER, 10).stream()
          .filter(Question::isCheck)
          .forEach(check -> counts[check.row()]++);
    }
    for (int count : counts) { // mean 50, standard deviation 7
      assertTrue("drawn " + count + " times", count > 20 && count < 80);
    }
  }

  @Test
  public void crumbsAreWorthTheirShareOfTwentyNodes() {
    double[] worth = Crumbs.worth(TestGraphs.path(5));
    assertEquals(0.25, worth[3], 0);
    assertEquals(1, Crumbs.worth(TestGraphs.ring(30))[3], 0);
  }

  @Test
  public void aRowThatNothingReachedHasNoReasons() {
    assertEquals(Why.NOTHING, desk.why(3));
  }
}
