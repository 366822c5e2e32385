package labeldiffusion.neighbours.exact;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import java.util.Arrays;
import java.util.Random;
import org.junit.Test;

/** The loops against their formulas, on small whole numbers, which float adds without rounding. */
public class LeafKernelsTest {
  private final Random random = new Random(1);
  private final float[] y = whole(12);
  private final float[][] panel = new float[12][];
  private final float[] g = whole(Leaves.WIDTH);

  public LeafKernelsTest() {
    Arrays.setAll(panel, t -> whole(Leaves.WIDTH));
  }

  private float[] whole(int length) {
    float[] x = new float[length];
    for (int a = 0; a < length; a++) {
      x[a] = random.nextInt(21) - 10;
    }
    return x;
  }

  @Test
  public void productsAreSubtracted() {
    float[] found = g.clone();
    LeafKernels.subtractProducts(y, panel, 4, 12, found);
    for (int j = 0; j < Leaves.WIDTH; j++) {
      float expected = g[j];
      for (int t = 4; t < 12; t++) {
        expected -= y[t] * panel[t][j];
      }
      assertEquals(expected, found[j], 0);
    }
  }

  @Test
  public void halfSquareIsHalfTheSquaredDistance() {
    float[] x = whole(12);
    float expected = 0;
    for (int t = 4; t < 12; t++) {
      expected += (x[t] - y[t]) * (x[t] - y[t]) / 2;
    }
    assertEquals(expected, LeafKernels.halfSquare(x, y, 4, 12), 0);
  }

  /** One column alone has a distance of 4. The last columns that are not four do not count. */
  @Test
  public void everyColumnMayBeBeyond() {
    for (int length : new int[] {0, 3, 4, 7, 8, 64, 67, 68, 131, 200}) {
      for (int a = 0; a < length; a++) {
        double[] x = new double[length];
        x[a] = -2;
        boolean counts = a < length / 4 * 4;
        assertEquals(counts, LeafKernels.isBeyond(x, new double[length], 3.9));
        assertEquals(counts, LeafKernels.isBeyond(new double[length], x, 3.9));
        assertFalse("as far is not beyond", LeafKernels.isBeyond(x, new double[length], 4));
      }
    }
  }

  /** Differences of 1, 2, 3, 4 and so on, not of one column: the squares are added. */
  @Test
  public void theSumOfAllColumnsCounts() {
    for (int length : new int[] {4, 8, 68, 132}) {
      double[] x = new double[length];
      Arrays.setAll(x, a -> a + 1);
      double[] y = new double[length];
      Arrays.setAll(y, a -> -1.0);
      double sum = 0;
      for (int a = 0; a < length; a++) {
        sum += (a + 2.0) * (a + 2.0);
      }
      assertTrue(LeafKernels.isBeyond(x, y, sum - 0.5));
      assertFalse(LeafKernels.isBeyond(x, y, sum));
    }
  }
}
