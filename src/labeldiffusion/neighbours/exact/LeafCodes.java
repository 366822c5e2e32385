package labeldiffusion.neighbours.exact;

import java.util.Arrays;
import labeldiffusion.parallel.Workers;

/**
 * The coordinates of all points in eight bits, four to an int: a quarter of the memory that floats
 * take. A single row is compared with nearly all points and waits for memory more than for
 * arithmetic.
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
 */
final class LeafCodes {
  /** Where the stages of a comparison end; the last one ends with the coordinates. */
  private static final int[] ENDS = {16, 32, 48, 64, 96};

  /** Half the width of the range in standard deviations. */
  private static final double RANGE = 3;

  private static final int LARGEST = 255;

  /** The weight of the widest coordinate: with 128 coordinates all sums stay below 2^30. */
  private static final int GREATEST_WEIGHT = 64;

  /** More than any S. */
  private static final double ENOUGH = 1 << 29;

  private final int length;
  private final int[] stageEnd;
  private final double[] low;
  private final double[] step;
  private final int[] weight;
  private final double unit;

  /** By leaf, every four coordinates, and point. */
  private final int[][][] codes;

  /** The sum of w_t x_t^2 by leaf, stage and point; of no points, so large that they are far. */
  private final int[][][] squares;

  /** By how much rounding moves a point of the leaf at most. */
  private final double[] moved;

  LeafCodes(Leaves leaves, Workers workers) {
    length = leaves.projection.coordinates();
    stageEnd = stageEnds(length);
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
    codes = new int[leaves.count()][length / 4][Leaves.WIDTH];
    squares = new int[leaves.count()][stageEnd.length][Leaves.WIDTH];
    moved = new double[leaves.count()];
    workers.run(leaves.count(), b -> fill(leaves, b));
  }

  private static int[] stageEnds(int length) {
    int[] ends = Arrays.copyOf(ENDS, ENDS.length + 1);
    ends[ENDS.length] = length;
    return Arrays.stream(ends).filter(end -> end <= length).distinct().toArray();
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
    for (int c = 0; c < size; c++) {
      float[] q = leaves.coordinates[leaves.start[b] + c];
      double squaredMove = 0;
      for (int s = 0, t = 0; t < length; t++) {
        s += t == stageEnd[s] ? 1 : 0;
        double exact = inRange(q[t], t);
        int x = (int) Math.rint(exact);
        squaredMove += square((exact - x) * step[t]);
        codes[b][t / 4][c] |= x << 8 * (t % 4);
        squares[b][s][c] += weight[t] * x * x;
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

  int stages() {
    return stageEnd.length;
  }

  /** A new row with these coordinates. */
  Row row(float[] p) {
    return new Row(p);
  }

  /** A new row, prepared for comparisons with all leaves. */
  final class Row {
    private final int[] z = new int[length];

    /** The sum of z_t^2 / (4 w_t) up to the end of each stage. */
    private final double[] square = new double[stageEnd.length];

    private final double movedBy;

    private Row(float[] p) {
      double squaredMove = 0;
      double sum = 0;
      for (int s = 0, t = 0; t < length; t++) {
        s += t == stageEnd[s] ? 1 : 0;
        double exact = inRange(p[t], t);
        z[t] = (int) Math.rint(2 * weight[t] * exact);
        double y = z[t] / (2.0 * weight[t]);
        squaredMove += square((exact - y) * step[t]);
        sum += weight[t] * y * y;
        square[s] = sum;
      }
      movedBy = Math.sqrt(squaredMove);
    }

    /** Adds the terms of a stage to S of every point of a leaf, but for the last sum of S. */
    void addStage(int b, int stage, int[] sums) {
      LeafKernels.add(squares[b][stage], sums);
      for (int t = stage == 0 ? 0 : stageEnd[stage - 1]; t < stageEnd[stage]; t += 4) {
        int[] words = codes[b][t / 4];
        LeafKernels.subtractLower(z[t], z[t + 1], words, sums);
        LeafKernels.subtractUpper(z[t + 2], z[t + 3], words, sums);
      }
    }

    /**
     * What the sum of a point of leaf b may be at the end of a stage if half its squared distance
     * from the row is at most {@code g}.
     */
    int largestSum(int b, int stage, float g) {
      double distance = (Math.sqrt(2.0 * g) + moved[b] + movedBy) / unit;
      double most = Math.min(ENOUGH, distance * distance * (1 + 1e-9));
      return (int) Math.ceil(most - square[stage]) + 1;
    }
  }
}
