package labeldiffusion.sparse;

import static org.junit.Assert.assertEquals;

import java.util.Arrays;
import labeldiffusion.SilentTestCase;
import org.junit.Test;

public class SparseRowsTest extends SilentTestCase {
  private static final int N = 7;

  @Test
  public void productIsThatOfTheLoopsForEveryNumberOfClasses() {
    for (int c = 1; c <= 11; c++) {
      double[] X = random.doubles(N * c).toArray();
      int[] column = {4, 0, 6, 2, 4};
      double[] value = random.doubles(5).toArray();
      double[] Y = new double[N * c];
      SparseRows.multiplyRow(3, 0.25, -2, column, value, 1, 4, X, Y, c);
      for (int t = 0; t < c; t++) {
        double sum = value[1] * X[t] + value[2] * X[6 * c + t] + value[3] * X[2 * c + t];
        assertEquals("class " + t + " of " + c, 0.25 * X[3 * c + t] - 2 * sum, Y[3 * c + t], 1e-15);
      }
    }
  }

  @Test
  public void onlyTheRowItselfIsWritten() {
    for (int c = 1; c <= 11; c++) {
      double[] Y = new double[N * c];
      Arrays.fill(Y, 5);
      SparseRows.multiplyRow(
          3, 1, 1, new int[] {0}, new double[] {1}, 0, 1, new double[N * c], Y, c);
      for (int x = 0; x < Y.length; x++) {
        assertEquals(x / c == 3 ? 0 : 5, Y[x], 0);
      }
    }
  }

  @Test
  public void emptyRowKeepsItsOwnShare() {
    double[] Y = new double[3];
    SparseRows.multiplyRow(
        0, 0.5, 1, new int[0], new double[0], 0, 0, new double[] {2, 4, 6}, Y, 3);
    assertEquals(1, Y[0], 0);
    assertEquals(3, Y[2], 0);
  }
}
