package labeldiffusion.neighbours.exact;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import labeldiffusion.SilentTestCase;
import labeldiffusion.TestGraphs;
import labeldiffusion.points.Points;
import org.junit.Test;

public class LengthChoiceTest extends SilentTestCase {
  /** Rows of d columns, of which the first vary and the others hardly do. */
  private int length(int n, int d, int varied, int k) {
    double[][] x = TestGraphs.randomPoints(n, d, random);
    for (double[] row : x) {
      for (int a = varied; a < d; a++) {
        row[a] *= 1e-3;
      }
    }
    Leaves leaves = Leaves.of(Points.of(x), 0, ExactSearch.DIRECTIONS, workers);
    return new LengthChoice(leaves, k).length(workers);
  }

  @Test
  public void fewCoordinatesAreEnoughIfTheOthersHardlyVary() {
    for (int varied : new int[] {2, 4}) {
      assertEquals(4, length(600, 40, varied, 5));
    }
    assertEquals(8, length(600, 40, 8, 5));
  }

  @Test
  public void theMoreVaryTheMoreAreCompared() {
    int last = 0;
    for (int varied : new int[] {4, 12, 24, 40}) {
      int length = length(600, 40, varied, 5);
      assertTrue(varied + ": " + length, length % 4 == 0 && length > last);
      last = length;
    }
  }

  /** With more columns than directions, all of which vary, nothing short of all features helps. */
  @Test
  public void allFeaturesAreComparedIfDirectionsDoNotHelp() {
    assertEquals(0, length(400, 150, 150, 5));
    assertTrue("but not if they do", length(400, 150, 8, 5) > 0);
  }

  @Test
  public void moreNeighboursThanRowsAreNoProblem() {
    assertTrue(length(20, 3, 3, 100) == 4);
  }
}
