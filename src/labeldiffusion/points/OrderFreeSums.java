package labeldiffusion.points;

/**
 * A sum for each column that does not depend, to the last bit, on the order in which its terms are
 * added. Each term is cut into three parts on fixed grids that are so coarse that adding up the
 * parts on one grid never rounds (pre-rounding, Demmel and Nguyen 2013; Rump, Ogita and Oishi
 * 2008). What is left of a term after three parts is dropped; with n terms up to 2 it is below 2
 * (4n / 2^54)^3, less than 2^-100 for 100,000 terms.
 */
final class OrderFreeSums {
  private final double coarse;
  private final double medium;
  private final double fine;
  private final double[] high;
  private final double[] middle;
  private final double[] low;

  /** For at most {@code count} terms per column, each of absolute value at most 2. */
  OrderFreeSums(int columns, int count) {
    high = new double[columns];
    middle = new double[columns];
    low = new double[columns];
    // 2^e > 2 count: sums stay below 2^e, and are multiples of ulp(coarse) = 2^(e - 52)
    int e = Integer.SIZE - Integer.numberOfLeadingZeros(Math.max(1, count)) + 1;
    coarse = 1.5 * Math.scalb(1.0, e);
    medium = Math.scalb(coarse, e - 54); // parts are at most 2^(e - 53) = 2 * 2^(e - 54)
    fine = Math.scalb(medium, e - 54);
  }

  /** sum_a += x. */
  void add(int a, double x) {
    double part = x + coarse - coarse; // x rounded to the grid, exactly
    high[a] += part;
    double rest = x - part;
    part = rest + medium - medium;
    middle[a] += part;
    rest -= part;
    low[a] += rest + fine - fine;
  }

  /** sum_a. */
  double sum(int a) {
    return high[a] + (middle[a] + low[a]);
  }
}
