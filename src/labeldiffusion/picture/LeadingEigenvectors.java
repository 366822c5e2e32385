package labeldiffusion.picture;

import java.util.Random;
import labeldiffusion.parallel.Workers;

/**
 * The two leading eigenvectors of a symmetric matrix, of unit length, by orthogonal iteration.
 * Their accuracy is sufficient for pictures: the iteration ends when a step turns the vectors by
 * less than {@link #TURN}, or after a given number of steps.
 */
final class LeadingEigenvectors {
  private static final double TURN = 1e-6;

  /**
   * A second vector of less than this, relative to the first, is rounding. It becomes 0: points on
   * a line have one direction only.
   */
  private static final double NEGLIGIBLE = 1e-9;

  final double[] first;
  final double[] second;
  final double firstValue;
  final double secondValue;

  /** y = A x. */
  @FunctionalInterface
  interface Matrix {
    void multiply(double[] x, double[] y);
  }

  /**
   * @param without a unit vector to which the eigenvectors are orthogonal, or the zero vector
   * @param steps largest number of iterations
   */
  LeadingEigenvectors(Matrix matrix, int n, double[] without, int steps) {
    Random random = new Random(1); // any start will do, if it is always the same
    double[][] now = {random.doubles(n, -1, 1).toArray(), random.doubles(n, -1, 1).toArray()};
    double[][] next = new double[2][n];
    double[] value = new double[2];
    orthonormalise(now, without);
    for (int s = 0; s < steps; s++) {
      Workers.stopIfInterrupted(0);
      double turn = 0;
      for (int a = 0; a < 2; a++) {
        matrix.multiply(now[a], next[a]);
        value[a] = product(now[a], next[a]);
      }
      orthonormalise(next, without);
      for (int a = 0; a < 2; a++) {
        turn = Math.max(turn, product(next[a], next[a]) - Math.abs(product(now[a], next[a])));
      }
      double[][] old = now;
      now = next;
      next = old;
      if (turn < TURN * TURN) {
        break;
      }
    }
    first = turned(now[0]);
    second = turned(now[1]);
    firstValue = value[0];
    secondValue = value[1] * product(second, second); // 0 if there is none
  }

  private static void orthonormalise(double[][] vectors, double[] without) {
    double longest = 0;
    for (int a = 0; a < 2; a++) {
      subtract(vectors[a], without);
      if (a == 1) {
        subtract(vectors[1], vectors[0]);
      }
      double length = Math.sqrt(product(vectors[a], vectors[a]));
      longest = Math.max(longest, length);
      for (int v = 0; v < vectors[a].length; v++) {
        vectors[a][v] = length > NEGLIGIBLE * longest ? vectors[a][v] / length : 0;
      }
    }
  }

  /** Subtracts from x its component along a unit vector. */
  private static void subtract(double[] x, double[] unit) {
    double share = product(x, unit);
    for (int v = 0; v < x.length; v++) {
      x[v] -= share * unit[v];
    }
  }

  static double product(double[] x, double[] y) {
    double sum = 0;
    for (int v = 0; v < x.length; v++) {
      sum += x[v] * y[v];
    }
    return sum;
  }

  /**
   * The one of x and -x whose largest entry is positive. The sign of an eigenvector is arbitrary,
   * but should always be the same.
   */
  private static double[] turned(double[] x) {
    double most = 0;
    for (double entry : x) {
      most = Math.abs(entry) > Math.abs(most) * (1 + 1e-9) ? entry : most;
    }
    for (int v = 0; v < x.length && most < 0; v++) {
      x[v] = -x[v];
    }
    return x;
  }
}
