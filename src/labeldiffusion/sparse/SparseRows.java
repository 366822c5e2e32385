package labeldiffusion.sparse;

/**
 * The one product everything runs on: rows of a sparse matrix times a dense n x c matrix stored row
 * by row.
 */
public final class SparseRows {
  private SparseRows() {}

  /**
   * y_i = own x_i + factor sum_j v_ij x_j for one row i. The classes are taken four at a time:
   * their sums stay in registers while the row, which is short, is walked again from the
   * first-level cache. A sum is always taken in the order of the row.
   *
   * @param from (Input) first position of row i in column and value
   * @param to (Input) the position behind its last
   * @param X (Input) n x c
   * @param Y (Output) n x c, only row i is written
   */
  public static void multiplyRow(
      int i,
      double own,
      double factor,
      int[] column,
      double[] value,
      int from,
      int to,
      double[] X,
      double[] Y,
      int c) {
    int base = i * c;
    int t = 0;
    for (; t + 4 <= c; t += 4) {
      double s0 = 0;
      double s1 = 0;
      double s2 = 0;
      double s3 = 0;
      for (int p = from; p < to; p++) {
        double v = value[p];
        int x = column[p] * c + t;
        s0 += v * X[x];
        s1 += v * X[x + 1];
        s2 += v * X[x + 2];
        s3 += v * X[x + 3];
      }
      Y[base + t] = own * X[base + t] + factor * s0;
      Y[base + t + 1] = own * X[base + t + 1] + factor * s1;
      Y[base + t + 2] = own * X[base + t + 2] + factor * s2;
      Y[base + t + 3] = own * X[base + t + 3] + factor * s3;
    }
    for (; t + 2 <= c; t += 2) {
      double s0 = 0;
      double s1 = 0;
      for (int p = from; p < to; p++) {
        double v = value[p];
        int x = column[p] * c + t;
        s0 += v * X[x];
        s1 += v * X[x + 1];
      }
      Y[base + t] = own * X[base + t] + factor * s0;
      Y[base + t + 1] = own * X[base + t + 1] + factor * s1;
    }
    if (t < c) {
      double s0 = 0;
      for (int p = from; p < to; p++) {
        s0 += value[p] * X[column[p] * c + t];
      }
      Y[base + t] = own * X[base + t] + factor * s0;
    }
  }

  /**
   * y_i = excess x_i + sum_j v_ij (x_i - x_j) for one row i: a row of diag(excess + sum_j v_ij) -
   * V. By differences, because where x hardly changes along the edges excess + sum v - sum v x is
   * all cancellation.
   */
  public static void differenceRow(
      int i,
      double excess,
      int[] column,
      double[] value,
      int from,
      int to,
      double[] X,
      double[] Y,
      int c) {
    int base = i * c;
    int t = 0;
    for (; t + 2 <= c; t += 2) {
      double x0 = X[base + t];
      double x1 = X[base + t + 1];
      double s0 = 0;
      double s1 = 0;
      for (int p = from; p < to; p++) {
        double v = value[p];
        int x = column[p] * c + t;
        s0 += v * (x0 - X[x]);
        s1 += v * (x1 - X[x + 1]);
      }
      Y[base + t] = excess * x0 + s0;
      Y[base + t + 1] = excess * x1 + s1;
    }
    if (t < c) {
      double s0 = 0;
      for (int p = from; p < to; p++) {
        s0 += value[p] * (X[base + t] - X[column[p] * c + t]);
      }
      Y[base + t] = excess * X[base + t] + s0;
    }
  }
}
