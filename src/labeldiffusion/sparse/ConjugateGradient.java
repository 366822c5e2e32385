package labeldiffusion.sparse;

import labeldiffusion.parallel.Blocks;
import labeldiffusion.parallel.Workers;

/**
 * Solves A X = B for c right-hand sides at once, A = diag(a) - V symmetric positive definite, V sparse without
 * diagonal. Conjugate gradients with the diagonal as preconditioner (Saad 2003, algorithm 9.1), each column with its
 * own step lengths; a column that has converged stands still. O(c (nnz + n)) per iteration.
 */
public final class ConjugateGradient {
  private final int[] rowStart;
  private final int[] column;
  private final int c;
  private final Workers workers;
  private final Blocks blocks;
  private final double[] R;
  private final double[] P;
  private final double[] AP;
  /** Sums of each block and column, added up in the order of the blocks. */
  private final double[] part;
  private final double[] part2;

  public ConjugateGradient(int[] rowStart, int[] column, int c, Workers workers) {
    this.rowStart = rowStart;
    this.column = column;
    this.c = c;
    this.workers = workers;
    int length = (rowStart.length - 1) * c;
    blocks = Blocks.ofEntries(rowStart, 2L * c);
    R = new double[length];
    P = new double[length];
    AP = new double[length];
    part = new double[blocks.count() * c];
    part2 = new double[part.length];
  }

  /**
   * How a solve ended.
   *
   * @param residual largest ||B - A X|| / ||B|| of a column
   */
  public record Result(int iterations, double residual, boolean converged) { }

  /**
   * X = A^-1 B to a relative residual.
   *
   * @param a (Input) diagonal of A, positive
   * @param v (Input) V by position in the rows; v_ij = v_ji
   * @param B (Input) right-hand sides, n x c
   * @param X (Input and output) the start, then the solution
   */
  public Result solve(double[] a, double[] v, double[] B, double[] X, double tolerance, int maxIterations) {
    double[] normB = new double[c];
    double[] rz = new double[c];
    double[] rr = new double[c];
    double[] pAp = new double[c];
    double[] step = new double[c];
    double[] turn = new double[c];
    workers.run(blocks.count(), b -> start(b, a, v, B, X));
    collect(part, normB);
    sums(a, rz, rr);
    workers.run(blocks, (from, to) -> direct(a, turn, from, to)); // turn = 0: P = Z
    int iterations = 0;
    double residual = residual(rr, normB);
    for (; residual > tolerance && iterations < maxIterations; iterations++) {
      workers.run(blocks.count(), b -> applyToDirection(b, a, v));
      collect(part, pAp);
      for (int t = 0; t < c; t++) {
        boolean moving = Math.sqrt(rr[t]) > tolerance * Math.sqrt(normB[t]) && pAp[t] > 0;
        step[t] = moving ? rz[t] / pAp[t] : 0; // alpha = (r,z) / (p,Ap)
        turn[t] = rz[t];
      }
      workers.run(blocks, (from, to) -> advance(step, X, from, to));
      sums(a, rz, rr);
      for (int t = 0; t < c; t++) {
        turn[t] = turn[t] > 0 ? rz[t] / turn[t] : 0; // beta = (r,z)_new / (r,z)_old
      }
      workers.run(blocks, (from, to) -> direct(a, turn, from, to));
      residual = residual(rr, normB);
    }
    return new Result(iterations, residual, residual <= tolerance);
  }

  /** R = B - A X, and ||B||^2 in parts. */
  private void start(int b, double[] a, double[] v, double[] B, double[] X) {
    for (int t = 0; t < c; t++) {
      part[b * c + t] = 0;
    }
    for (int i = blocks.from(b); i < blocks.to(b); i++) {
      SparseRows.multiplyRow(i, a[i], -1, column, v, rowStart[i], rowStart[i + 1], X, R, c);
      for (int t = 0, x = i * c; t < c; t++, x++) {
        R[x] = B[x] - R[x];
        part[b * c + t] += B[x] * B[x];
      }
    }
  }

  /** (R, Z) and (R, R) of each column, Z = R / a. */
  private void sums(double[] a, double[] rz, double[] rr) {
    workers.run(blocks.count(), b -> {
      for (int t = 0; t < c; t++) {
        part[b * c + t] = 0;
        part2[b * c + t] = 0;
      }
      for (int i = blocks.from(b); i < blocks.to(b); i++) {
        for (int t = 0, x = i * c; t < c; t++, x++) {
          double square = R[x] * R[x];
          part[b * c + t] += square / a[i];
          part2[b * c + t] += square;
        }
      }
    });
    collect(part, rz);
    collect(part2, rr);
  }

  /** P = Z + beta P. */
  private void direct(double[] a, double[] turn, int from, int to) {
    for (int i = from; i < to; i++) {
      for (int t = 0, x = i * c; t < c; t++, x++) {
        P[x] = R[x] / a[i] + turn[t] * P[x];
      }
    }
  }

  /** AP = A P, and (P, AP) in parts. */
  private void applyToDirection(int b, double[] a, double[] v) {
    for (int t = 0; t < c; t++) {
      part[b * c + t] = 0;
    }
    for (int i = blocks.from(b); i < blocks.to(b); i++) {
      SparseRows.multiplyRow(i, a[i], -1, column, v, rowStart[i], rowStart[i + 1], P, AP, c);
      for (int t = 0, x = i * c; t < c; t++, x++) {
        part[b * c + t] += P[x] * AP[x];
      }
    }
  }

  /** X = X + alpha P, R = R - alpha AP. */
  private void advance(double[] step, double[] X, int from, int to) {
    for (int i = from; i < to; i++) {
      for (int t = 0, x = i * c; t < c; t++, x++) {
        X[x] += step[t] * P[x];
        R[x] -= step[t] * AP[x];
      }
    }
  }

  private void collect(double[] parts, double[] sums) {
    java.util.Arrays.fill(sums, 0);
    for (int x = 0; x < parts.length; x++) {
      sums[x % c] += parts[x];
    }
  }

  private double residual(double[] rr, double[] normB) {
    double largest = 0;
    for (int t = 0; t < c; t++) {
      if (rr[t] > 0) {
        largest = Math.max(largest, normB[t] > 0 ? Math.sqrt(rr[t] / normB[t]) : Double.POSITIVE_INFINITY);
      }
    }
    return largest;
  }
}
