package labeldiffusion.sparse;

/**
 * The solution of a linear system, and how the iteration ended.
 *
 * @param X n x c, row by row
 * @param residual largest ||b - A x|| / ||b|| of a column
 */
public record Solution(double[] X, int iterations, double residual, boolean converged) {

  /** Sets to 0 what the solver has left below 0 although the exact solution is not negative. */
  public Solution clip() {
    for (int x = 0; x < X.length; x++) {
      X[x] = Math.max(0, X[x]);
    }
    return this;
  }

  /** sqrt(rr / bb) of the worst column; a column with b = 0 is solved by x = 0. */
  static double worst(double[] rr, int from, double[] bb) {
    double largest = 0;
    for (int t = 0; t < bb.length; t++) {
      double r = rr[from + t];
      if (r != 0) { // NaN is worse than any number
        largest = Math.max(largest, bb[t] > 0 ? Math.sqrt(r / bb[t]) : Double.POSITIVE_INFINITY);
      }
    }
    return largest;
  }
}
