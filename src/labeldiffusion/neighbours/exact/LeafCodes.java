package labeldiffusion.neighbours.exact;

import java.util.Arrays;
import labeldiffusion.parallel.Workers;

/**
 * The coordinates of all points in eight bits: a quarter of the memory that floats take. A single
 * row is compared with nearly all points and waits for memory more than for arithmetic.
 *
 * <p>Coordinate q_t of a point is moved into low_t .. low_t + 255 step_t, which makes no distance
 * longer, and stored as the nearest x_t = 0 .. 255. The steps are u sqrt(w_t) with integers w_t. If
 * y is a new row in the same units,
 *
 * <pre>  S = sum_t w_t (x_t - y_t)^2 = sum_t w_t x_t^2 - sum_t z_t x_t + sum_t z_t^2 / (4 w_t)
 * </pre>
 *
 * <p>with z_t = 2 w_t y_t, rounded to an integer. The first two sums are exact in int. By the
 * triangle inequality the distance of the two is at least u sqrt(S), less what both were moved by
 * rounding.
 *
 * <p>Sums grow in stages of 16 coordinates. The first ones are computed for all points of a leaf at
 * once, whose codes lie side by side. Few points get further; the other codes of a point lie one
 * after the other.
 */
final class LeafCodes {
  /** Coordinates of a stage, but for the last one. */
  private static final int STAGE = 16;

  /**
   * Stages that are computed for a whole leaf. After them, 180 of 63,000 digits are left in 23 of
   * 247 leaves.
   */
  private static final int SHARED = 5;

  /** Half the width of the range in standard deviations. */
  private static final double RANGE = 3;

  private static final int LARGEST = 255;

  /** The weight of the widest coordinate: with 192 coordinates all sums stay below 2^30. */
  private static final int GREATEST_WEIGHT = 64;

  /** More than any S. */
  private static final double ENOUGH = (1 << 30) - 1;

  private final int length;

  /** Coordinates of the stages that are computed for a whole leaf. */
  private final int shared;

  private final double[] low;
  private final double[] step;
  private final int[] weight;
  private final double unit;

  /** The shared stages by leaf, every four coordinates, and point; four codes to an int. */
  private final int[][][] codes;

  /** The sum of w_t x_t^2 by leaf, shared stage and point; beyond all limits for no point. */
  private final int[][][] squares;

  /** The other coordinates by leaf and point. */
  private final byte[][] others;

  /** By how much rounding moves a point of the leaf at most. */
  private final double[] moved;

  LeafCodes(Leaves leaves, Workers workers) {
    length = leaves.projection.coordinates();
    shared = Math.min(length, SHARED * STAGE);
    low = new double[length];
    step = new double[length];
    weight = new int[length];
    double[] deviation = new double[length];
    double[] mean = meanAndDeviation(leaves.coordinates, deviation);
    double widest = Arrays.stream(deviation).max().orElse(0);
    unit = Math.max(2 * RANGE * widest / LARGEST / Math.sqrt(GREATEST_WEIGHT), Double.MIN_NORMAL);
    for (int t = 0; t < length; t++) {
      double ratio = 2 * RANGE * deviation[t] / LARGEST / unit;
      weight[t] = (int) Math.max(1, Math.min(GREATEST_WEIGHT, Math.ceil(ratio * ratio)));
      step[t] = unit * Math.sqrt(weight[t]);
      low[t] = mean[t] - LARGEST / 2.0 * step[t];
    }
    codes = new int[leaves.count()][shared / 4][Leaves.WIDTH];
    squares = new int[leaves.count()][sharedStages()][Leaves.WIDTH];
    others = new byte[leaves.count()][];
    moved = new double[leaves.count()];
    workers.run(leaves.count(), b -> fill(leaves, b));
  }

  private static double[] meanAndDeviation(float[][] rows, double[] deviation) {
    double[] mean = new double[deviation.length];
    for (float[] row : rows) {
      for (int t = 0; t < mean.length; t++) {
        mean[t] += row[t];
        deviation[t] += (double) row[t] * row[t];
      }
    }
    for (int t = 0; t < mean.length; t++) {
      mean[t] /= rows.length;
      deviation[t] = Math.sqrt(Math.max(0, deviation[t] / rows.length - mean[t] * mean[t]));
    }
    return mean;
  }

  private void fill(Leaves leaves, int b) {
    int size = leaves.size(b);
    others[b] = new byte[size * (length - shared)];
    for (int c = 0; c < size; c++) {
      float[] q = leaves.coordinates[leaves.start[b] + c];
      double squaredMove = 0;
      for (int t = 0; t < length; t++) {
        double exact = inRange(q[t], t);
        int x = (int) Math.rint(exact);
        squaredMove += square((exact - x) * step[t]);
        if (t < shared) {
          codes[b][t / 4][c] |= x << 8 * (t % 4);
          squares[b][t / STAGE][c] += weight[t] * x * x;
        } else {
          others[b][c * (length - shared) + t - shared] = (byte) x;
        }
      }
      moved[b] = Math.max(moved[b], Math.sqrt(squaredMove));
    }
    Arrays.fill(squares[b][0], size, Leaves.WIDTH, 1 << 30);
  }

  private double inRange(float q, int t) {
    return Math.max(0, Math.min(LARGEST, (q - low[t]) / step[t]));
  }

  private static double square(double x) {
    return x * x;
  }

  /** How many stages are computed for a whole leaf. */
  int sharedStages() {
    return (shared + STAGE - 1) / STAGE;
  }

  /** A new row with these coordinates. */
  Row row(float[] p) {
    return new Row(p);
  }

  /** A new row, prepared for comparisons with all leaves. */
  final class Row {
    private final int[] z = new int[length];

    /** The sum of z_t^2 / (4 w_t) up to the end of each stage. */
    private final double[] square = new double[(length + STAGE - 1) / STAGE];

    private final double movedBy;

    private Row(float[] p) {
      double squaredMove = 0;
      double sum = 0;
      for (int t = 0; t < length; t++) {
        double exact = inRange(p[t], t);
        z[t] = (int) Math.rint(2 * weight[t] * exact);
        double y = z[t] / (2.0 * weight[t]);
        squaredMove += square((exact - y) * step[t]);
        sum += weight[t] * y * y;
        square[t / STAGE] = sum;
      }
      movedBy = Math.sqrt(squaredMove);
    }

    /**
     * Adds the terms of a shared stage to S of every point of a leaf, but for the last sum. The
     * first stage overwrites what was there.
     */
    void addStage(int b, int stage, int[] sums) {
      if (stage == 0) {
        System.arraycopy(squares[b][0], 0, sums, 0, sums.length);
      } else {
        LeafKernels.add(squares[b][stage], sums);
      }
      for (int t = stage * STAGE; t < Math.min(shared, (stage + 1) * STAGE); t += 4) {
        LeafKernels.subtractBytes(z[t], z[t + 1], z[t + 2], z[t + 3], codes[b][t / 4], sums);
      }
    }

    /**
     * S of point c of leaf b over all coordinates; infinite if it exceeds {@code most} in any
     * stage.
     *
     * @param sum what the shared stages have added up to
     */
    double total(int b, int c, int sum, double most) {
      byte[] x = others[b];
      int start = c * (length - shared) - shared;
      int s = sharedStages() - 1;
      int all = sum;
      for (int t = shared; t < length && all + square[s] <= most; s++) {
        for (int end = Math.min(length, t + STAGE); t < end; t++) {
          int code = x[start + t] & 255;
          all += code * (weight[t] * code - z[t]);
        }
      }
      return all + square[s] <= most ? all + square[s] : Double.POSITIVE_INFINITY;
    }

    /** What S of a point of leaf b may be if half its squared distance is at most {@code g}. */
    double most(int b, float g) {
      double distance = (Math.sqrt(2.0 * g) + moved[b] + movedBy) / unit;
      return Math.min(ENOUGH, distance * distance * (1 + 1e-9) + 1);
    }

    /** What the sums of a shared stage may be if S may be {@code most}. */
    int largestSum(int stage, double most) {
      return (int) Math.ceil(most - square[stage]);
    }
  }
}
