package labeldiffusion.diffusion.stepped;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;

import java.util.Arrays;
import java.util.stream.IntStream;
import labeldiffusion.SilentTestCase;
import org.junit.Test;

/** {@link SymmetricEigenvalues} and {@link SymmetricEigenvectors}. */
public class SymmetricEigenvaluesTest extends SilentTestCase {
  @Test
  public void pathHasCosines() {
    for (int n = 1; n <= 12; n++) {
      int size = n;
      double[] expected =
          IntStream.rangeClosed(1, n)
              .mapToDouble(k -> 2 * Math.cos(Math.PI * k / (size + 1)))
              .sorted()
              .toArray();
      assertEigenvalues(expected, adjacency(n, (i, j) -> i - j == 1));
    }
  }

  @Test
  public void completeGraphHasOneLargeEigenvalue() {
    double[] expected = new double[7];
    Arrays.fill(expected, -1);
    expected[6] = 6;
    assertEigenvalues(expected, adjacency(7, (i, j) -> true));
  }

  @Test
  public void starHasTwoEigenvaluesThatAreNotZero() {
    double root = Math.sqrt(5);
    assertEigenvalues(new double[] {-root, 0, 0, 0, 0, root}, adjacency(6, (i, j) -> j == 0));
  }

  @Test
  public void diagonalMatrixHasItsEntries() {
    double[][] A = {{3, 0, 0}, {0, -1, 0}, {0, 0, 2}};
    assertEigenvalues(new double[] {-1, 2, 3}, A);
  }

  @Test
  public void zeroMatrixHasZeros() {
    assertEigenvalues(new double[5], new double[5][5]);
  }

  @Test
  public void randomMatricesAgreeWithTheNaiveReference() {
    for (int n = 1; n <= 15; n++) {
      for (int trial = 0; trial < 20; trial++) {
        double[][] A = randomSymmetric(n);
        assertEigenvalues(ascending(new NaiveEigen(A).values), A);
      }
    }
  }

  @Test
  public void verySmallAndVeryLargeEntriesKeepTheirScale() {
    for (double scale : new double[] {1e-100, 1e100}) {
      double[][] A = randomSymmetric(6);
      double[] expected = ascending(new NaiveEigen(A).values);
      for (double[] row : A) {
        Arrays.setAll(row, k -> row[k] * scale);
      }
      double[] found = eigenvalues(A);
      assertArrayEquals(expected, Arrays.stream(found).map(v -> v / scale).toArray(), 1e-12);
    }
  }

  @Test
  public void vectorsReproduceTheMatrix() {
    for (int n = 1; n <= 10; n++) {
      double[][] A = randomSymmetric(n);
      SymmetricEigenvectors eigen = new SymmetricEigenvectors(n);
      eigen.decompose(copy(A), n);
      assertArrayEquals(new NaiveEigen(A).values, eigen.values(), 1e-13);
      for (int i = 0; i < n; i++) {
        double[] row = new double[n];
        for (int a = 0; a < n; a++) {
          for (int j = 0; j < n; j++) {
            row[j] += eigen.values()[a] * eigen.vectors()[a][i] * eigen.vectors()[a][j];
          }
        }
        assertArrayEquals(A[i], row, 1e-13);
      }
    }
  }

  private interface Edge {
    boolean joins(int i, int j);
  }

  /** The adjacency matrix of a graph, by its edges (i, j) with i above j. */
  private static double[][] adjacency(int n, Edge edge) {
    double[][] A = new double[n][n];
    for (int i = 0; i < n; i++) {
      for (int j = 0; j < i; j++) {
        A[i][j] = edge.joins(i, j) ? 1 : 0;
        A[j][i] = A[i][j];
      }
    }
    return A;
  }

  private double[][] randomSymmetric(int n) {
    double[][] A = new double[n][n];
    for (int i = 0; i < n; i++) {
      for (int j = 0; j <= i; j++) {
        A[i][j] = random.nextGaussian();
        A[j][i] = A[i][j];
      }
    }
    return A;
  }

  private static double[] ascending(double[] values) {
    return Arrays.stream(values).sorted().toArray();
  }

  private static double[][] copy(double[][] A) {
    return Arrays.stream(A).map(double[]::clone).toArray(double[][]::new);
  }

  private static double[] eigenvalues(double[][] A) {
    double[] found = new double[A.length];
    new SymmetricEigenvalues(A.length).ascending(copy(A), A.length, found, 0);
    return found;
  }

  private static void assertEigenvalues(double[] expected, double[][] A) {
    assertArrayEquals(expected, eigenvalues(A), 1e-13 * Math.max(1, A.length));
  }

  @Test
  public void vectorsDoNotDependOnTheUnit() {
    for (double scale : new double[] {1e-40, 1e40}) {
      double[][] A = randomSymmetric(4);
      SymmetricEigenvectors plain = new SymmetricEigenvectors(4);
      plain.decompose(copy(A), 4);
      for (double[] row : A) {
        Arrays.setAll(row, k -> row[k] * scale);
      }
      SymmetricEigenvectors scaled = new SymmetricEigenvectors(4);
      scaled.decompose(A, 4);
      for (int a = 0; a < 4; a++) {
        assertEquals(plain.values()[a], scaled.values()[a] / scale, 1e-13);
        for (int i = 0; i < 4; i++) {
          double product = plain.vectors()[a][i] * plain.vectors()[a][0]; // the sign is open
          assertEquals(product, scaled.vectors()[a][i] * scaled.vectors()[a][0], 1e-12);
        }
      }
    }
  }
}
