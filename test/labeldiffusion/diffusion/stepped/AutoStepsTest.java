package labeldiffusion.diffusion.stepped;

import static org.junit.Assert.assertEquals;

import java.util.List;
import labeldiffusion.SilentTestCase;
import labeldiffusion.TestGraphs;
import labeldiffusion.graph.SimilarityGraph;
import labeldiffusion.labels.Labels;
import org.junit.Test;

/** T = 6 h^2, by the {@link LabelDistance} of the nodes. */
public class AutoStepsTest extends SilentTestCase {

  /** Distances 0, 1, 2, ..., 8 from the label at the start. */
  @Test
  public void distancesOnAPathAreCounted() {
    assertDistance(4, 8, LabelDistance.of(TestGraphs.path(9), TestGraphs.labelled(9, 1, 0, 0)));
  }

  /** Distances 0, 1, 1, 0. */
  @Test
  public void theNearestOfSeveralLabelsCounts() {
    Labels ends = TestGraphs.labelled(4, 2, 0, 0, 3, 1);
    assertDistance(0.5, 1, LabelDistance.of(TestGraphs.path(4), ends));
  }

  /** Nodes 0 - 1 with a label, 2 - 3 without. */
  @Test
  public void nodesOutOfReachDoNotCount() {
    SimilarityGraph graph =
        SimilarityGraph.ofEdges(4, new int[] {0, 2}, new int[] {1, 3}, new double[] {1, 1}, 1);
    assertDistance(0.5, 1, LabelDistance.of(graph, TestGraphs.labelled(4, 1, 0, 0)));
  }

  @Test
  public void edgesOfWeightZeroLeadNowhere() {
    SimilarityGraph graph =
        SimilarityGraph.ofEdges(3, new int[] {0, 1}, new int[] {1, 2}, new double[] {1, 0}, 2);
    assertDistance(0.5, 1, LabelDistance.of(graph, TestGraphs.labelled(3, 1, 0, 0)));
  }

  @Test
  public void timeGrowsWithTheSquareOfTheMeanDistance() {
    assertEquals(54, AutoSteps.steps(3, 5));
    assertEquals(74, AutoSteps.steps(3.5, 5)); // 73.5 rounded up
    assertEquals(600, AutoSteps.steps(10, 30));
  }

  @Test
  public void fortyStepsAreTheLeast() {
    assertEquals(40, AutoSteps.steps(0, 0));
    assertEquals(40, AutoSteps.steps(2, 4));
  }

  @Test
  public void theFarthestNodeIsReachedEvenIfTheMeanIsSmall() {
    assertEquals(75, AutoSteps.steps(2, 75));
    assertEquals(4000, AutoSteps.steps(20, 4000));
  }

  @Test
  public void aThousandStepsAreTheMostUnlessTheFarthestNodeNeedsMore() {
    assertEquals(1000, AutoSteps.steps(50, 100));
    assertEquals(1200, AutoSteps.steps(600, 1200));
  }

  @Test
  public void theReportSaysHowManyAndWhy() {
    StepPolicy.Plan plan =
        new AutoSteps().plan(TestGraphs.path(9), TestGraphs.labelled(9, 1, 0, 0));
    assertEquals(96, plan.steps());
    assertEquals(
        List.of(
            "steps AUTO took 96 steps: on average 4.0 edges lead from a row to the nearest label,"
                + " at most 8"),
        plan.remarks());
  }

  private static void assertDistance(double mean, int largest, LabelDistance actual) {
    assertEquals(new LabelDistance(mean, largest), actual);
  }

  /** Distances 2, 1, 0. */
  @Test
  public void anyNodeMayHaveTheLabel() {
    Labels last = TestGraphs.labelled(3, 1, 2, 0);
    assertDistance(1, 2, LabelDistance.of(TestGraphs.path(3), last));
  }
}
