package labeldiffusion.sparse;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertThrows;

import labeldiffusion.DenseReference;
import labeldiffusion.SilentTestCase;
import org.junit.Test;

/** V = [0 2 3; 2 0 0; 1 0 0] and a row without entries. */
public class LaplacianTest extends SilentTestCase {
  private final SparseMatrix V =
      new SparseMatrix(
          new int[] {0, 2, 3, 4, 4}, new int[] {1, 2, 0, 0}, new double[] {2, 3, 2, 1});

  @Test
  public void laplacianIsRowSumsMinusV() {
    assertMatrix(
        Laplacian.of(V),
        new double[][] {{5, -2, -3, 0}, {-2, 2, 0, 0}, {-1, 0, 1, 0}, {0, 0, 0, 0}});
  }

  @Test
  public void identityMinusHasOnesOnItsDiagonal() {
    assertMatrix(
        Laplacian.identityMinus(V),
        new double[][] {{1, -2, -3, 0}, {-2, 1, 0, 0}, {-1, 0, 1, 0}, {0, 0, 0, 1}});
  }

  @Test
  public void identityPlusAddsOnesToTheLaplacian() {
    assertMatrix(
        Laplacian.identityPlus(V),
        new double[][] {{6, -2, -3, 0}, {-2, 3, 0, 0}, {-1, 0, 2, 0}, {0, 0, 0, 1}});
  }

  /** 1.5 times the row sums on the diagonal. */
  @Test
  public void dampingAddsAShareOfTheRowSums() {
    assertMatrix(
        Laplacian.damped(V, 0.5),
        new double[][] {{7.5, -2, -3, 0}, {-2, 3, 0, 0}, {-1, 0, 1.5, 0}, {0, 0, 0, 1}});
  }

  @Test
  public void diagonalOfAnEmptyRowIsOne() {
    assertArrayEquals(new double[] {5, 2, 1, 1}, Laplacian.of(V).diagonal(), 0);
    assertArrayEquals(
        new double[] {5.5, 2, 1, 4}, new Laplacian(V, new double[] {.5, 0, 0, 4}).diagonal(), 0);
  }

  @Test
  public void diagonalOfAnotherSizeIsRejected() {
    assertThrows(IllegalArgumentException.class, () -> new Laplacian(V, new double[3]));
  }

  /** Rows of A I are rows of A. */
  private static void assertMatrix(Laplacian A, double[][] expected) {
    double[] identity = new double[16];
    for (int i = 0; i < 4; i++) {
      identity[5 * i] = 1;
    }
    double[] product = new double[16];
    A.applyRows(0, 4, identity, product, 4);
    assertArrayEquals(DenseReference.flat(expected), product, 1e-15);
  }
}
