package labeldiffusion.neighbours.exact;

import java.util.Arrays;
import labeldiffusion.parallel.Workers;
import labeldiffusion.points.DensePoints;
import labeldiffusion.points.Points;

/**
 * Points in leaves of {@link #WIDTH} that are close together in their leading coordinates, with
 * cheap lower bounds of distances: from a point to a whole leaf by the leaf's box, from a point to
 * all points of a leaf by the inner loop {@link LeafKernels#subtractProducts}. Leaves are made by
 * repeatedly halving the points along the coordinate in which they vary most. With few coordinates
 * this is a k-d tree, with many it gives blocks of similar rows.
 *
 * <p>The vectors y_i that are compared are the first coordinates of the {@link Projection}. If
 * these would let too many pairs through (because the spectrum does not fall off) y_i are all the
 * features. Features are converted again for each leaf: a second copy of the data in float would
 * take too much memory.
 *
 * <p>All bounds are half squares: g_ij = ||y_i - y_j||^2 / 2 = h_i + h_j - y_i y_j with h = ||y||^2
 * / 2. In float g is wrong by at most kappa (||f_i||^2 + ||f_j||^2), see {@link #kappa}. So using
 * h_i - kappa ||f_i||^2 in place of h_i turns g into a lower bound at no cost.
 */
final class Leaves {
  /**
   * Points in a leaf. At 128 / 256 / 512 the inner loop ran at 28 / 35 / 41 GF/s and boxes excluded
   * 31 / 27 / 23 % of the pairs.
   */
  static final int WIDTH = 256;

  /** Largest squared norm of a row in float: squares of sums stay finite. */
  static final double GREATEST = 0x1p100;

  /** More than all underflows of float add up to. */
  private static final double TINY = 0x1p-110;

  /** Coordinates of a box, among which a split chooses. More of them hardly exclude more pairs. */
  static final int BOX = 32;

  final DensePoints points;
  final Projection projection;

  /**
   * The row at each position. Leaf b is at positions start[b] .. start[b+1]-1. No leaf has rows of
   * both segments.
   */
  final int[] order;

  final int[] start;

  /** First leaf of the second segment. */
  final int firstAdded;

  /** The coordinates p by position. */
  final float[][] coordinates;

  /** kappa ||f||^2 by position. */
  private final float[] allowance;

  private final float[] leafAllowance;
  private final double kappa;
  private final float[][] low;
  private final float[][] high;

  /** Length of y. */
  private int length;

  /** Whether y is the features rather than the coordinates. */
  private boolean isFull;

  /** h of y minus the allowance, by leaf; infinite after the last point. */
  private float[][] half;

  private float[][][] panels;

  private Leaves(
      DensePoints points,
      Projection projection,
      float[][] p,
      double[] squaredNorm,
      int stored,
      Workers workers) {
    this.points = points;
    this.projection = projection;
    int n = points.size();
    order = new int[n];
    Arrays.setAll(order, i -> i);
    int[] oldLeaves = new LeafOrder(order, p, projection.coordinates()).arrange(0, stored, workers);
    int[] newLeaves = new LeafOrder(order, p, projection.coordinates()).arrange(stored, n, workers);
    firstAdded = oldLeaves.length;
    start = Arrays.copyOf(oldLeaves, oldLeaves.length + newLeaves.length + 1);
    System.arraycopy(newLeaves, 0, start, firstAdded, newLeaves.length);
    start[start.length - 1] = n;
    coordinates = new float[n][];
    allowance = new float[n];
    leafAllowance = new float[count()];
    low = new float[count()][];
    high = new float[count()][];
    kappa = kappa();
    workers.run(
        count(),
        b -> {
          for (int i = start[b]; i < start[b + 1]; i++) {
            coordinates[i] = p[order[i]];
            allowance[i] = allowance(squaredNorm[order[i]]);
            leafAllowance[b] = Math.max(leafAllowance[b], allowance[i]);
          }
          box(b);
        });
  }

  /**
   * Leaves of the first {@code stored} rows and separate ones of the others; null if projections do
   * not bound the distances or the numbers are too large or too small for the bounds.
   */
  static Leaves of(Points all, int stored, int directions, Workers workers) {
    Projection projection = Projection.of(all, directions, workers);
    if (projection == null) {
      return null;
    }
    DensePoints points = (DensePoints) all;
    int n = points.size();
    float[][] p = new float[n][];
    double[] squaredNorm = new double[n];
    workers.run(
        (n - 1) / WIDTH + 1,
        b -> projection.project(points, b * WIDTH, Math.min(n, (b + 1) * WIDTH), p, squaredNorm));
    for (double square : squaredNorm) {
      if (!(square < GREATEST)) {
        return null;
      }
    }
    return new Leaves(points, projection, p, squaredNorm, stored, workers);
  }

  int count() {
    return start.length - 1;
  }

  int size(int leaf) {
    return start[leaf + 1] - start[leaf];
  }

  /** Length of y. */
  int length() {
    return length;
  }

  boolean isFull() {
    return isFull;
  }

  /**
   * The largest rounding error of g, relative to ||f_i||^2 + ||f_j||^2. Every rounding to float
   * costs 2^-24 of the rounded value. The products of y are added in sums of four, length / 4 of
   * them in sequence; the squares of a box or of the remaining coordinates are added one by one; 32
   * more roundings cover the coordinates themselves, h, and the comparison. In double: d 2^-48 for
   * the projection and for the true distance, and the defect of Q.
   */
  double kappa() {
    int longest = Math.max(projection.features(), projection.coordinates());
    return 0x1p-24 * (longest / 4 + projection.coordinates() + 32)
        + 0x1p-48 * projection.features()
        + 2 * projection.defect();
  }

  static float up(double x) {
    return Math.nextUp((float) x);
  }

  private void box(int b) {
    low[b] = Arrays.copyOf(coordinates[start[b]], Math.min(BOX, projection.coordinates()));
    high[b] = low[b].clone();
    for (int i = start[b] + 1; i < start[b + 1]; i++) {
      float[] y = coordinates[i];
      for (int t = 0; t < low[b].length; t++) {
        low[b][t] = Math.min(low[b][t], y[t]);
        high[b][t] = Math.max(high[b][t], y[t]);
      }
    }
  }

  /** Lower bound of g between any point of leaf b and any of leaf c. */
  float between(int b, int c) {
    float sum = 0;
    for (int t = 0; t < low[b].length; t++) {
      float gap = Math.max(0, Math.max(low[b][t] - high[c][t], low[c][t] - high[b][t]));
      sum += gap * gap;
    }
    return sum / 2 - leafAllowance[b] - leafAllowance[c];
  }

  /**
   * Lower bound of g between a point y with this allowance and any point of leaf b. Stops once the
   * bound exceeds {@code enough}.
   */
  float between(float[] y, float ownAllowance, int b, float enough) {
    float[] least = low[b];
    float[] most = high[b];
    float allowed = ownAllowance + leafAllowance[b];
    float sum = 0;
    for (int t = 0; t < least.length; t += 4) {
      for (int s = t; s < t + 4; s++) {
        float gap = Math.max(0, Math.max(least[s] - y[s], y[s] - most[s]));
        sum += gap * gap;
      }
      if (sum / 2 - allowed > enough) {
        break;
      }
    }
    return sum / 2 - allowed;
  }

  /** The least coordinate t in a leaf. */
  float low(int leaf, int t) {
    return low[leaf][t];
  }

  /** The largest coordinate t in a leaf. */
  float high(int leaf, int t) {
    return high[leaf][t];
  }

  float allowance(int position) {
    return allowance[position];
  }

  float allowance(double squaredNorm) {
    return up(kappa * squaredNorm + TINY);
  }

  /** The largest allowance in a leaf. */
  float leafAllowance(int leaf) {
    return leafAllowance[leaf];
  }

  /** Chooses y for searches of k neighbours: the coordinates or features that pay. */
  void choose(int k, Workers workers) {
    int chosen = new LengthChoice(this, k).length(workers);
    isFull = chosen == 0;
    length = isFull ? (projection.features() + 3) / 4 * 4 : chosen;
    fill(workers);
  }

  /** Half a squared distance, rounded up, in the unit of g. */
  float half(double squaredDistance) {
    return up(squaredDistance * projection.unit() * projection.unit() / 2);
  }

  /** The squared distance that belongs to g, rounded up. */
  double squared(float g) {
    return 2 * g / projection.unit() / projection.unit() * (1 + 1e-12);
  }

  private void fill(Workers workers) {
    boolean full = isFull;
    half = new float[count()][WIDTH];
    panels = full ? null : new float[count()][length][WIDTH];
    workers.run(
        count(),
        b -> {
          Arrays.fill(half[b], size(b), WIDTH, Float.POSITIVE_INFINITY);
          float[][] rows = full ? rows(b, new float[WIDTH][length]) : null;
          for (int i = start[b]; i < start[b + 1]; i++) {
            float[] y = full ? rows[i - start[b]] : coordinates[i];
            half[b][i - start[b]] = half(y, allowance[i]);
            for (int t = 0; t < length && !full; t++) {
              panels[b][t][i - start[b]] = y[t];
            }
          }
        });
  }

  /**
   * Whether the coordinates after y raise the bound g of a pair above {@code most}. p may belong to
   * a new point.
   */
  boolean isBeyond(float[] p, int j, float g, float most) {
    float[] q = coordinates[j];
    float sum = g;
    for (int t = isFull ? q.length : length; t < q.length && sum <= most; t += 4) {
      sum += LeafKernels.halfSquare(p, q, t, t + 4);
    }
    return sum > most;
  }

  /**
   * Whether the numbers of row i of others alone are farther from those of row j of the points than
   * {@code most}, as squared distances.
   */
  boolean isBeyond(DensePoints others, int i, int j, double most) {
    return LeafKernels.isBeyond(others.numbers(i), points.numbers(j), most);
  }

  /** h of y minus the allowance, rounded down. */
  float half(float[] y, float allowed) {
    double sum = 0;
    for (int t = 0; t < length; t++) {
      sum += (double) y[t] * y[t];
    }
    return -up(allowed - sum / 2);
  }

  /** h of the points of a leaf minus their allowance. */
  float[] half(int leaf) {
    return half[leaf];
  }

  /** y of the points of a leaf by row; features are written into {@code space}. */
  float[][] rows(int leaf, float[][] space) {
    if (!isFull) {
      return Arrays.copyOfRange(coordinates, start[leaf], start[leaf + 1]);
    }
    double[] f = new double[projection.features()];
    for (int i = start[leaf]; i < start[leaf + 1]; i++) {
      projection.features(points, order[i], f);
      float[] y = space[i - start[leaf]];
      for (int a = 0; a < f.length; a++) {
        y[a] = (float) f[a];
      }
    }
    return space;
  }

  /** y of the points of a leaf by coordinate: [t] has y_t of every point. */
  float[][] panel(int leaf, float[][] space) {
    if (!isFull) {
      return panels[leaf];
    }
    double[] f = new double[projection.features()];
    for (int i = start[leaf]; i < start[leaf + 1]; i++) {
      projection.features(points, order[i], f);
      for (int a = 0; a < f.length; a++) {
        space[a][i - start[leaf]] = (float) f[a];
      }
    }
    return space;
  }
}
