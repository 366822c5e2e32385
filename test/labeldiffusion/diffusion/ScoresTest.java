package labeldiffusion.diffusion;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import labeldiffusion.SilentTestCase;
import org.junit.Test;

public class ScoresTest extends SilentTestCase {
  /** Node 0 prefers class 2, node 1 has two equal classes, node 2 has not been reached. */
  private static final double[] F = {0.1, 0.2, 0.3, 0, 0.5, 0.5, 0, 0, 0};

  private final Scores scores = new Scores(F, 3, null);

  @Test
  public void classIsThatOfTheLargestScore() {
    assertEquals(2, Scores.classOf(F, 0, 3));
  }

  @Test
  public void firstOfEqualClassesWins() {
    assertEquals(1, Scores.classOf(F, 1, 3));
  }

  @Test
  public void unreachedNodeHasNoClass() {
    assertEquals(Scores.NO_CLASS, Scores.classOf(F, 2, 3));
  }

  @Test
  public void unreachedNodeGetsTheClassOfTheLargestPrior() {
    double[] prior = {0.2, 0.4, 0.4};
    assertEquals(2, Scores.classOf(F, 0, prior));
    assertEquals(1, Scores.classOf(F, 2, prior));
  }

  /** There are no labels to take a prior from. */
  @Test
  public void priorWithoutNumbersMeansTheFirstClass() {
    assertEquals(0, Scores.classOf(F, 2, new double[] {Double.NaN, Double.NaN, Double.NaN}));
  }

  @Test
  public void nodeIsReachedIfAScoreIsPositive() {
    assertTrue(scores.isReached(0));
    assertFalse(scores.isReached(2));
  }

  @Test
  public void distributionIsTheWeightedMeanOfTheRows() {
    assertArrayEquals(
        new double[] {0.1 / 2.6, 1.2 / 2.6, 1.3 / 2.6},
        scores.distribution(new int[] {0, 1}, new double[] {1, 2}, new double[3]),
        1e-15);
  }

  @Test
  public void distributionOfUnreachedNodesIsThePrior() {
    double[] prior = {0.5, 0.25, 0.25};
    assertArrayEquals(prior, scores.distribution(new int[] {2}, new double[] {1}, prior), 0);
  }

  @Test
  public void scoresGetTheirOldNumbersBack() {
    double[] old =
        new Scores(new double[] {1, 2, 3, 4, 5, 6}, 2, null).backFrom(new int[] {2, 0, 1}).values();
    assertArrayEquals(new double[] {3, 4, 5, 6, 1, 2}, old, 0);
  }

  @Test
  public void renumberedScoresFollowTheOrder() {
    Scores renumbered =
        new Scores(new double[] {1, 2, 3, 4, 5, 6}, 2, null).inOrder(new int[] {2, 0, 1});
    assertArrayEquals(new double[] {5, 6, 1, 2, 3, 4}, renumbered.values(), 0);
    assertEquals(3, renumbered.size());
    assertEquals(0, new Scores(new double[0], 0, null).size());
  }

  /** Nodes 0 and 1 are reached, node 2 is not; a weight of 0 does not count. */
  @Test
  public void someNodesAreReachedIfOneThatCountsIs() {
    assertTrue(scores.reach(new int[] {2, 1}, new double[] {1, 1}));
    assertFalse(scores.reach(new int[] {2, 1}, new double[] {1, 0}));
    assertFalse(scores.reach(new int[] {2}, new double[] {1}));
    assertFalse(scores.reach(new int[0], new double[0]));
  }

  @Test
  public void nodesAreCountedByTheirClasses() {
    assertArrayEquals(new int[] {0, 1, 1}, scores.classCounts());
  }
}
