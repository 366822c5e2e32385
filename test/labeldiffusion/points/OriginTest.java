package labeldiffusion.points;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertNotEquals;

import org.junit.Test;

public class OriginTest {
  private final Origin origin = new Origin(new double[] {0.5, 0, -2});

  @Test
  public void columnsHaveTheirValues() {
    assertEquals(0.5, origin.at(0), 0);
    assertEquals(-2, origin.at(2), 0);
  }

  @Test
  public void columnsBeyondTheLastAreZero() {
    assertEquals(0, origin.at(3), 0);
    assertEquals(0, Origin.ZERO.at(0), 0);
  }

  @Test
  public void aRowMayBeShorterOrLonger() {
    assertArrayEquals(new double[] {0.5, 0}, origin.row(2), 0);
    assertArrayEquals(new double[] {0.5, 0, -2, 0}, origin.row(4), 0);
  }

  @Test
  public void theHashIsThatOfTheDenseRow() {
    DensePoints dense = new DensePoints(new double[][] {{0.5, 0, -2}}, new int[][] {{}});
    assertEquals(dense.hash(0), origin.hash());
  }

  @Test
  public void zerosDoNotChangeTheHash() {
    assertEquals(0, Origin.ZERO.hash());
    assertEquals(0, new Origin(new double[] {0, -0.0}).hash());
    assertEquals(origin.hash(), new Origin(new double[] {0.5, -0.0, -2, 0}).hash());
  }

  @Test
  public void theHashDependsOnTheColumn() {
    assertNotEquals(new Origin(new double[] {1, 0}).hash(), new Origin(new double[] {0, 1}).hash());
  }
}
