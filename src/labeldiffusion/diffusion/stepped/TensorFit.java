package labeldiffusion.diffusion.stepped;

import java.util.Arrays;

/**
 * Fits the diffusivity tensor of one node after the other: the symmetric m x m matrix
 *
 * <pre>D = argmin sum_j w_j (u_j' D u_j - q_j)^2 + ridge ||D - qbar I||^2,   qbar = mean of q</pre>
 *
 * with eigenvalues raised to nu. The mean is weighted by w. The ridge is tiny; it makes D unique if
 * there are fewer directions than the m (m+1) / 2 unknowns. It pulls towards the isotropic tensor,
 * so that equal q_j give D = q I exactly. An edge without a direction counts as the mean of all
 * directions, u u' = I / m. The arrays serve one node after the other.
 */
final class TensorFit {
  /** Relative to the trace of the normal equations. */
  private static final double RIDGE = 1e-6;

  private final int m;
  private final double nu;

  /** Coordinates of u u' in an orthonormal basis of the symmetric matrices. */
  private final double[] basis;

  private final double[][] normal;
  private final double[] right;
  private final double[][] D;
  private final double[][] factor;
  private final SymmetricEigenvectors eigen;

  TensorFit(int m, double nu) {
    this.m = m;
    this.nu = nu;
    int unknowns = m * (m + 1) / 2;
    basis = new double[unknowns];
    normal = new double[unknowns][unknowns];
    right = new double[unknowns];
    D = new double[m][m];
    factor = new double[m][m];
    eigen = new SymmetricEigenvectors(m);
  }

  /**
   * Fits positions from .. to-1 and replaces q there by u' D u.
   *
   * @param u directions, m numbers per position
   */
  void fit(double[] w, double[] u, double[] q, int from, int to) {
    double total = 0;
    double weighted = 0;
    for (int p = from; p < to; p++) {
      total += w[p];
      weighted += w[p] * q[p];
    }
    double mean = total > 0 ? weighted / total : 1; // without any weight nothing flows anyway
    for (int a = 0; a < basis.length; a++) {
      Arrays.fill(normal[a], 0);
    }
    Arrays.fill(right, 0);
    double trace = 0;
    for (int p = from; p < to && total > 0; p++) {
      double share = w[p] / total;
      fillBasis(u, p * m);
      for (int a = 0; a < basis.length; a++) {
        double scaled = share * basis[a];
        trace += scaled * basis[a];
        right[a] += scaled * (q[p] - mean);
        for (int b = 0; b <= a; b++) {
          normal[a][b] += scaled * basis[b];
        }
      }
    }
    solve(RIDGE * trace);
    assemble(mean);
    raiseEigenvalues();
    for (int p = from; p < to; p++) {
      q[p] = form(u, p * m);
    }
  }

  /** u_a^2 and sqrt(2) u_a u_b, so that D's Frobenius norm is that of its coordinates. */
  private void fillBasis(double[] u, int at) {
    boolean hasDirection = hasDirection(u, at);
    for (int a = 0, x = 0; a < m; a++) {
      for (int b = 0; b < a; b++) {
        basis[x++] = Math.sqrt(2) * u[at + a] * u[at + b];
      }
      basis[x++] = hasDirection ? u[at + a] * u[at + a] : 1.0 / m;
    }
  }

  private boolean hasDirection(double[] u, int at) {
    for (int a = 0; a < m; a++) {
      if (u[at + a] != 0) {
        return true;
      }
    }
    return false;
  }

  /** right = (normal + ridge I)^-1 right by Cholesky's factorisation. */
  private void solve(double ridge) {
    int n = right.length;
    for (int a = 0; a < n; a++) {
      for (int b = 0; b <= a; b++) {
        double sum = normal[a][b] + (a == b ? ridge : 0);
        for (int k = 0; k < b; k++) {
          sum -= normal[a][k] * normal[b][k];
        }
        // the pivot is at least the ridge except for rounding; without any weight it is 0
        normal[a][b] = a > b ? divide(sum, normal[b][b]) : Math.sqrt(Math.max(sum, ridge / 2));
      }
      double sum = right[a];
      for (int k = 0; k < a; k++) {
        sum -= normal[a][k] * right[k];
      }
      right[a] = divide(sum, normal[a][a]);
    }
    for (int a = n - 1; a >= 0; a--) {
      double sum = right[a];
      for (int k = a + 1; k < n; k++) {
        sum -= normal[k][a] * right[k];
      }
      right[a] = divide(sum, normal[a][a]);
    }
  }

  private static double divide(double a, double b) {
    return b == 0 ? 0 : a / b;
  }

  /** D = mean I + the solution. */
  private void assemble(double mean) {
    for (int a = 0, x = 0; a < m; a++) {
      for (int b = 0; b < a; b++) {
        D[a][b] = right[x++] / Math.sqrt(2);
        D[b][a] = D[a][b];
      }
      D[a][a] = mean + right[x++];
    }
  }

  /** Replaces eigenvalues of D below nu by nu. */
  private void raiseEigenvalues() {
    if (isAtLeastNu()) {
      return;
    }
    eigen.decompose(D, m);
    for (int a = 0; a < m; a++) {
      for (int b = 0; b <= a; b++) {
        double sum = 0;
        for (int k = 0; k < m; k++) {
          double value = Math.max(nu, eigen.values()[k]);
          sum += value * eigen.vectors()[k][a] * eigen.vectors()[k][b];
        }
        D[a][b] = sum;
        D[b][a] = sum;
      }
    }
  }

  /** Whether D - nu I has a Cholesky factorisation. */
  private boolean isAtLeastNu() {
    for (int a = 0; a < m; a++) {
      for (int b = 0; b <= a; b++) {
        double sum = D[a][b] - (a == b ? nu : 0);
        for (int k = 0; k < b; k++) {
          sum -= factor[a][k] * factor[b][k];
        }
        if (a == b && !(sum > 0)) {
          return false;
        }
        factor[a][b] = a == b ? Math.sqrt(sum) : sum / factor[b][b];
      }
    }
    return true;
  }

  /** u' D u, or the mean over all directions. */
  private double form(double[] u, int at) {
    boolean hasDirection = hasDirection(u, at);
    double sum = 0;
    for (int a = 0; a < m; a++) {
      if (!hasDirection) {
        sum += D[a][a] / m;
      }
      for (int b = 0; b < m; b++) {
        sum += D[a][b] * u[at + a] * u[at + b];
      }
    }
    return sum;
  }
}
