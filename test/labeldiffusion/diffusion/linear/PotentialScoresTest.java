package labeldiffusion.diffusion.linear;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;

import org.junit.Test;

public class PotentialScoresTest {
  private static final double NONE = PotentialScores.OUT_OF_REACH;

  /** Gaps 1, 2 and 4: the median is 2. */
  @Test
  public void scoresAreExponentialsInUnitsOfTheMedianGap() {
    double[] U = {5, 4, 0, 2, -1, 3};
    PotentialScores.replace(U, 2);
    assertArrayEquals(new double[] {1, Math.exp(-0.5), Math.exp(-1), 1, Math.exp(-2), 1}, U, 1e-15);
  }

  @Test
  public void classesOutOfReachScoreNothing() {
    double[] U = {3, NONE, 1, NONE, NONE, NONE, NONE, 7, NONE};
    PotentialScores.replace(U, 3);
    assertArrayEquals(new double[] {1, 0, Math.exp(-1), 0, 0, 0, 0, 1, 0}, U, 1e-15);
  }

  @Test
  public void equalPotentialsHaveEqualScores() {
    double[] U = {2, 2, 2, 2};
    PotentialScores.replace(U, 2);
    assertArrayEquals(new double[] {1, 1, 1, 1}, U, 0);
  }

  @Test
  public void rowsWithoutAGapDoNotCount() {
    assertEquals(3, PotentialScores.medianGap(new double[] {1, 1, 0, 3, NONE, 2}, 2), 0);
    assertEquals(1, PotentialScores.medianGap(new double[] {1, 1, NONE, 2}, 2), 0);
  }
}
