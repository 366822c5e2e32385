package labeldiffusion.neighbours.approximate;

import labeldiffusion.neighbours.exact.Projection;
import labeldiffusion.parallel.Blocks;
import labeldiffusion.parallel.Workers;
import labeldiffusion.points.DensePoints;

/**
 * n rows of floats in one array, and their distances ||x_i - x_j||^2 in single precision, which
 * have the same bits in either direction and on any thread. The width is a multiple of 4, padded
 * with zeros.
 */
public final class FloatRows {
  private static final int BLOCK = 256;

  final int n;
  final int width;

  /** The distance in the original points that corresponds to 1 between these rows. */
  final double unit;

  final float[] value;

  FloatRows(int n, int leastWidth, double unit) {
    this.n = n;
    this.unit = unit;
    width = (leastWidth + 3) / 4 * 4;
    if ((long) n * width > Integer.MAX_VALUE - 8) {
      throw new IllegalArgumentException(
          "rows times columns of the approximate search must be below 2^31, were "
              + n
              + " * "
              + width);
    }
    value = new float[n * width];
  }

  private FloatRows(float[] value, int width, double unit) {
    n = value.length / width;
    this.width = width;
    this.unit = unit;
    this.value = value;
  }

  /**
   * Rows that are given as an array, which is not copied.
   *
   * @param width a multiple of 4
   */
  public static FloatRows over(float[] value, int width) {
    return new FloatRows(value, width, 1);
  }

  /** The coordinates of the points in a projection, which makes no distance longer. */
  public static FloatRows of(DensePoints points, Projection projection, Workers workers) {
    int n = points.size();
    FloatRows rows = new FloatRows(n, projection.coordinates(), 1 / projection.unit());
    float[][] p = new float[n][];
    double[] ignored = new double[n];
    workers.run(
        (n - 1) / BLOCK + 1,
        b -> {
          int from = b * BLOCK;
          int to = Math.min(n, from + BLOCK);
          projection.project(points, from, to, p, ignored);
          for (int i = from; i < to; i++) {
            System.arraycopy(p[i], 0, rows.value, i * rows.width, p[i].length);
            p[i] = null;
          }
        });
    return rows;
  }

  /** All rows, one after the other. */
  public float[] values() {
    return value;
  }

  /** These rows in another order: row r of the result is row order[r] of this. */
  FloatRows inOrder(int[] order, Workers workers) {
    FloatRows result = new FloatRows(n, width, unit);
    workers.run(
        Blocks.ofRows(n, width),
        (from, to) -> {
          for (int r = from; r < to; r++) {
            System.arraycopy(value, order[r] * width, result.value, r * width, width);
          }
        });
    return result;
  }

  /**
   * A few rows, transposed. The distances from one row to all of them come from loops along memory,
   * which the JIT vectorises: four to five times as fast as one pair at a time.
   */
  public static final class Panel {
    private final float[][] coordinate;
    private final float[] squared;

    public Panel(int width, int capacity) {
      coordinate = new float[width][capacity];
      squared = new float[capacity];
    }

    /** Puts row i at place q. */
    public void set(int q, FloatRows rows, int i) {
      for (int a = 0; a < rows.width; a++) {
        coordinate[a][q] = rows.value[i * rows.width + a];
      }
    }

    /** ||x_i - y_q||^2 for the rows 0..count-1 of the panel, at [q]. Valid until the next call. */
    public float[] distances(FloatRows rows, int i, int count) {
      float[] sum = squared;
      for (int q = 0; q < count; q++) {
        sum[q] = 0;
      }
      int x = i * rows.width;
      for (int a = 0; a < rows.width; a += 4) {
        addSquares(rows.value, x + a, coordinate, a, sum, count);
      }
      return sum;
    }

    /** sum_q += (x_a - y_qa)^2 + ... + (x_a+3 - y_qa+3)^2. */
    private static void addSquares(
        float[] value, int x, float[][] y, int a, float[] sum, int count) {
      float x0 = value[x];
      float x1 = value[x + 1];
      float x2 = value[x + 2];
      float x3 = value[x + 3];
      float[] y0 = y[a];
      float[] y1 = y[a + 1];
      float[] y2 = y[a + 2];
      float[] y3 = y[a + 3];
      for (int q = 0; q < count; q++) {
        float d0 = x0 - y0[q];
        float d1 = x1 - y1[q];
        float d2 = x2 - y2[q];
        float d3 = x3 - y3[q];
        sum[q] += d0 * d0 + d1 * d1 + d2 * d2 + d3 * d3;
      }
    }
  }
}
