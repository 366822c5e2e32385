package labeldiffusion.model;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import java.io.IOException;
import labeldiffusion.TestGraphs;
import labeldiffusion.diffusion.Watcher;
import labeldiffusion.diffusion.linear.HarmonicDiffusion;
import labeldiffusion.files.FileTestCase;
import labeldiffusion.graph.EdgeOrigin;
import labeldiffusion.graph.GraphSpec;
import labeldiffusion.graph.WidthRule;
import labeldiffusion.labels.Labels;
import labeldiffusion.neighbours.Search;
import labeldiffusion.neighbours.SearchSpec;
import labeldiffusion.points.Points;
import labeldiffusion.sparse.StoppingRule;
import org.junit.Test;

/**
 * A file with three parts, a - b, c - d and e - f, whose rows lie at 0, 1, 10, 11, 30 and 31. Parts
 * without labels are joined to the nearest row that labels reach.
 */
public class StandingFileTest extends FileTestCase {
  private static final String EDGES = "a,b\nc,d\ne,f\n";
  private static final TestRows ROWS =
      new TestRows(
          Points.of(
              new double[] {0},
              new double[] {1},
              new double[] {10},
              new double[] {11},
              new double[] {30},
              new double[] {31}),
          "a",
          "b",
          "c",
          "d",
          "e",
          "f");
  private static final ModelSpec SPEC =
      new ModelSpec(
          new SearchSpec(Search.EXACT, 1),
          new GraphSpec(1, WidthRule.GLOBAL, 0),
          new HarmonicDiffusion(new StoppingRule(1e-13, 1000)),
          1);

  private GraphSource source(boolean joins) throws IOException {
    return new GraphSource.Edges(
        file(EDGES), true, new AttributeUse(TestRows.AS_THEY_ARE, false, joins));
  }

  private static Labels labels(int... nodesAndClasses) {
    return TestGraphs.labelled(6, 2, nodesAndClasses);
  }

  /** The joins follow the labels, so one run must not use the graph of another. */
  @Test
  public void answersAreThoseOfNewModelsWhateverLabelsCameBefore() throws IOException {
    GraphSource source = source(true);
    StandingGraph standing = StandingGraph.of(source, ROWS, SPEC, Watcher.NONE);
    for (Labels labels :
        new Labels[] {
          labels(0, 0, 2, 1), labels(4, 0, 2, 1), labels(0, 0, 5, 1), labels(0, 0, 2, 1, 4, 0)
        }) {
      StandingRun run = standing.diffuse(labels, SPEC, Watcher.NONE);
      Answers fitted = source.fit(ROWS, labels, SPEC, Watcher.NONE).batch(ROWS, Watcher.NONE);
      for (int row = 0; row < 6; row++) {
        assertTrue(run.isReached(row));
        assertArrayEquals(fitted.all().get(row).distribution(), run.distributions()[row], 0);
      }
      assertEquals(fitted.report().graph().origin(), run.report().graph().origin());
    }
  }

  /**
   * With labels at a and c, the rows e and f at 30 and 31 are joined to d at 11: both have its
   * class. With labels at a and e, c at 10 and d at 11 are joined to b at 1: they have that of a.
   */
  @Test
  public void unreachedRowsHaveTheClassOfTheNearestReachedOne() throws IOException {
    StandingGraph standing = StandingGraph.of(source(true), ROWS, SPEC, Watcher.NONE);
    StandingRun first = standing.diffuse(labels(0, 0, 2, 1), SPEC, Watcher.NONE);
    assertArrayEquals(new double[] {0, 1}, first.distributions()[5], 1e-9);
    EdgeOrigin.Joined joined = (EdgeOrigin.Joined) first.report().graph().origin();
    assertEquals("e and f", 2, joined.nodes());
    StandingRun second = standing.diffuse(labels(0, 0, 4, 1), SPEC, Watcher.NONE);
    assertArrayEquals(new double[] {1, 0}, second.distributions()[3], 1e-9);
    assertEquals(6, standing.rows());
  }

  /** The nearest row of e that labels reach is d: its label came from there. */
  @Test
  public void reasonsFollowTheJoins() throws IOException {
    StandingGraph standing = StandingGraph.of(source(true), ROWS, SPEC, Watcher.NONE);
    StandingRun run = standing.diffuse(labels(0, 0, 2, 1), SPEC, Watcher.NONE);
    assertEquals(2, run.labelsOf(4).get(0).row());
    assertEquals(1, run.labelsOf(4).size());
    assertTrue(run.neighboursOf(4, 1).stream().anyMatch(each -> each.row() == 3));
  }

  @Test
  public void withoutJoinsPartsWithoutLabelsStayOutOfReach() throws IOException {
    StandingGraph standing = StandingGraph.of(source(false), ROWS, SPEC, Watcher.NONE);
    StandingRun run = standing.diffuse(labels(0, 0, 2, 1), SPEC, Watcher.NONE);
    assertFalse(run.isReached(4));
    assertTrue(run.isReached(3));
  }
}
