package labeldiffusion.spark.search;

/**
 * A few rows, transposed, so that the distances from one row to all of them come from loops along
 * memory, which the JIT vectorises. Squares are added in the order of the columns, so distances
 * have the bits of the engine's.
 */
final class Panel {
  private final double[][] coordinate;
  private final double[] squared;

  Panel(int d, int capacity) {
    coordinate = new double[d][capacity];
    squared = new double[capacity];
  }

  /** Puts the row that starts at position {@code from} at place q. */
  void set(int q, double[] x, int from) {
    for (int a = 0; a < coordinate.length; a++) {
      coordinate[a][q] = x[from + a];
    }
  }

  /** ||x - y_q||^2 for the rows 0..count-1 of the panel, at [q]. Valid until the next call. */
  double[] distances(double[] x, int from, int count) {
    double[] sum = squared;
    for (int q = 0; q < count; q++) {
      sum[q] = 0;
    }
    int d = coordinate.length;
    int a = 0;
    for (; a + 3 < d; a += 4) {
      addSquares(x, from + a, a, count);
    }
    for (; a < d; a++) {
      addSquares(x[from + a], coordinate[a], sum, count);
    }
    return sum;
  }

  /** sum_q += (x_a - y_qa)^2, four columns at a time but added one after the other. */
  private void addSquares(double[] x, int from, int a, int count) {
    double x0 = x[from];
    double x1 = x[from + 1];
    double x2 = x[from + 2];
    double x3 = x[from + 3];
    double[] y0 = coordinate[a];
    double[] y1 = coordinate[a + 1];
    double[] y2 = coordinate[a + 2];
    double[] y3 = coordinate[a + 3];
    double[] sum = squared;
    for (int q = 0; q < count; q++) {
      double d0 = x0 - y0[q];
      double d1 = x1 - y1[q];
      double d2 = x2 - y2[q];
      double d3 = x3 - y3[q];
      sum[q] = sum[q] + d0 * d0 + d1 * d1 + d2 * d2 + d3 * d3;
    }
  }

  private static void addSquares(double x, double[] y, double[] sum, int count) {
    for (int q = 0; q < count; q++) {
      double difference = x - y[q];
      sum[q] += difference * difference;
    }
  }
}
