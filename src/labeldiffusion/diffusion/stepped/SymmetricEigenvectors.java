package labeldiffusion.diffusion.stepped;

/**
 * Eigenvalues and eigenvectors of small symmetric matrices by cyclic Jacobi rotations, largest
 * eigenvalue first. Nothing is allocated after the constructor. Slower than {@link
 * SymmetricEigenvalues}, but accurate for vectors too.
 */
final class SymmetricEigenvectors {
  /** Convergence is quadratic: a handful of sweeps is usual. */
  private static final int MOST_SWEEPS = 40;

  /** Off-diagonal entries below this share of the diagonal ones are zero for all purposes. */
  private static final double NEGLIGIBLE = 1e-17;

  private final double[] value;
  private final double[][] vector;

  /**
   * @param most the largest size of a matrix
   */
  SymmetricEigenvectors(int most) {
    value = new double[most];
    vector = new double[most][most];
  }

  /** The eigenvalues of the last matrix, descending. */
  double[] values() {
    return value;
  }

  /** vectors()[a] is the unit eigenvector of the a-th eigenvalue. */
  double[][] vectors() {
    return vector;
  }

  /** Decomposes the n x n matrix A, which is overwritten. */
  void decompose(double[][] A, int n) {
    for (int a = 0; a < n; a++) {
      for (int b = 0; b < n; b++) {
        vector[a][b] = a == b ? 1 : 0;
      }
    }
    for (int sweep = 0; sweep < MOST_SWEEPS && rotateAll(A, n); sweep++) {}
    for (int a = 0; a < n; a++) {
      value[a] = A[a][a];
    }
    sort(n);
  }

  /** Rotates every off-diagonal entry to zero once; returns whether there was one. */
  private boolean rotateAll(double[][] A, int n) {
    boolean any = false;
    for (int p = 0; p < n; p++) {
      for (int q = p + 1; q < n; q++) {
        double limit = NEGLIGIBLE * Math.sqrt(Math.abs(A[p][p])) * Math.sqrt(Math.abs(A[q][q]));
        if (Math.abs(A[p][q]) > Math.max(limit, Double.MIN_NORMAL)) {
          rotate(A, p, q, n);
          any = true;
        }
      }
    }
    return any;
  }

  private void rotate(double[][] A, int p, int q, int n) {
    double theta = (A[q][q] - A[p][p]) / (2 * A[p][q]);
    double t = Math.copySign(1, theta) / (Math.abs(theta) + Math.sqrt(theta * theta + 1));
    double c = 1 / Math.sqrt(t * t + 1);
    double s = t * c;
    double shift = t * A[p][q];
    A[p][p] -= shift;
    A[q][q] += shift;
    A[p][q] = 0;
    A[q][p] = 0;
    for (int k = 0; k < n; k++) {
      if (k != p && k != q) {
        double x = A[k][p];
        double y = A[k][q];
        A[k][p] = c * x - s * y;
        A[p][k] = A[k][p];
        A[k][q] = s * x + c * y;
        A[q][k] = A[k][q];
      }
      double x = vector[p][k];
      double y = vector[q][k];
      vector[p][k] = c * x - s * y;
      vector[q][k] = s * x + c * y;
    }
  }

  private void sort(int n) {
    for (int a = 0; a < n; a++) {
      int largest = a;
      for (int b = a + 1; b < n; b++) {
        largest = value[b] > value[largest] ? b : largest;
      }
      double number = value[a];
      value[a] = value[largest];
      value[largest] = number;
      double[] row = vector[a];
      vector[a] = vector[largest];
      vector[largest] = row;
    }
  }
}
