package labeldiffusion.neighbours;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import java.util.Arrays;
import labeldiffusion.SilentTestCase;
import labeldiffusion.points.Points;
import org.junit.Test;

public class IntrinsicDimensionTest extends SilentTestCase {
  @Test
  public void uniformPointsHaveTheDimensionOfTheirSpace() {
    assertEquals(1, IntrinsicDimension.of(uniform(4000, 1, 1)), 0.2);
    assertEquals(2, IntrinsicDimension.of(uniform(4000, 2, 2)), 0.4);
    assertEquals(4, IntrinsicDimension.of(uniform(4000, 4, 4)), 0.8);
  }

  @Test
  public void aPlaneInManyDimensionsHasTwo() {
    assertEquals(2, IntrinsicDimension.of(uniform(4000, 50, 2)), 0.4);
  }

  @Test
  public void normalColumnsAreHardAndFewDirectionsAreNot() {
    double[][] rows = new double[3000][100];
    for (double[] row : rows) {
      Arrays.setAll(row, a -> random.nextGaussian());
    }
    assertTrue(SearchCost.isHard(Points.of(rows)));
    assertTrue(!SearchCost.isHard(uniform(3000, 100, 8)));
  }

  @Test
  public void rowsThatAreAllEqualHaveNone() {
    assertEquals(0, IntrinsicDimension.of(Points.of(new double[50][3])), 0);
    assertEquals(0, IntrinsicDimension.of(Points.of()), 0);
  }

  /** Only the first columns vary; the others are multiples of the first. */
  private Points uniform(int n, int d, int varied) {
    double[][] rows = new double[n][d];
    for (double[] row : rows) {
      for (int a = 0; a < d; a++) {
        row[a] = a < varied ? random.nextDouble() : 0.1 * row[a % varied];
      }
    }
    return Points.of(rows);
  }

  /** Points 0, 1 and 3: log(3/1), log(2/1) and log(3/2) for one neighbour each. */
  @Test
  public void threePointsCanBeComputedByHand() {
    Points three = Points.of(new double[] {0}, new double[] {1}, new double[] {3});
    assertEquals(3 / Math.log(9), IntrinsicDimension.of(three), 1e-12);
  }

  @Test
  public void copiesOfRowsDoNotCount() {
    Points five =
        Points.of(
            new double[] {0},
            new double[] {1},
            new double[] {3},
            new double[] {0},
            new double[] {0});
    // rows at 0 have 1 and 3, the row at 1 has 1, 1, 1, 2, and the row at 3 has 2, 3, 3, 3
    double sum = 3 * Math.log(3) + 3 * Math.log(2) + Math.log(3 / 2.0);
    assertEquals(9 / sum, IntrinsicDimension.of(five), 1e-12);
  }
}
