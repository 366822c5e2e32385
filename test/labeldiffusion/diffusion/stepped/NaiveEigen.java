package labeldiffusion.diffusion.stepped;

import java.util.Arrays;
import java.util.Comparator;
import java.util.stream.IntStream;

/**
 * Eigenvalues and eigenvectors of a symmetric matrix, as a reference for the engine's kernels: a
 * rotation of the largest off-diagonal entry at a time, by angles, on full copies.
 */
public final class NaiveEigen {
  public final double[] values;
  public final double[][] vectors;

  /** Descending; vectors[a] belongs to values[a]. */
  public NaiveEigen(double[][] matrix) {
    int n = matrix.length;
    double[][] A = Arrays.stream(matrix).map(double[]::clone).toArray(double[][]::new);
    double[][] V = new double[n][n];
    for (int a = 0; a < n; a++) {
      V[a][a] = 1;
    }
    for (int rotation = 0; rotation < 100 * n * n; rotation++) {
      int p = 0;
      int q = 0;
      for (int a = 0; a < n; a++) {
        for (int b = 0; b < a; b++) {
          if (p == q || Math.abs(A[a][b]) > Math.abs(A[p][q])) {
            p = a;
            q = b;
          }
        }
      }
      if (p == q || Math.abs(A[p][q]) < 1e-300) {
        break;
      }
      double angle = 0.5 * Math.atan2(2 * A[p][q], A[q][q] - A[p][p]);
      double c = Math.cos(angle);
      double s = Math.sin(angle);
      for (double[][] M : new double[][][] {A, V}) {
        for (int k = 0; k < n; k++) { // columns
          double x = M[k][p];
          double y = M[k][q];
          M[k][p] = c * x - s * y;
          M[k][q] = s * x + c * y;
        }
      }
      for (int k = 0; k < n; k++) { // rows
        double x = A[p][k];
        double y = A[q][k];
        A[p][k] = c * x - s * y;
        A[q][k] = s * x + c * y;
      }
      A[p][q] = 0;
      A[q][p] = 0;
    }
    int[] order =
        IntStream.range(0, n)
            .boxed()
            .sorted(Comparator.comparingDouble((Integer a) -> -A[a][a]))
            .mapToInt(a -> a)
            .toArray();
    values = Arrays.stream(order).mapToDouble(a -> A[a][a]).toArray();
    vectors =
        Arrays.stream(order)
            .mapToObj(a -> IntStream.range(0, n).mapToDouble(k -> V[k][a]).toArray())
            .toArray(double[][]::new);
  }
}
