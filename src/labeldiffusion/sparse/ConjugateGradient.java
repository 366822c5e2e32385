package labeldiffusion.sparse;

import labeldiffusion.parallel.Blocks;
import labeldiffusion.parallel.Workers;

/**
 * Solves A X = B for c right-hand sides at once, A = diag(e + V1) - V symmetric positive
 * (semi)definite, V sparse without diagonal: a graph Laplacian with an excess e on its diagonal,
 * given apart so that nothing is lost to rounding. Conjugate gradients with the diagonal as
 * preconditioner (Saad 2003, algorithm 9.1), each column with its own step lengths; a column that
 * has converged stands still. O(c (nnz + n)) per iteration.
 */
public final class ConjugateGradient {
  private final int[] rowStart;
  private final int[] column;
  private final int c;
  private final Workers workers;
  private final Blocks blocks;
  private final RowSums sums;
  private final double[] R;
  private final double[] P;
  private final double[] AP;

  public ConjugateGradient(int[] rowStart, int[] column, int c, Workers workers) {
    this.rowStart = rowStart;
    this.column = column;
    this.c = c;
    this.workers = workers;
    int length = (rowStart.length - 1) * c;
    blocks = Blocks.ofEntries(rowStart, 2L * c);
    sums = new RowSums(blocks, 2 * c, workers);
    R = new double[length];
    P = new double[length];
    AP = new double[length];
  }

  /**
   * About how much memory a system takes: its own three blocks of columns, right-hand sides,
   * solution, and A.
   */
  public static long bytes(long n, long entries, int c) {
    return 8 * (5 * n * c + n + entries);
  }

  /**
   * X = A^-1 B. If A is singular, B and the start must be orthogonal to its null space.
   *
   * @param excess (Input) what the diagonal of A has beyond the sum of the row of V
   * @param v (Input) V by position in the rows; v_ij = v_ji
   * @param B (Input) right-hand sides, n x c
   * @param X (Input and output) the start, then the solution
   */
  public Solution solve(double[] excess, double[] v, double[] B, double[] X, StoppingRule rule) {
    double[] a = diagonal(excess, v);
    double[] bb = new double[c];
    double[] rzrr = new double[2 * c]; // (r, z) and (r, r) of each column
    double[] pAp = new double[c];
    double[] alpha = new double[c];
    double[] beta = new double[c];
    sums.of((from, to, s, at) -> start(excess, v, B, X, from, to, s, at), bb);
    sums.of((from, to, s, at) -> residuals(a, from, to, s, at), rzrr);
    workers.run(blocks, (from, to) -> turn(a, beta, from, to)); // beta = 0: P = Z
    int iterations = 0;
    double residual = worst(rzrr, bb);
    for (; residual > rule.tolerance() && iterations < rule.maxIterations(); iterations++) {
      sums.of((from, to, s, at) -> applyToDirection(excess, v, from, to, s, at), pAp);
      boolean isMoving = false;
      for (int t = 0; t < c; t++) {
        boolean solved = Math.sqrt(rzrr[c + t]) <= rule.tolerance() * Math.sqrt(bb[t]);
        alpha[t] = solved || !(pAp[t] > 0) ? 0 : rzrr[t] / pAp[t]; // (r,z) / (p,Ap)
        alpha[t] =
            Double.isFinite(alpha[t]) ? alpha[t] : 0; // weights near the least number there is
        beta[t] = rzrr[t];
        isMoving |= alpha[t] != 0;
      }
      if (!isMoving) {
        break; // rounding has left no direction to go
      }
      workers.run(blocks, (from, to) -> advance(alpha, X, from, to));
      sums.of((from, to, s, at) -> residuals(a, from, to, s, at), rzrr);
      for (int t = 0; t < c; t++) {
        beta[t] = beta[t] > 0 ? rzrr[t] / beta[t] : 0; // (r,z) new / (r,z) old
      }
      workers.run(blocks, (from, to) -> turn(a, beta, from, to));
      residual = worst(rzrr, bb);
    }
    return new Solution(iterations, residual, residual <= rule.tolerance());
  }

  /** The diagonal of A, 1 where a row of A is empty. */
  private double[] diagonal(double[] excess, double[] v) {
    double[] a = excess.clone();
    for (int i = 0; i < a.length; i++) {
      for (int p = rowStart[i]; p < rowStart[i + 1]; p++) {
        a[i] += v[p];
      }
      a[i] = a[i] == 0 ? 1 : a[i];
    }
    return a;
  }

  private double worst(double[] rzrr, double[] bb) {
    return Solution.worst(java.util.Arrays.copyOfRange(rzrr, c, 2 * c), bb, c);
  }

  /** R = B - A X, and (B, B). */
  private void start(
      double[] excess, double[] v, double[] B, double[] X, int from, int to, double[] s, int at) {
    for (int i = from; i < to; i++) {
      SparseRows.differenceRow(i, excess[i], column, v, rowStart[i], rowStart[i + 1], X, R, c);
      for (int t = 0, x = i * c; t < c; t++, x++) {
        R[x] = B[x] - R[x];
        s[at + t] += B[x] * B[x];
      }
    }
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
  private void applyToDirection(double[] excess, double[] v, int from, int to, double[] s, int at) {
    for (int i = from; i < to; i++) {
      SparseRows.differenceRow(i, excess[i], column, v, rowStart[i], rowStart[i + 1], P, AP, c);
      for (int t = 0, x = i * c; t < c; t++, x++) {
        s[at + t] += P[x] * AP[x];
      }
    }
  }

  /**
   * X = X + alpha P, R = R - alpha AP; where alpha is 0 the direction may be beyond all numbers.
   */
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
