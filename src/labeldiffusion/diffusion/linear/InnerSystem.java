package labeldiffusion.diffusion.linear;

import java.util.Arrays;
import labeldiffusion.labels.Labels;
import labeldiffusion.sparse.Laplacian;
import labeldiffusion.sparse.LinearSystem;
import labeldiffusion.sparse.SparseMatrix;

/**
 * The harmonic function on some nodes, given the scores of all others: L_oo F_o = W_of F_f with o
 * the open nodes and f the fixed ones.
 *
 * @param open the open nodes, ascending
 * @param system for the rows of the open nodes alone
 */
record InnerSystem(int[] open, LinearSystem system) {
  private static final int FIXED = -1;

  static InnerSystem of(SparseMatrix W, int[] open, double[] F, int c) {
    int[] place = new int[W.size()];
    Arrays.fill(place, FIXED);
    int[] rowStart = new int[open.length + 1];
    for (int o = 0; o < open.length; o++) {
      place[open[o]] = o;
    }
    for (int o = 0; o < open.length; o++) {
      rowStart[o + 1] = rowStart[o];
      for (int p = W.rowStart()[open[o]]; p < W.rowStart()[open[o] + 1]; p++) {
        rowStart[o + 1] += place[W.column()[p]] == FIXED ? 0 : 1;
      }
    }
    int[] column = new int[rowStart[open.length]];
    double[] value = new double[column.length];
    double[] excess = new double[open.length]; // on the diagonal beyond the row sums of W_oo
    double[] B = new double[Labels.length(open.length, c)];
    int next = 0;
    for (int o = 0; o < open.length; o++) {
      for (int p = W.rowStart()[open[o]]; p < W.rowStart()[open[o] + 1]; p++) {
        int j = W.column()[p];
        double w = W.value()[p];
        if (place[j] != FIXED) {
          column[next] = place[j];
          value[next++] = w;
          continue;
        }
        excess[o] += w;
        for (int t = 0; t < c; t++) {
          B[o * c + t] += w * F[j * c + t];
        }
      }
    }
    SparseMatrix V = new SparseMatrix(rowStart, column, value);
    return new InnerSystem(open, new LinearSystem(new Laplacian(V, excess), B, c));
  }

  /** The rows of the open nodes in F (n x c). */
  double[] start(double[] F) {
    int c = system.c();
    double[] X = new double[open.length * c];
    for (int o = 0; o < open.length; o++) {
      System.arraycopy(F, open[o] * c, X, o * c, c);
    }
    return X;
  }

  /** Writes the rows of the open nodes into F. */
  void store(double[] X, double[] F) {
    int c = system.c();
    for (int o = 0; o < open.length; o++) {
      System.arraycopy(X, o * c, F, open[o] * c, c);
    }
  }
}
