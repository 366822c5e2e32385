package labeldiffusion.sparse;

import java.util.Arrays;
import labeldiffusion.parallel.Blocks;
import labeldiffusion.parallel.Workers;

/**
 * Solves A X = B where A need not be symmetric, for all columns of B at once. Stabilised
 * biconjugate gradients (van der Vorst 1992). Every column has its own scalars; it restarts from
 * its current X if its recurrence breaks down, and does not move any more once it has converged.
 * O(c (entries + n)) and two products with A per iteration.
 */
public final class BiconjugateGradient {
  /** (shadow, r) relative to the lengths of both below which the recurrence has broken down. */
  private static final double BREAKDOWN = 1e-14;

  private final LinearSystem system;
  private final Laplacian A;
  private final int c;
  private final Workers workers;
  private final Blocks blocks;
  private final RowSums sums;
  private final double[] R;
  private final double[] shadow;
  private final double[] P;
  private final double[] AP;
  private final double[] AR;

  public BiconjugateGradient(LinearSystem system, Workers workers) {
    this.system = system;
    this.workers = workers;
    A = system.A();
    c = system.c();
    blocks = system.blocks();
    sums = new RowSums(blocks, 3 * c, workers);
    int length = system.B().length;
    R = new double[length];
    shadow = new double[length];
    P = new double[length];
    AP = new double[length];
    AR = new double[length];
  }

  /**
   * Estimate of the memory for a system and its solution: A, the right-hand sides, the solution and
   * five blocks of the same size.
   */
  public static long bytes(long n, long entries, int c) {
    return 8 * (7 * n * c + n + entries);
  }

  /**
   * X = A^-1 B.
   *
   * @param X (Input and output) the start, overwritten by the solution
   */
  public Solution solve(double[] X, StoppingRule rule) {
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
    sums.of((from, to, s, at) -> system.residual(X, R, from, to, s, at), bb);
    sums.of(this::products, now);
    int iterations = 0;
    double residual = Solution.worst(now, c, bb);
    for (; residual > rule.tolerance() && iterations < rule.maxIterations(); iterations++) {
      for (int t = 0; t < c; t++) {
        restart[t] |= !(Math.abs(now[t]) > BREAKDOWN * Math.sqrt(now[c + t] * now[2 * c + t]));
        beta[t] = restart[t] ? 0 : now[t] / rho[t] * (step[t] / omega[t]);
        rho[t] = restart[t] ? now[c + t] : now[t]; // a new shadow is r itself
      }
      workers.run(blocks, (from, to) -> turn(restart, beta, omega, from, to));
      sums.of(this::applyToDirection, shadowAP);
      for (int t = 0; t < c; t++) {
        boolean solved = Math.sqrt(now[c + t]) <= rule.tolerance() * Math.sqrt(bb[t]);
        step[t] = solved || shadowAP[t] == 0 ? 0 : rho[t] / shadowAP[t];
      }
      workers.run(blocks, (from, to) -> move(step, P, AP, X, from, to)); // r - step Ap
      sums.of(this::applyToResidual, arar);
      for (int t = 0; t < c; t++) {
        omega[t] = step[t] == 0 || arar[c + t] == 0 ? 0 : arar[t] / arar[c + t];
        restart[t] = omega[t] == 0;
      }
      workers.run(blocks, (from, to) -> move(omega, R, AR, X, from, to));
      sums.of(this::products, now);
      residual = Solution.worst(now, c, bb);
    }
    return new Solution(X, iterations, residual, residual <= rule.tolerance());
  }

  /** (shadow, R), (R, R) and (shadow, shadow). */
  private void products(int from, int to, double[] s, int at) {
    addDots(shadow, R, from, to, s, at);
    addDots(R, R, from, to, s, at + c);
    addDots(shadow, shadow, from, to, s, at + 2 * c);
  }

  /** AP = A P, and (shadow, AP). */
  private void applyToDirection(int from, int to, double[] s, int at) {
    A.applyRows(from, to, P, AP, c);
    addDots(shadow, AP, from, to, s, at);
  }

  /** AR = A R, (AR, R) and (AR, AR). */
  private void applyToResidual(int from, int to, double[] s, int at) {
    A.applyRows(from, to, R, AR, c);
    addDots(AR, R, from, to, s, at);
    addDots(AR, AR, from, to, s, at + c);
  }

  private void addDots(double[] U, double[] V, int from, int to, double[] s, int at) {
    for (int i = from; i < to; i++) {
      for (int t = 0, x = i * c; t < c; t++, x++) {
        s[at + t] += U[x] * V[x];
      }
    }
  }

  /** P = R + beta (P - omega AP). Where a column restarts, P and the shadow are R. */
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
