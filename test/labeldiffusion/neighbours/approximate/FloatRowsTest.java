package labeldiffusion.neighbours.approximate;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertThrows;
import static org.junit.Assert.assertTrue;

import labeldiffusion.SilentTestCase;
import labeldiffusion.TestGraphs;
import labeldiffusion.neighbours.exact.Projection;
import labeldiffusion.points.DensePoints;
import labeldiffusion.points.Points;
import org.junit.Test;

public class FloatRowsTest extends SilentTestCase {
  @Test
  public void theWidthIsTheNextMultipleOfFour() {
    assertEquals(0, new FloatRows(3, 0, 1).width);
    assertEquals(4, new FloatRows(3, 1, 1).width);
    assertEquals(4, new FloatRows(3, 4, 1).width);
    assertEquals(8, new FloatRows(3, 5, 1).width);
    assertEquals(24, new FloatRows(3, 5, 1).value.length);
  }

  /** 2^20 rows of 2^11 columns are one number too many for an array. */
  @Test
  public void moreThanAnArrayHoldsIsRejected() {
    String message =
        assertThrows(IllegalArgumentException.class, () -> new FloatRows(1 << 20, 2047, 1))
            .getMessage();
    assertTrue(message, message.endsWith("were 1048576 * 2048"));
  }

  /** Rows 1 2 3 4 5 6 7 8, its reverse, and zeros. */
  private static FloatRows three() {
    FloatRows rows = new FloatRows(3, 8, 1);
    for (int a = 0; a < 8; a++) {
      rows.value[a] = a + 1;
      rows.value[8 + a] = 8 - a;
    }
    return rows;
  }

  /** (-7)^2 + (-5)^2 + (-3)^2 + (-1)^2, twice; and the sum of the first eight squares. */
  @Test
  public void aPanelComparesOneRowWithSeveral() {
    FloatRows rows = three();
    FloatRows.Panel panel = new FloatRows.Panel(8, 5);
    panel.set(0, rows, 1);
    panel.set(1, rows, 2);
    panel.set(2, rows, 0);
    float[] first = panel.distances(rows, 0, 3);
    assertArrayEquals(new float[] {168, 204, 0, 0, 0}, first, 0);
    assertArrayEquals("again", new float[] {168, 204, 0, 0, 0}, panel.distances(rows, 0, 3), 0);
    assertArrayEquals(new float[] {204, 0, 0, 0, 0}, panel.distances(rows, 2, 2), 0);
  }

  @Test
  public void renumberedRowsAreTheSameRows() {
    FloatRows moved = three().inOrder(new int[] {2, 0, 1}, workers);
    assertEquals(0, moved.value[0], 0);
    assertEquals(1, moved.value[8], 0);
    assertEquals(8, moved.value[15], 0);
    assertEquals(8, moved.value[16], 0);
    assertEquals(1, moved.unit, 0);
  }

  /** With all directions a projection only turns and shifts the points, and changes their unit. */
  @Test
  public void aProjectionOnAllDirectionsKeepsDistances() {
    double[][] x = TestGraphs.randomPoints(600, 3, random);
    for (double[] row : x) {
      row[0] *= 1000;
    }
    DensePoints points = Points.of(x);
    FloatRows rows = FloatRows.of(points, Projection.of(points, 96, workers), workers);
    assertEquals(4, rows.width);
    FloatRows.Panel panel = new FloatRows.Panel(4, 2);
    panel.set(0, rows, 0);
    panel.set(1, rows, 599);
    for (int i = 0; i < 600; i++) {
      float[] found = panel.distances(rows, i, 2);
      double first = points.squaredDistance(i, points, 0);
      double last = points.squaredDistance(i, points, 599);
      assertEquals(first, found[0] * rows.unit * rows.unit, 1e-5 * first + 1e-3);
      assertEquals(last, found[1] * rows.unit * rows.unit, 1e-5 * last + 1e-3);
    }
  }
}
