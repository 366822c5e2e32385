package labeldiffusion.sparse;

import labeldiffusion.parallel.Blocks;

/**
 * A X = B with c right-hand sides. The arrays are not copied: a solver sees what they hold when it
 * is asked to solve.
 *
 * @param B n x c, row by row
 */
public record LinearSystem(Laplacian A, double[] B, int c) {

  public LinearSystem {
    if (B.length != A.size() * c) {
      throw new IllegalArgumentException(
          "right-hand sides must be "
              + A.size()
              + " x "
              + c
              + " numbers, were "
              + B.length
              + " numbers");
    }
  }

  /** Blocks of rows for work that walks the entries of A. */
  Blocks blocks() {
    return A.V().blocks(2L * c);
  }

  /** R = B - A X for some rows; adds (B, B) of each column to s[at], s[at+1], ... */
  void residual(double[] X, double[] R, int from, int to, double[] s, int at) {
    A.applyRows(from, to, X, R, c);
    for (int i = from; i < to; i++) {
      for (int t = 0, x = i * c; t < c; t++, x++) {
        R[x] = B[x] - R[x];
        s[at + t] += B[x] * B[x];
      }
    }
  }
}
