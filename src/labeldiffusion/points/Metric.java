package labeldiffusion.points;

/**
 * How far apart two points are. A metric is declared here and nowhere else: what it does to a row
 * after scaling, the distance of two prepared rows, and what a search may assume of that distance.
 * Numbers and nominal codes are given separately; codes only match or differ.
 */
public enum Metric {
  /** The square root of the sum of squared differences. */
  EUCLIDEAN(Bound.EQUAL),

  /**
   * Euclidean between rows scaled to length 1, so that only directions count: ||x - y||^2 = 2 - 2
   * cos(x, y).
   */
  COSINE(Bound.EQUAL) {
    @Override
    void finish(double[] numbers, int count) {
      scaleToUnitLength(numbers, count);
    }

    @Override
    boolean dependsOnOrigin() {
      return true;
    }
  },

  /** The sum of absolute differences. */
  MANHATTAN(Bound.AT_LEAST) {
    @Override
    double squaredDistance(double[] x, double[] y, int[] u, int[] v) {
      double sum = 0;
      for (int a = 0; a < x.length; a++) {
        sum += Math.abs(x[a] - y[a]);
      }
      sum = addMismatches(sum, u, v);
      return sum * sum;
    }
  };

  /** How a distance compares with the Euclidean distance of the same prepared rows. */
  public enum Bound {
    /** It is the Euclidean distance: every search will do, that of sparse rows too. */
    EQUAL,
    /** It is never shorter, so that projections give lower bounds of it. */
    AT_LEAST,
    /** Neither holds: only comparing all pairs finds the nearest points. */
    NONE
  }

  private final Bound bound;

  Metric(Bound bound) {
    this.bound = bound;
  }

  /** What a search may assume of the distance. */
  public Bound bound() {
    return bound;
  }

  /** Changes the first {@code count} entries of a row, which are scaled numbers, in place. */
  void finish(double[] numbers, int count) {}

  /**
   * Whether {@link #finish} depends on where 0 is. If not, shifting all rows by the same amounts
   * changes no distance.
   */
  boolean dependsOnOrigin() {
    return false;
  }

  /**
   * The squared distance of two prepared rows with numbers x and y and codes u and v. It must have
   * the same bits in both directions. A mismatch of codes counts 1.
   */
  double squaredDistance(double[] x, double[] y, int[] u, int[] v) {
    double sum = 0;
    for (int a = 0; a < x.length; a++) {
      double difference = x[a] - y[a];
      sum += difference * difference;
    }
    return addMismatches(sum, u, v);
  }

  private static double addMismatches(double start, int[] u, int[] v) {
    double sum = start;
    for (int a = 0; a < u.length; a++) {
      if (u[a] != v[a]) {
        sum += 1;
      }
    }
    return sum;
  }

  /** x / ||x||. A row of zeros has no direction and stays as it is. */
  private static void scaleToUnitLength(double[] row, int count) {
    double largest = 0;
    for (int a = 0; a < count; a++) {
      largest = Math.max(largest, Math.abs(row[a]));
    }
    double sum = 0;
    for (int a = 0; a < count && largest > 0; a++) {
      row[a] /= largest; // so that no square overflows
      sum += row[a] * row[a];
    }
    for (int a = 0; a < count && largest > 0; a++) {
      row[a] /= Math.sqrt(sum);
    }
  }
}
