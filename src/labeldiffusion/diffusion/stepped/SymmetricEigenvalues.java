package labeldiffusion.diffusion.stepped;

import java.util.Arrays;

/**
 * The eigenvalues of small symmetric matrices: Householder's tridiagonal form, then root-free QL
 * steps. Eigenvectors are not formed, and nothing is allocated after the constructor. Errors are a
 * few roundings of the largest eigenvalue. About 2 n^3 operations.
 */
final class SymmetricEigenvalues {
  /** An eigenvalue takes two or three QL steps; the bound only ends a loop over NaN. */
  private static final int MOST_STEPS = 60;

  private static final double EPSILON = Math.ulp(1.0);

  private final double[] diagonal;
  private final double[] side;

  /**
   * @param most the largest size of a matrix
   */
  SymmetricEigenvalues(int most) {
    diagonal = new double[most];
    side = new double[most + 1];
  }

  /**
   * Writes the n eigenvalues of A in ascending order to out[at] .. out[at+n-1]. Only the lower
   * triangle of A is read, and it is overwritten.
   */
  void ascending(double[][] A, int n, double[] out, int at) {
    for (int i = n - 1; i > 0; i--) {
      reflect(A, i);
    }
    double largest = 0;
    for (int i = 0; i < n; i++) {
      diagonal[i] = A[i][i];
      double below = i + 1 < n ? side[i + 1] : 0; // the entry below the diagonal in column i
      side[i] = below * below;
      largest = Math.max(largest, Math.max(Math.abs(diagonal[i]), Math.abs(below)));
    }
    double negligible = EPSILON * EPSILON * largest * largest;
    for (int i = 0; i < n; i++) {
      deflate(i, n, negligible);
    }
    System.arraycopy(diagonal, 0, out, at, n);
    Arrays.sort(out, at, at + n);
  }

  /**
   * A * A <- H A Hlt;- H A H on the leading i rows, H = I - u u' / h the reflection that leaves
   * side[i] as the only entry of row i beside the diagonal.
   */
  private void reflect(double[][] A, int i) {
    double[] u = A[i];
    double largest = 0;
    for (int k = 0; k < i; k++) {
      largest = Math.max(largest, Math.abs(u[k]));
    }
    side[i] = u[i - 1];
    if (i == 1 || largest == 0) {
      return;
    }
    double squares = 0;
    for (int k = 0; k < i; k++) {
      u[k] /= largest;
      squares += u[k] * u[k];
    }
    double last = u[i - 1];
    double length = last >= 0 ? -Math.sqrt(squares) : Math.sqrt(squares);
    double h = squares - last * length; // u'u / 2
    side[i] = largest * length;
    u[i - 1] = last - length;
    double product = 0;
    for (int j = 0; j < i; j++) { // p = A u / h, kept in side[0..i-1]
      double sum = 0;
      for (int k = 0; k <= j; k++) {
        sum += A[j][k] * u[k];
      }
      for (int k = j + 1; k < i; k++) {
        sum += A[k][j] * u[k];
      }
      side[j] = sum / h;
      product += side[j] * u[j];
    }
    double share = product / (h + h);
    for (int j = 0; j < i; j++) { // A <- A - u v' - v u',  v = p - (u'p / 2h) u
      side[j] -= share * u[j];
      for (int k = 0; k <= j; k++) {
        A[j][k] -= u[j] * side[k] + side[j] * u[k];
      }
    }
  }

  /** QL steps until the entry below the diagonal in column l is negligible. */
  private void deflate(int l, int n, double negligible) {
    for (int step = 0; step < MOST_STEPS; step++) {
      int m = l;
      while (m + 1 < n && side[m] > negligible) {
        m++;
      }
      if (m == l) {
        return; // diagonal[l] is an eigenvalue
      }
      shiftedStep(l, m);
    }
  }

  /**
   * One QL step on rows l .. m with Wilkinson's shift. It works on squares of the side entries and
   * needs no roots for its rotations (Pal, Walker and Kahan; LAPACK's dsterf).
   */
  private void shiftedStep(int l, int m) {
    double root = Math.sqrt(side[l]);
    double half = (diagonal[l + 1] - diagonal[l]) / (2 * root);
    double shift = diagonal[l] - root / (half + Math.copySign(Math.sqrt(half * half + 1), half));
    double cosine = 1; // squared, like the sine
    double sine = 0;
    double gamma = diagonal[m] - shift;
    double p = gamma * gamma;
    for (int i = m - 1; i >= l; i--) {
      double square = side[i];
      double r = p + square;
      if (i < m - 1) {
        side[i + 1] = sine * r;
      }
      double oldCosine = cosine;
      cosine = p / r;
      sine = square / r;
      double oldGamma = gamma;
      gamma = cosine * (diagonal[i] - shift) - sine * oldGamma;
      diagonal[i + 1] = oldGamma + (diagonal[i] - gamma);
      p = cosine != 0 ? gamma * gamma / cosine : oldCosine * square;
    }
    side[l] = sine * p;
    diagonal[l] = shift + gamma;
  }
}
