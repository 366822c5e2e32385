package labeldiffusion.sparse;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertSame;
import static org.junit.Assert.assertThrows;

import java.util.Arrays;
import labeldiffusion.SilentTestCase;
import org.junit.Test;

/** A 7 x 7 matrix with some empty rows; row 3 has the columns 0, 6 and 2. */
public class SparseMatrixTest extends SilentTestCase {
  private static final int N = 7;

  private final int[] rowStart = {0, 1, 1, 1, 4, 5, 5, 5};
  private final int[] column = {4, 0, 6, 2, 3};
  private final double[] value = random.doubles(5).toArray();
  private final SparseMatrix V = new SparseMatrix(rowStart, column, value);

  @Test
  public void productEqualsPlainLoopsForEveryNumberOfColumns() {
    for (int c = 1; c <= 11; c++) {
      double[] X = random.doubles(N * c).toArray();
      double[] Y = new double[N * c];
      V.multiplyRow(3, 0.25, -2, X, Y, c);
      for (int t = 0; t < c; t++) {
        double sum = value[1] * X[t] + value[2] * X[6 * c + t] + value[3] * X[2 * c + t];
        assertEquals(
            "column " + t + " of " + c, 0.25 * X[3 * c + t] - 2 * sum, Y[3 * c + t], 1e-15);
      }
    }
  }

  @Test
  public void differencesEqualPlainLoopsForEveryNumberOfColumns() {
    for (int c = 1; c <= 11; c++) {
      double[] X = random.doubles(N * c).toArray();
      double[] Y = new double[N * c];
      V.differenceRows(3, 4, excess(0.25), X, Y, c);
      for (int t = 0; t < c; t++) {
        double own = X[3 * c + t];
        double sum =
            value[1] * (own - X[t])
                + value[2] * (own - X[6 * c + t])
                + value[3] * (own - X[2 * c + t]);
        assertEquals("column " + t + " of " + c, 0.25 * own + sum, Y[3 * c + t], 1e-15);
      }
    }
  }

  @Test
  public void onlyTheRowsAskedForAreWritten() {
    for (int c = 1; c <= 11; c++) {
      double[] Y = new double[N * c];
      Arrays.fill(Y, 5);
      V.multiplyRow(3, 1, 1, new double[N * c], Y, c);
      V.differenceRows(4, 6, excess(1), new double[N * c], Y, c);
      for (int x = 0; x < Y.length; x++) {
        assertEquals(x / c >= 3 && x / c <= 5 ? 0 : 5, Y[x], 0);
      }
    }
  }

  @Test
  public void emptyRowKeepsItsOwnShare() {
    double[] X = random.doubles(N * 3).toArray();
    double[] Y = new double[N * 3];
    V.multiplyRow(1, 0.5, 1, X, Y, 3);
    V.differenceRows(2, 3, excess(0.5), X, Y, 3);
    for (int x = 3; x < 9; x++) {
      assertEquals(0.5 * X[x], Y[x], 0);
    }
  }

  @Test
  public void mapSeesRowColumnAndValue() {
    SparseMatrix mapped = V.map((i, j, v) -> 100 * i + 10 * j + v);
    double[] expected = {40, 300, 360, 320, 430};
    Arrays.setAll(expected, p -> expected[p] + value[p]);
    assertArrayEquals(expected, mapped.value(), 1e-12);
    assertSame(V.rowStart(), mapped.rowStart());
    assertSame(V.column(), mapped.column());
  }

  @Test
  public void rowSumsAddTheEntriesOfEachRow() {
    assertArrayEquals(
        new double[] {value[0], 0, 0, value[1] + value[2] + value[3], value[4], 0, 0},
        V.rowSums(),
        1e-15);
    assertArrayEquals(new double[] {4, 0, 0, 8, 3, 0, 0}, V.rowSums((i, j, v) -> j), 0);
  }

  @Test
  public void sizesAreThoseOfTheArrays() {
    assertEquals(N, V.size());
    assertEquals(5, V.entries());
  }

  @Test
  public void arraysOfDifferentLengthAreRejected() {
    assertThrows(IllegalArgumentException.class, () -> V.withValues(new double[4]));
    assertThrows(
        IllegalArgumentException.class,
        () -> new SparseMatrix(new int[] {0, 1}, new int[2], new double[2]));
  }

  @Test
  public void structureIsChecked() {
    V.checkStructure();
    assertBroken(new int[] {0, 2}, 0, 0); // twice the same column
    assertBroken(new int[] {0, 2}, 0, 1); // no such column
    assertBroken(new int[] {0, 2}, 0, -1);
    assertBroken(new int[] {1, 2}, 0, 0); // starts behind the first entry
    assertBroken(new int[] {0, 1, 0, 2}, 0, 1); // row 1 ends before its start
  }

  private static double[] excess(double value) {
    double[] excess = new double[N];
    Arrays.fill(excess, value);
    return excess;
  }

  private static void assertBroken(int[] rowStart, int... column) {
    assertThrows(
        IllegalStateException.class,
        () -> new SparseMatrix(rowStart, column, new double[column.length]).checkStructure());
  }

  @Test
  public void brokenStructuresAreNoticed() {
    assertBroken("the first row starts at 0", new int[] {1, 1, 2}, 0, 1);
    assertBroken("row 1 ends after its start", new int[] {0, 2, 1, 2}, 0, 1);
    assertBroken("row 0 has columns 0..1", new int[] {0, 1, 2}, 2, 1);
    assertBroken("row 1 has columns 0..1", new int[] {0, 1, 2}, 1, -1);
    assertBroken("row 0 has every column once", new int[] {0, 2, 2}, 1, 1);
  }

  private static void assertBroken(String rule, int[] rowStart, int... column) {
    SparseMatrix matrix = new SparseMatrix(rowStart, column, new double[column.length]);
    assertEquals(
        "the matrix is broken; this must hold: " + rule,
        assertThrows(IllegalStateException.class, matrix::checkStructure).getMessage());
  }

  @Test
  public void theTransposedMatrixHasRowsForColumns() {
    SparseMatrix V =
        new SparseMatrix(
            new int[] {0, 2, 3, 3}, new int[] {2, 0, 2}, new double[] {5, 1, 7}); // 1 0 5, 0 0 7
    SparseMatrix transposed = V.transposed();
    transposed.checkStructure();
    assertArrayEquals(new int[] {0, 1, 1, 3}, transposed.rowStart());
    assertArrayEquals(new int[] {0, 0, 1}, transposed.column());
    assertArrayEquals(new double[] {1, 5, 7}, transposed.value(), 0);
  }
}
