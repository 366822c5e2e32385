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

  /**
   * Groups of 12 rows, far apart in four columns; within a group, six pairs that are apart in four
   * more. So of n rows 12 are left after four coordinates and 2 after eight. In nanoseconds, four
   * coordinates cost 4 * 0.06 + 12/n * (40 + 4 * 2) and eight cost 8 * 0.06 + 2/n * 40: the same at
   * n = 2,067.
   */
  @Test
  public void theCostOfTermsAndOfPairsThatAreLeftDecides() {
    assertEquals(8, lengthOfGroups(166));
    assertEquals(4, lengthOfGroups(180));
  }

  private int lengthOfGroups(int groups) {
    double[][] x = new double[12 * groups][8];
    for (int g = 0; g < groups; g++) {
      double[] centre = random.doubles(4, 0, 100).toArray();
      for (int pair = 0; pair < 6; pair++) {
        double[] place = random.doubles(4, 0, 10).toArray();
        for (int i = 12 * g + 2 * pair; i < 12 * g + 2 * pair + 2; i++) {
          for (int a = 0; a < 4; a++) {
            x[i][a] = centre[a];
            x[i][4 + a] = place[a] + (a == 0 ? 1e-3 * (i % 2) : 0);
          }
        }
      }
    }
    Leaves leaves = Leaves.of(Points.of(x), 0, ExactSearch.DIRECTIONS, workers);
    return new LengthChoice(leaves, 1).length(workers);
  }

  /** With more columns than directions, all of which vary, nothing short of all features helps. */
  @Test
  public void allFeaturesAreComparedIfDirectionsDoNotHelp() {
    assertEquals(0, length(400, 150, 150, 5));
    assertTrue("but not if they do", length(400, 150, 8, 5) > 0);
  }

  /**
   * Groups of 24 rows, far apart in four columns; within a group, 146 columns of noise, of which 96
   * directions exclude nothing. So 24 of n rows are left after four coordinates and after all. In
   * nanoseconds, four coordinates cost 4 * 0.06 + 24/n * (40 + 92 * 2 + 100 + 150 * 0.6) and all
   * features cost 150 * 0.06: the same at n = 1,134.
   */
  @Test
  public void theCostOfTrueDistancesDecidesToo() {
    assertEquals(0, lengthOfNoisyGroups(41));
    assertEquals(4, lengthOfNoisyGroups(54));
  }

  private int lengthOfNoisyGroups(int groups) {
    double[][] x = TestGraphs.randomPoints(24 * groups, 150, random);
    for (int g = 0; g < groups; g++) {
      double[] centre = random.doubles(4, 0, 1000).toArray();
      for (int i = 24 * g; i < 24 * (g + 1); i++) {
        System.arraycopy(centre, 0, x[i], 0, 4);
      }
    }
    Leaves leaves = Leaves.of(Points.of(x), 0, ExactSearch.DIRECTIONS, workers);
    return new LengthChoice(leaves, 23).length(workers);
  }

  @Test
  public void moreNeighboursThanRowsAreNoProblem() {
    assertTrue(length(20, 3, 3, 100) == 4);
  }
}
