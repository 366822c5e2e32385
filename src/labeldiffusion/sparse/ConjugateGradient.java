package labeldiffusion.sparse;

import java.util.Arrays;
import labeldiffusion.parallel.Blocks;
import labeldiffusion.parallel.Workers;

/**
 * Solves A X = B where A is symmetric and positive (semi)definite, for all columns of B at once.
 * Conjugate gradients with the diagonal as preconditioner (Saad 2003, algorithm 9.1). Every column
 * has its own step lengths and does not move any more once it has converged. O(c (entries + n)) per
 * iteration. The working memory is allocated once and serves any number of solves.
 */
public final class ConjugateGradient {
  private final LinearSystem system;
  private final Laplacian A;
  private final int c;
  private final Workers workers;
  private final Blocks blocks;
  private final RowSums sums;
  private final double[] R;
  private final double[] P;
  private final double[] AP;

  public ConjugateGradient(LinearSystem system, Workers workers) {
    this.system = system;
    this.workers = workers;
    A = system.A();
    c = system.c();
    blocks = system.blocks();
    sums = new RowSums(blocks, 2 * c, workers);
    R = new double[system.B().length];
    P = new double[R.length];
    AP = new double[R.length];
  }

  /**
   * Estimate of the memory for a system and its solution: A, the right-hand sides, the solution and
   * three blocks of the same size.
   */
  public static long bytes(long n, long entries, int c) {
    return 8 * (5 * n * c + n + entries);
  }

  /**
   * X = A^-1 B. If A is singular, B and the start must be orthogonal to its null space.
   *
   * @param X (Input and output) the start, overwritten by the solution
   */
  public Solution solve(double[] X, StoppingRule rule) {
    double[] a = A.diagonal();
    double[] bb = new double[c];
    double[] rzrr = new double[2 * c]; // (r, z) and (r, r) of each column
    double[] pAp = new double[c];
    double[] alpha = new double[c];
    double[] beta = new double[c];
    sums.of((from, to, s, at) -> system.residual(X, R, from, to, s, at), bb);
    sums.of((from, to, s, at) -> residuals(a, from, to, s, at), rzrr);
    Arrays.fill(P, 0);
    workers.run(blocks, (from, to) -> turn(a, beta, from, to)); // beta = 0: P = Z
    int iterations = 0;
    double residual = Solution.worst(rzrr, c, bb);
    for (; residual > rule.tolerance() && iterations < rule.maxIterations(); iterations++) {
      sums.of(this::applyToDirection, pAp);
      boolean isMoving = false;
      for (int t = 0; t < c; t++) {
        boolean solved = Math.sqrt(rzrr[c + t]) <= rule.tolerance() * Math.sqrt(bb[t]);
        double step = solved || !(pAp[t] > 0) ? 0 : rzrr[t] / pAp[t]; // (r,z) / (p,Ap)
        alpha[t] = Double.isFinite(step) ? step : 0; // overflows if weights are nearly subnormal
        beta[t] = rzrr[t];
        isMoving |= alpha[t] != 0;
      }
      if (!isMoving) {
        break; // no column has a direction left but rounding errors
      }
      workers.run(blocks, (from, to) -> advance(alpha, X, from, to));
      sums.of((from, to, s, at) -> residuals(a, from, to, s, at), rzrr);
      for (int t = 0; t < c; t++) {
        beta[t] = beta[t] > 0 ? rzrr[t] / beta[t] : 0; // (r,z) new / (r,z) old
      }
      workers.run(blocks, (from, to) -> turn(a, beta, from, to));
      residual = Solution.worst(rzrr, c, bb);
    }
    return new Solution(X, iterations, residual, residual <= rule.tolerance());
  }

  /** (R, Z) with Z = R / a, and (R, R). */
  private void residuals(double[] a, int from, int to, double[] s, int at) {
    for (int i = from; i < to; i++) {
      for (int t = 0, x = i * c; t < c; t++, x++) {
        double square = R[x] * R[x];
        s[at + t] += square / a[i];
        s[at + c + t] += square;
      }
    }
  }

  /** P = Z + beta P. */
  private void turn(double[] a, double[] beta, int from, int to) {
    for (int i = from; i < to; i++) {
      for (int t = 0, x = i * c; t < c; t++, x++) {
        P[x] = R[x] / a[i] + beta[t] * P[x];
      }
    }
  }

  /** AP = A P, and (P, AP). */
  private void applyToDirection(int from, int to, double[] s, int at) {
    A.applyRows(from, to, P, AP, c);
    for (int i = from; i < to; i++) {
      for (int t = 0, x = i * c; t < c; t++, x++) {
        s[at + t] += P[x] * AP[x];
      }
    }
  }

  /** X = X + alpha P, R = R - alpha AP. Where alpha is 0 the direction may have overflowed. */
  private void advance(double[] alpha, double[] X, int from, int to) {
    for (int i = from; i < to; i++) {
      for (int t = 0, x = i * c; t < c; t++, x++) {
        if (alpha[t] != 0) {
          X[x] += alpha[t] * P[x];
          R[x] -= alpha[t] * AP[x];
        }
      }
    }
  }
}
