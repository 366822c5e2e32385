package labeldiffusion.diffusion;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import java.util.List;
import labeldiffusion.report.Line;
import labeldiffusion.sparse.Solution;
import org.junit.Test;

/** The mean of methods, and its {@link AverageOutcome}. */
public class MeanScoresTest {
  private static final double[] PRIOR = {0.25, 0.75};
  private static final Outcome STEPPED = new SteppedOutcome(40, 0.5, 2, List.of("slow"));
  private static final Outcome SOLVED = new SolvedOutcome(7, 1e-9, List.of());

  /** Distributions (1, 0) and (0.2, 0.8), whatever the size of the scores. */
  @Test
  public void distributionsAreAveraged() {
    assertArrayEquals(
        new double[] {0.8, 0.2}, mean(new double[] {6, 0}, new double[] {1, 4}), 1e-15);
  }

  @Test
  public void aMethodWhoseLabelsHaveNotArrivedAnswersWithThePrior() {
    assertArrayEquals(
        new double[] {0.8125, 0.1875}, mean(new double[] {6, 0}, new double[] {0, 0}), 1e-15);
  }

  @Test
  public void whereNoLabelHasArrivedTheScoresStayZero() {
    assertArrayEquals(new double[2], mean(new double[2], new double[2]), 0);
  }

  @Test
  public void outcomeNamesEveryMethod() {
    Outcome both =
        new AverageOutcome(
            List.of(
                new AverageOutcome.Part("first", STEPPED),
                new AverageOutcome.Part("second", SOLVED)));
    assertEquals(47, both.steps());
    assertEquals(0.5, both.change(), 0);
    assertEquals(2, both.guardedSteps());
    assertEquals(
        List.of(
            new Line(
                "average of",
                "first: steps 40, largest change of a score in the last step 0.500; second:"
                    + " iterations 7, relative residual 1.00e-09"),
            new Line("note", "first: slow")),
        both.lines());
  }

  /** The mean of two methods on one node with weights 3/4 and 1/4. */
  private static double[] mean(double[] first, double[] second) {
    MeanScores mean = new MeanScores(1, PRIOR);
    mean.add(0.75, new Scores(first, 2, STEPPED));
    mean.add(0.25, new Scores(second, 2, SOLVED));
    return mean.scores(STEPPED).values();
  }

  /** Three nodes, of which the second is reached by the second method only, the last by none. */
  @Test
  public void everyNodeHasItsOwnMean() {
    MeanScores mean = new MeanScores(3, PRIOR);
    mean.add(0.75, new Scores(new double[] {6, 0, 0, 0, 0, 0}, 2, STEPPED));
    mean.add(0.25, new Scores(new double[] {1, 4, 0, 9, 0, 0}, 2, SOLVED));
    assertArrayEquals(
        new double[] {0.8, 0.2, 0.75 * PRIOR[0], 0.75 * PRIOR[1] + 0.25, 0, 0},
        mean.scores(STEPPED).values(),
        1e-15);
  }

  @Test
  public void onlyASolutionThatDidNotConvergeIsRemarked() {
    Solution solved = new Solution(new double[1], 7, 1e-9, true);
    assertEquals(new SolvedOutcome(7, 1e-9, List.of()), SolvedOutcome.of(solved));
    Outcome open = SolvedOutcome.of(new Solution(new double[1], 7, 0.1, false));
    assertEquals(1, open.remarks().size());
    assertTrue(open.remarks().get(0).startsWith("NOT CONVERGED"));
  }
}
