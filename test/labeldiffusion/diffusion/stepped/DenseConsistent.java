package labeldiffusion.diffusion.stepped;

import java.util.Arrays;
import java.util.stream.IntStream;
import labeldiffusion.DenseReference;
import labeldiffusion.points.Points;

/** The consistent operators on full matrices, for points that have numbers only. */
public final class DenseConsistent implements DenseSteps.Rule {
  private final int m;
  private final double nu;

  /**
   * @param m dimension of the tangent spaces
   * @param nu the least diffusivity
   */
  public DenseConsistent(int m, double nu) {
    this.m = m;
    this.nu = nu;
  }

  @Override
  public double[][] s(DenseReference dense, double[][] q) {
    double[][] form = new double[dense.n][dense.n];
    for (int i = 0; i < dense.n; i++) {
      double[][] u = directions(dense, i);
      double[][] D = tensor(dense, i, u, q[i]);
      for (int j = 0; j < dense.n; j++) {
        form[i][j] = dense.edge[i][j] ? inner(D, outer(u[j])) : 0;
      }
    }
    double[][] s = new double[dense.n][dense.n];
    for (int i = 0; i < dense.n; i++) {
      for (int j = 0; j < dense.n; j++) {
        double mean = (form[i][j] + form[j][i]) / 2;
        s[i][j] = dense.edge[i][j] ? Math.min(1, Math.max(nu, mean)) : 0;
      }
    }
    return s;
  }

  /** u_ij of every edge of i: coordinates along the leading eigenvectors of the covariance. */
  private double[][] directions(DenseReference dense, int i) {
    Points points = dense.points;
    int d = points.numberCount();
    double[][] covariance = new double[d][d];
    for (int k = 0; k < dense.n; k++) {
      for (int a = 0; a < d && dense.inN[i][k]; a++) {
        for (int b = 0; b < d; b++) {
          covariance[a][b] += difference(points, i, k)[a] * difference(points, i, k)[b];
        }
      }
    }
    NaiveEigen eigen = new NaiveEigen(covariance);
    double[][] u = new double[dense.n][m];
    for (int j = 0; j < dense.n; j++) {
      double[] x = difference(points, i, j);
      for (int a = 0; a < m && a < d; a++) {
        if (eigen.values[a] > 1e-12 * eigen.values[0]) { // fewer neighbours than dimensions
          double[] axis = eigen.vectors[a];
          u[j][a] = IntStream.range(0, d).mapToDouble(c -> axis[c] * x[c]).sum();
        }
      }
      double length = Math.sqrt(Arrays.stream(u[j]).map(v -> v * v).sum());
      for (int a = 0; a < m && length > 0; a++) {
        u[j][a] /= length;
      }
    }
    return u;
  }

  private static double[] difference(Points points, int i, int j) {
    double[] x = points.numbers(i);
    double[] y = points.numbers(j);
    return IntStream.range(0, x.length).mapToDouble(a -> y[a] - x[a]).toArray();
  }

  /** u u', or I / m without a direction. */
  private double[][] outer(double[] u) {
    boolean hasNone = Arrays.stream(u).allMatch(v -> v == 0);
    double[][] result = new double[m][m];
    for (int a = 0; a < m; a++) {
      for (int b = 0; b < m; b++) {
        result[a][b] = hasNone ? (a == b ? 1.0 / m : 0) : u[a] * u[b];
      }
    }
    return result;
  }

  private double inner(double[][] A, double[][] B) {
    return IntStream.range(0, m * m).mapToDouble(x -> A[x / m][x % m] * B[x / m][x % m]).sum();
  }

  /**
   * Minimises over all m^2 entries of D, each with the ridge: the minimum is symmetric by itself,
   * because u u' and the ridge are.
   */
  private double[][] tensor(DenseReference dense, int i, double[][] u, double[] q) {
    double mean = 0;
    for (int j = 0; j < dense.n; j++) {
      mean += dense.W[i][j] * q[j] / dense.d[i];
    }
    double[][] normal = new double[m * m][m * m];
    double[][] right = new double[m * m][1];
    double trace = 0;
    for (int j = 0; j < dense.n; j++) {
      double[] row = DenseReference.flat(outer(u[j]));
      double w = dense.W[i][j] / dense.d[i];
      for (int a = 0; a < row.length; a++) {
        right[a][0] += w * row[a] * (q[j] - mean);
        trace += w * row[a] * row[a];
        for (int b = 0; b < row.length; b++) {
          normal[a][b] += w * row[a] * row[b];
        }
      }
    }
    for (int a = 0; a < normal.length; a++) {
      normal[a][a] += 1e-6 * trace;
    }
    double[][] solution = DenseReference.solve(normal, right);
    double[][] D = new double[m][m];
    for (int a = 0; a < m; a++) {
      for (int b = 0; b < m; b++) {
        D[a][b] = (a == b ? mean : 0) + solution[a * m + b][0];
      }
    }
    NaiveEigen eigen = new NaiveEigen(D);
    double[][] raised = new double[m][m];
    for (int k = 0; k < m; k++) {
      for (int a = 0; a < m; a++) {
        for (int b = 0; b < m; b++) {
          raised[a][b] += Math.max(nu, eigen.values[k]) * eigen.vectors[k][a] * eigen.vectors[k][b];
        }
      }
    }
    return raised;
  }
}
