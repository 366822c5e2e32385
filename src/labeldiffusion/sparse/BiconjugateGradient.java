package labeldiffusion.sparse;

import java.util.Arrays;
import labeldiffusion.parallel.Blocks;
import labeldiffusion.parallel.Workers;

/**
 * Solves (I - alpha V) X = B for c right-hand sides at once, V sparse and not symmetric. Stabilised
 * biconjugate gradients (van der Vorst 1992), each column with its own scalars; a column whose
 * recurrence breaks down starts anew from where it is, one that has converged stands still. O(c
 * (nnz + n)) per iteration, two products each.
 */
public final class BiconjugateGradient {
  /** Relative size of (shadow, r) below which the recurrence has nothing left to work with. */
  private static final double BREAKDOWN = 1e-14;

  private final int[] rowStart;
  private final int[] rowEnd;
  private final int[] column;
  private final int c;
  private final Workers workers;
  private final Blocks blocks;
  private final RowSums sums;
  private final double[] R;
  private final double[] shadow;
  private final double[] P;
  private final double[] AP;
  private final double[] AR;

  /** Row i of V is at rowStart[i] .. rowEnd[i]-1. */
  public BiconjugateGradient(int[] rowStart, int[] rowEnd, int[] column, int c, Workers workers) {
    this.rowStart = rowStart;
    this.rowEnd = rowEnd;
    this.column = column;
    this.c = c;
    this.workers = workers;
    int length = rowEnd.length * c;
    blocks = Blocks.ofEntries(rowStart, 2L * c);
    sums = new RowSums(blocks, 3 * c, workers);
    R = new double[length];
    shadow = new double[length];
    P = new double[length];
    AP = new double[length];
    AR = new double[length];
  }

  /**
   * X = (I - alpha V)^-1 B.
   *
   * @param v (Input) V by position in the rows
   * @param B (Input) right-hand sides, n x c
   * @param X (Input and output) the start, then the solution
   */
  public Solution solve(double alpha, double[] v, double[] B, double[] X, StoppingRule rule) {
    double[] bb = new double[c];
    double[] now = new double[3 * c]; // (shadow, r), (r, r), (shadow, shadow)
    double[] shadowAP = new double[c];
    double[] arar = new double[2 * c]; // (Ar, r), (Ar, Ar)
    double[] rho = new double[c];
    double[] step = new double[c];
    double[] omega = new double[c];
    double[] beta = new double[c];
    boolean[] restart = new boolean[c];
    Arrays.fill(restart, true);
    sums.of(
        (from, to, s, at) -> {
          apply(alpha, v, X, R, from, to);
          for (int x = from * c; x < to * c; x++) {
            R[x] = B[x] - R[x];
            s[at + x % c] += B[x] * B[x];
          }
        },
        bb);
    sums.of(this::products, now);
    int iterations = 0;
    double residual = worst(now, bb);
    for (; residual > rule.tolerance() && iterations < rule.maxIterations(); iterations++) {
      for (int t = 0; t < c; t++) {
        restart[t] |= !(Math.abs(now[t]) > BREAKDOWN * Math.sqrt(now[c + t] * now[2 * c + t]));
        beta[t] = restart[t] ? 0 : now[t] / rho[t] * (step[t] / omega[t]);
        rho[t] = restart[t] ? now[c + t] : now[t]; // a new shadow is r itself
      }
      workers.run(blocks, (from, to) -> turn(restart, beta, omega, from, to));
      sums.of(
          (from, to, s, at) -> {
            apply(alpha, v, P, AP, from, to);
            addDots(shadow, AP, from, to, s, at);
          },
          shadowAP);
      for (int t = 0; t < c; t++) {
        boolean solved = Math.sqrt(now[c + t]) <= rule.tolerance() * Math.sqrt(bb[t]);
        step[t] = solved || shadowAP[t] == 0 ? 0 : rho[t] / shadowAP[t];
      }
      workers.run(blocks, (from, to) -> move(step, P, AP, X, from, to)); // r - step Ap
      sums.of(
          (from, to, s, at) -> {
            apply(alpha, v, R, AR, from, to);
            addDots(AR, R, from, to, s, at);
            addDots(AR, AR, from, to, s, at + c);
          },
          arar);
      for (int t = 0; t < c; t++) {
        omega[t] = step[t] == 0 || arar[c + t] == 0 ? 0 : arar[t] / arar[c + t];
        restart[t] = omega[t] == 0;
      }
      workers.run(blocks, (from, to) -> move(omega, R, AR, X, from, to));
      sums.of(this::products, now);
      residual = worst(now, bb);
    }
    return new Solution(iterations, residual, residual <= rule.tolerance());
  }

  private double worst(double[] now, double[] bb) {
    return Solution.worst(Arrays.copyOfRange(now, c, 2 * c), bb, c);
  }

  /** Y = (I - alpha V) X. */
  private void apply(double alpha, double[] v, double[] X, double[] Y, int from, int to) {
    for (int i = from; i < to; i++) {
      SparseRows.multiplyRow(i, 1, -alpha, column, v, rowStart[i], rowEnd[i], X, Y, c);
    }
  }

  private void products(int from, int to, double[] s, int at) {
    addDots(shadow, R, from, to, s, at);
    addDots(R, R, from, to, s, at + c);
    addDots(shadow, shadow, from, to, s, at + 2 * c);
  }

  private void addDots(double[] A, double[] B, int from, int to, double[] s, int at) {
    for (int i = from; i < to; i++) {
      for (int t = 0, x = i * c; t < c; t++, x++) {
        s[at + t] += A[x] * B[x];
      }
    }
  }

  /** P = R + beta (P - omega AP); where a column starts anew P = R and the shadow is R. */
  private void turn(boolean[] restart, double[] beta, double[] omega, int from, int to) {
    for (int i = from; i < to; i++) {
      for (int t = 0, x = i * c; t < c; t++, x++) {
        if (restart[t]) {
          shadow[x] = R[x];
          P[x] = R[x];
        } else {
          P[x] = R[x] + beta[t] * (P[x] - omega[t] * AP[x]);
        }
      }
    }
  }

  /** X = X + step D, R = R - step AD; D may be R itself. */
  private void move(double[] step, double[] D, double[] AD, double[] X, int from, int to) {
    for (int i = from; i < to; i++) {
      for (int t = 0, x = i * c; t < c; t++, x++) {
        X[x] += step[t] * D[x];
        R[x] -= step[t] * AD[x];
      }
    }
  }
}
