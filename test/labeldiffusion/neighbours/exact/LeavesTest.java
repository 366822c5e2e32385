package labeldiffusion.neighbours.exact;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertNotNull;
import static org.junit.Assert.assertNull;
import static org.junit.Assert.assertTrue;

import java.util.Arrays;
import labeldiffusion.SilentTestCase;
import labeldiffusion.TestGraphs;
import labeldiffusion.points.DensePoints;
import labeldiffusion.points.Points;
import org.junit.Test;

/** Bounds of distances: never above the truth, and close to it where they can be. */
public class LeavesTest extends SilentTestCase {
  private Leaves of(double[][] x, int stored) {
    return Leaves.of(Points.of(x), stored, ExactSearch.DIRECTIONS, workers);
  }

  /** Half the squared distance of two positions, in the unit of the bounds. */
  private static double g(Leaves leaves, int i, int j) {
    DensePoints points = leaves.points;
    double unit = leaves.projection.unit();
    return points.squaredDistance(leaves.order[i], points, leaves.order[j]) * unit * unit / 2;
  }

  @Test
  public void noLeafHasRowsOfBothSegments() {
    Leaves leaves = of(TestGraphs.randomPoints(1000, 8, random), 300);
    assertEquals(2, leaves.firstAdded);
    assertEquals(5, leaves.count());
    for (int b = 0; b < leaves.count(); b++) {
      assertTrue(leaves.size(b) > 0 && leaves.size(b) <= Leaves.WIDTH);
      for (int i = leaves.start[b]; i < leaves.start[b + 1]; i++) {
        assertEquals(b < 2, leaves.order[i] < 300);
      }
    }
    assertEquals(1000, leaves.start[5]);
  }

  /** On a line the boxes are intervals, and their gap is that of the nearest two points. */
  @Test
  public void theBoundOfTwoLeavesIsTheGapOfTheirBoxes() {
    double[][] x = new double[1024][1];
    Arrays.setAll(x, i -> new double[] {i + (i >= 512 ? 1000 : 0)});
    Leaves leaves = of(x, 0);
    for (int b = 0; b < leaves.count(); b++) {
      for (int c = 0; c < leaves.count(); c++) {
        double least = Double.POSITIVE_INFINITY;
        for (int i = leaves.start[b]; i < leaves.start[b + 1]; i++) {
          for (int j = leaves.start[c]; j < leaves.start[c + 1]; j++) {
            least = Math.min(least, g(leaves, i, j));
          }
        }
        assertTrue(leaves.between(b, c) <= least);
        assertEquals(least, leaves.between(b, c), 1e-4);
      }
    }
  }

  /** The gaps of all coordinates of a box, four and more, against the definition. */
  @Test
  public void theBoundOfAPointAndALeafIsItsGapToTheBox() {
    for (int d : new int[] {3, 8, 40}) {
      Leaves leaves = of(TestGraphs.randomPoints(600, d, random), 0);
      for (int b = 0; b < leaves.count(); b++) {
        for (int i = 0; i < 600; i += 50) {
          double expected = gap(leaves, i, b, 32) / 2;
          float found =
              leaves.between(
                  leaves.coordinates[i], leaves.allowance(i), b, Float.POSITIVE_INFINITY);
          assertEquals(expected, found, 1e-4);
          assertTrue(found <= expected);
          float enough = 0.9f * found;
          float stopped = leaves.between(leaves.coordinates[i], leaves.allowance(i), b, enough);
          assertTrue("stops above what is enough", found <= 0 || stopped > enough);
          float first = leaves.between(leaves.coordinates[i], leaves.allowance(i), b, -1);
          assertEquals("stops at once", gap(leaves, i, b, 4) / 2, first, 1e-4);
        }
      }
    }
  }

  /** The squared distance of a point to a leaf's box, in the first coordinates. */
  private static double gap(Leaves leaves, int i, int b, int most) {
    double sum = 0;
    for (int t = 0; t < Math.min(most, leaves.projection.coordinates()); t++) {
      double low = Double.POSITIVE_INFINITY;
      double high = Double.NEGATIVE_INFINITY;
      for (int j = leaves.start[b]; j < leaves.start[b + 1]; j++) {
        low = Math.min(low, leaves.coordinates[j][t]);
        high = Math.max(high, leaves.coordinates[j][t]);
      }
      double y = leaves.coordinates[i][t];
      double apart = Math.max(0, Math.max(low - y, y - high));
      sum += apart * apart;
    }
    return sum;
  }

  /** g_ij = h_i + h_j - y_i y_j, by the panel of a leaf, and what is left by the rest. */
  @Test
  public void halvesAndPanelsGiveTheBoundOfAPair() {
    double[][] x = TestGraphs.randomPoints(300, 60, random);
    for (double[] row : x) {
      Arrays.setAll(row, a -> row[a] * Math.pow(0.8, a)); // the first coordinates say nearly all
    }
    Leaves leaves = of(x, 0);
    leaves.choose(5, workers);
    assertFalse(leaves.isFull());
    for (int i = 0; i < 300; i += 37) {
      int b = i < leaves.start[1] ? 0 : 1;
      float[] y = leaves.coordinates[i];
      for (int j = 0; j < leaves.size(0); j += 11) {
        float bound = leaves.half(b)[i - leaves.start[b]] + leaves.half(0)[j];
        for (int t = 0; t < leaves.length(); t++) {
          bound -= y[t] * leaves.panel(0, null)[t][j];
        }
        double truth = g(leaves, i, j);
        assertTrue(bound <= truth && bound >= 0.5 * truth - 1e-3);
        assertTrue(!leaves.isBeyond(y, j, bound, (float) (truth * 1.001)));
        assertTrue(i == j || leaves.isBeyond(y, j, bound, (float) (truth * 0.99 - 1e-3)));
      }
    }
    for (int j = leaves.size(1); j < Leaves.WIDTH; j++) {
      assertEquals("no point", Float.POSITIVE_INFINITY, leaves.half(1)[j], 0);
    }
  }

  /** Rows of 12 features that do not become fewer are compared in all of them. */
  @Test
  public void rowsAndPanelsAreTheSameNumbers() {
    Leaves leaves = of(TestGraphs.randomPoints(300, 130, random), 0);
    leaves.choose(5, workers);
    assertTrue(leaves.isFull());
    assertEquals(132, leaves.length());
    float[][] rows = leaves.rows(1, new float[Leaves.WIDTH][132]);
    float[][] panel = leaves.panel(1, new float[132][Leaves.WIDTH]);
    for (int i = 0; i < leaves.size(1); i++) {
      double[] f = new double[130];
      leaves.projection.features(leaves.points, leaves.order[leaves.start[1] + i], f);
      double half = 0;
      for (int a = 0; a < 130; a++) {
        assertEquals((float) f[a], rows[i][a], 0);
        assertEquals(rows[i][a], panel[a][i], 0);
        half += f[a] * f[a] / 2;
      }
      assertEquals(half, leaves.half(1)[i], 1e-4 * half);
      assertTrue(leaves.half(1)[i] < half);
    }
  }

  /** Three features in four coordinates: 1 + 4 + 32 roundings to float, 3 to double, and Q's. */
  @Test
  public void roundingErrorsAreAllowedFor() {
    Leaves leaves = of(TestGraphs.randomPoints(300, 3, random), 0);
    double defect = leaves.projection.defect();
    assertEquals(37 * 0x1p-24 + 3 * 0x1p-48 + 2 * defect, leaves.kappa(), 1e-20);
    assertEquals(37 * 0x1p-24, leaves.allowance(1.0), 1e-9);
    float most = 0;
    for (int i = leaves.start[0]; i < leaves.start[1]; i++) {
      most = Math.max(most, leaves.allowance(i));
    }
    assertEquals(most, leaves.leafAllowance(0), 0);
  }

  @Test
  public void numbersTellThatRowsAreTooFarApart() {
    Leaves leaves = of(new double[][] {{0, 0, 0, 0}, {1, 1, 1, 1}}, 0);
    assertTrue(leaves.isBeyond(leaves.points, 0, 1, 3.9));
    assertFalse(leaves.isBeyond(leaves.points, 0, 1, 4.1));
  }

  @Test
  public void halvesAreRoundedUpAndBack() {
    Leaves leaves = of(new double[][] {{-5}, {5}}, 0); // a unit of 1/4
    assertEquals(100 / 16.0 / 2, leaves.half(100.0), 1e-5);
    assertTrue(leaves.half(100.0) > 100 / 16.0 / 2);
    assertEquals(100, leaves.squared(100 / 16f / 2), 1e-9);
    assertTrue(leaves.squared(100 / 16f / 2) > 100);
    assertTrue(leaves.squared(leaves.half(100.0)) > 100);
    assertTrue(Leaves.up(1) > 1);
  }

  @Test
  public void numbersThatAreTooLargeForFloatHaveNoLeaves() {
    double[][] x = TestGraphs.randomPoints(2000, 1, random);
    assertNotNull(Leaves.of(Points.of(x), 0, 4, workers));
    x[1002][0] = 1e60; // not in the sample of the projection
    assertNull(Leaves.of(Points.of(x), 0, 4, workers));
  }
}
