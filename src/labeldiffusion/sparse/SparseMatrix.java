package labeldiffusion.sparse;

import java.util.Arrays;
import labeldiffusion.parallel.Blocks;

/**
 * A square sparse matrix V (n x n) in compressed rows. Row i has the entries {@code value[p]} in
 * the columns {@code column[p]}, p = rowStart[i] .. rowStart[i+1]-1, in any order. Matrices with
 * the same pattern share its arrays. No array is copied: treat all of them as read-only.
 *
 * <p>Dense matrices with c columns are stored row by row: x_i is at X[i*c] .. X[i*c + c-1].
 *
 * @param rowStart n + 1 positions, the first 0, ascending
 */
public record SparseMatrix(int[] rowStart, int[] column, double[] value) {

  public SparseMatrix {
    if (column.length != value.length || column.length != rowStart[rowStart.length - 1]) {
      throw new IllegalArgumentException(
          "columns, values and rows must have the same number of entries, had "
              + column.length
              + ", "
              + value.length
              + " and "
              + rowStart[rowStart.length - 1]);
    }
  }

  /** An entry as a function of its row i, its column j and its old value v_ij. */
  @FunctionalInterface
  public interface Entry {
    double of(int i, int j, double v);
  }

  /** Number of rows n. */
  public int size() {
    return rowStart.length - 1;
  }

  /** Number of stored entries. */
  public int entries() {
    return column.length;
  }

  /** Another matrix with the same pattern. */
  public SparseMatrix withValues(double[] values) {
    return new SparseMatrix(rowStart, column, values);
  }

  /** [f(i, j, v_ij)], with the same pattern. */
  public SparseMatrix map(Entry f) {
    double[] mapped = new double[value.length];
    for (int i = 0; i < size(); i++) {
      for (int p = rowStart[i]; p < rowStart[i + 1]; p++) {
        mapped[p] = f.of(i, column[p], value[p]);
      }
    }
    return withValues(mapped);
  }

  /** V': the entries of a row are in the order of the columns they come from. */
  public SparseMatrix transposed() {
    int n = size();
    int[] start = new int[n + 1];
    for (int j : column) {
      start[j + 1]++;
    }
    for (int j = 0; j < n; j++) {
      start[j + 1] += start[j];
    }
    int[] next = start.clone();
    int[] rows = new int[column.length];
    double[] values = new double[column.length];
    for (int i = 0; i < n; i++) {
      for (int p = rowStart[i]; p < rowStart[i + 1]; p++) {
        int at = next[column[p]]++;
        rows[at] = i;
        values[at] = value[p];
      }
    }
    return new SparseMatrix(start, rows, values);
  }

  /** V1: sum_j v_ij of each row. */
  public double[] rowSums() {
    return rowSums((i, j, v) -> v);
  }

  /** sum_j f(i, j, v_ij) of each row, in the order of the row. */
  public double[] rowSums(Entry f) {
    double[] sums = new double[size()];
    for (int i = 0; i < sums.length; i++) {
      for (int p = rowStart[i]; p < rowStart[i + 1]; p++) {
        sums[i] += f.of(i, column[p], value[p]);
      }
    }
    return sums;
  }

  /** Blocks of rows for parallel work that costs {@code workPerEntry} for each entry. */
  public Blocks blocks(long workPerEntry) {
    return Blocks.ofEntries(rowStart, workPerEntry);
  }

  /**
   * y_i = own x_i + factor sum_j v_ij x_j for one row i. Takes four columns of X at a time: their
   * sums stay in registers while the row, which is short, is read again from the first-level cache.
   * Sums always run in the order of the row.
   *
   * @param X (Input) n x c
   * @param Y (Output) n x c, only row i is written
   */
  public void multiplyRow(int i, double own, double factor, double[] X, double[] Y, int c) {
    multiplyRow(i, own, factor, column, value, rowStart[i], rowStart[i + 1], X, Y, c);
  }

  private static void multiplyRow(
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
   * y_i = excess_i x_i + sum_j v_ij (x_i - x_j) for rows i = first .. end-1. Sums differences,
   * because the plain product (excess_i + sum_j v_ij) x_i - sum_j v_ij x_j cancels where x hardly
   * changes along the entries of the row.
   *
   * @param X (Input) n x c
   * @param Y (Output) n x c, only these rows are written
   */
  void differenceRows(int first, int end, double[] excess, double[] X, double[] Y, int c) {
    int[] start = rowStart; // fields are not read again for each row
    int[] column = this.column;
    double[] value = this.value;
    for (int i = first; i < end; i++) {
      differenceRow(i, excess[i], column, value, start[i], start[i + 1], X, Y, c);
    }
  }

  private static void differenceRow(
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

  /** Throws unless rows are in order and each row has every column at most once; for tests. */
  public void checkStructure() {
    require(rowStart[0] == 0, "the first row starts at 0");
    for (int i = 0; i < size(); i++) {
      require(rowStart[i] <= rowStart[i + 1], "row " + i + " ends after its start");
      int[] row = Arrays.copyOfRange(column, rowStart[i], rowStart[i + 1]);
      Arrays.sort(row);
      for (int r = 0; r < row.length; r++) {
        require(row[r] >= 0 && row[r] < size(), "row " + i + " has columns 0.." + (size() - 1));
        require(r == 0 || row[r] != row[r - 1], "row " + i + " has every column once");
      }
    }
  }

  private static void require(boolean holds, String what) {
    if (!holds) {
      throw new IllegalStateException("the matrix is broken; this must hold: " + what);
    }
  }
}
