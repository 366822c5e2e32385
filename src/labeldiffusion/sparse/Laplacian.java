package labeldiffusion.sparse;

import java.util.Arrays;

/**
 * The operator A = diag(excess + V1) - V: the graph Laplacian of V with an excess on its diagonal.
 * V has no diagonal. The excess is kept apart from the row sums of V, so that nothing of it is lost
 * to rounding where it is small. A is symmetric if V is.
 *
 * @param excess what the diagonal of A has beyond the row sum of V, for each row
 */
public record Laplacian(SparseMatrix V, double[] excess) {

  public Laplacian {
    if (excess.length != V.size()) {
      throw new IllegalArgumentException(
          "the diagonal must have one number per row, had " + excess.length + " for " + V.size());
    }
  }

  /** diag(V1) - V. */
  public static Laplacian of(SparseMatrix V) {
    return new Laplacian(V, new double[V.size()]);
  }

  /**
   * (1 + damping) diag(V1) - V. An empty row gets 1 on its diagonal, so that A is positive
   * definite.
   */
  public static Laplacian damped(SparseMatrix V, double damping) {
    double[] excess = V.rowSums();
    for (int i = 0; i < excess.length; i++) {
      excess[i] = excess[i] > 0 ? damping * excess[i] : 1;
    }
    return new Laplacian(V, excess);
  }

  /** I - V. */
  public static Laplacian identityMinus(SparseMatrix V) {
    double[] excess = new double[V.size()];
    Arrays.fill(excess, 1);
    for (int i = 0; i < excess.length; i++) {
      for (int p = V.rowStart()[i]; p < V.rowStart()[i + 1]; p++) {
        excess[i] -= V.value()[p];
      }
    }
    return new Laplacian(V, excess);
  }

  /** I + diag(V1) - V. */
  public static Laplacian identityPlus(SparseMatrix V) {
    double[] ones = new double[V.size()];
    Arrays.fill(ones, 1);
    return new Laplacian(V, ones);
  }

  /** Number of rows n. */
  public int size() {
    return excess.length;
  }

  /** The diagonal of A; 1 for an empty row, so that it can be divided by. */
  public double[] diagonal() {
    double[] a = excess.clone();
    for (int i = 0; i < a.length; i++) {
      for (int p = V.rowStart()[i]; p < V.rowStart()[i + 1]; p++) {
        a[i] += V.value()[p];
      }
      a[i] = a[i] == 0 ? 1 : a[i];
    }
    return a;
  }

  /** Rows from .. to-1 of Y = A X, both n x c. */
  public void applyRows(int from, int to, double[] X, double[] Y, int c) {
    V.differenceRows(from, to, excess, X, Y, c);
  }
}
