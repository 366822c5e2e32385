package labeldiffusion.sparse;

/**
 * How an iterative solve ended.
 *
 * @param residual largest ||b - A x|| / ||b|| of a column
 */
public record Solution(int iterations, double residual, boolean converged) {

  /** sqrt(rr / bb) of the worst column; a column with b = 0 counts as solved by x = 0. */
  static double worst(double[] rr, double[] bb, int c) {
    double largest = 0;
    for (int t = 0; t < c; t++) {
      if (rr[t] != 0) { // NaN is worse than any number
        largest =
            Math.max(largest, bb[t] > 0 ? Math.sqrt(rr[t] / bb[t]) : Double.POSITIVE_INFINITY);
      }
    }
    return largest;
  }
}
