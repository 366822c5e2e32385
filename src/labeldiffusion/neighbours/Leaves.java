package labeldiffusion.neighbours;

import java.util.Arrays;
import labeldiffusion.parallel.Workers;
import labeldiffusion.points.DensePoints;

/**
 * Points in leaves of {@link #WIDTH}, close together in their leading coordinates, with lower
 * bounds of distances that cost little: of a point to a whole leaf by the leaf's box, of a point to
 * all the points of a leaf by the inner loop {@link #subtractProducts}. A leaf is what is left of
 * halving the points, again and again, along the coordinate in which they vary most: a k-d tree
 * where there are few coordinates, blocks of similar rows where there are many.
 *
 * <p>The y_i compared are the first coordinates of the {@link Projection}; where that would let too
 * many pairs through (its spectrum does not fall off) they are all the features, which are
 * converted anew for each leaf, for a second copy of the data in float would double its memory.
 *
 * <p>Half squares throughout: g_ij = ||y_i - y_j||^2 / 2 = h_i + h_j - y_i y_j with h = ||y||^2 /
 * 2. In float g is wrong by at most kappa (||f_i||^2 + ||f_j||^2), see {@link #kappa}; so h_i -
 * kappa ||f_i||^2 in place of h_i makes it a bound at no cost.
 */
final class Leaves {
  /**
   * Points in a leaf. At 128 / 256 / 512 the inner loop ran at 28 / 35 / 41 GF/s; boxes skip 31 /
   * 27 / 23 %.
   */
  static final int WIDTH = 256;

  /** Longest squared norm in float: squares of sums stay finite. */
  static final double GREATEST = 0x1p100;

  /** More than all the underflows of float together. */
  private static final double TINY = 0x1p-110;

  /** Coordinates of a box, among which a split chooses; more hardly exclude more. */
  static final int BOX = 32;

  final DensePoints points;
  final Projection projection;

  /**
   * Row at a position; leaf b is at positions start[b] .. start[b+1]-1, and no leaf has rows of two
   * segments.
   */
  final int[] order;

  final int[] start;

  /** First leaf of the second segment. */
  final int firstAdded;

  /** p by position. */
  final float[][] coordinates;

  /** kappa ||f||^2 by position. */
  private final float[] allowance;

  private final float[] leafAllowance;
  private final double kappa;
  private final float[][] low;
  private final float[][] high;

  /** Length of y; and whether it is features rather than coordinates. */
  private int length;

  private boolean isFull;

  /** h of y, less the allowance, by leaf; infinite behind the last point. */
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
   * Leaves of the first {@code stored} rows and, apart from them, of the others; null if the
   * numbers are too large or too small for the bounds.
   */
  static Leaves of(DensePoints points, int stored, int directions, Workers workers) {
    Projection projection = Projection.of(points, directions, workers);
    if (projection == null) {
      return null;
    }
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
   * What rounding can do to g, relative to ||f_i||^2 + ||f_j||^2. Every rounding to float costs
   * 2^-24 of what is rounded: the products of y come in sums of four, length / 4 of them one after
   * the other; the squares of a box or of the remaining coordinates singly; 32 more for the
   * coordinates themselves, h, and comparing. In double: d 2^-48 for the projection and for the
   * true distance, and the defect of Q.
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
   * Lower bound of g between a point y with this allowance and any point of leaf b; no sharper than
   * {@code enough}.
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

  float allowance(int position) {
    return allowance[position];
  }

  float allowance(double squaredNorm) {
    return up(kappa * squaredNorm + TINY);
  }

  /**
   * Fixes what y is, for searches of k neighbours; if it may be the features they must be worth it.
   */
  void choose(int k, boolean mayBeFull, Workers workers) {
    int chosen = new LengthChoice(this, k).length(mayBeFull, workers);
    isFull = chosen == 0;
    length = isFull ? (projection.features() + 3) / 4 * 4 : chosen;
    fill(workers);
  }

  /** ||p - q||^2 / 2 over coordinates from .. to-1, multiples of four. */
  static float halfSquare(float[] p, float[] q, int from, int to) {
    float sum = 0;
    for (int t = from; t < to; t += 4) {
      float d0 = p[t] - q[t];
      float d1 = p[t + 1] - q[t + 1];
      float d2 = p[t + 2] - q[t + 2];
      float d3 = p[t + 3] - q[t + 3];
      sum += d0 * d0 + d1 * d1 + (d2 * d2 + d3 * d3);
    }
    return sum / 2;
  }

  /** Half a squared distance, rounded up, in the unit of g. */
  float half(double squaredDistance) {
    return up(squaredDistance * projection.unit() * projection.unit() / 2);
  }

  /** The squared distance g stands for, rounded up. */
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
   * Whether the coordinates behind y raise the bound of a pair, g so far, above {@code most}. p may
   * be a new point's.
   */
  boolean isBeyond(float[] p, int j, float g, float most) {
    float[] q = coordinates[j];
    float sum = g;
    for (int t = isFull ? q.length : length; t < q.length && sum <= most; t += 4) {
      sum += halfSquare(p, q, t, t + 4);
    }
    return sum > most;
  }

  /**
   * Whether row i of others is farther from row j of the points than {@code most}, as squared
   * distances. Four sums at a time and no further than need be: a quarter of the time of the
   * distance itself, whose one sum has to wait for each term.
   */
  boolean isBeyond(DensePoints others, int i, int j, double most) {
    double[] x = others.numbers(i);
    double[] y = points.numbers(j);
    double bar = most + most * 1e-9;
    double sum = 0;
    int a = 0;
    while (a + 4 <= x.length && sum <= bar) {
      double s0 = 0;
      double s1 = 0;
      double s2 = 0;
      double s3 = 0;
      for (int end = Math.min(a + 64, x.length - 3); a < end; a += 4) {
        double d0 = x[a] - y[a];
        double d1 = x[a + 1] - y[a + 1];
        double d2 = x[a + 2] - y[a + 2];
        double d3 = x[a + 3] - y[a + 3];
        s0 += d0 * d0;
        s1 += d1 * d1;
        s2 += d2 * d2;
        s3 += d3 * d3;
      }
      sum += s0 + s1 + (s2 + s3);
    }
    return sum > bar;
  }

  /** h of y, less the allowance, rounded down. */
  float half(float[] y, float allowed) {
    double sum = 0;
    for (int t = 0; t < length; t++) {
      sum += (double) y[t] * y[t];
    }
    return -up(allowed - sum / 2);
  }

  /** h of the points of a leaf, less their allowance. */
  float[] half(int leaf) {
    return half[leaf];
  }

  /** y of the points of a leaf, one after the other; {@code space} is used if they must be made. */
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

  /** The same, transposed: [t] has y_t of every point of the leaf. */
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

  /**
   * g_j -= sum_t y_t panel_tj for t = from .. to-1, a multiple of four. All the time of the search
   * is spent here if it can be. The JIT makes vector instructions of four products over rows of
   * their own (31 to 37 GF/s at this width); of eight products, or two y at once, it does so for
   * some constant widths only, and else silently not (8 GF/s). A test watches over it.
   */
  static void subtractProducts(float[] y, float[][] panel, int from, int to, float[] g) {
    for (int t = from; t < to; t += 4) {
      subtractFour(
          y[t],
          panel[t],
          y[t + 1],
          panel[t + 1],
          y[t + 2],
          panel[t + 2],
          y[t + 3],
          panel[t + 3],
          g);
    }
  }

  private static void subtractFour(
      float y0,
      float[] x0,
      float y1,
      float[] x1,
      float y2,
      float[] x2,
      float y3,
      float[] x3,
      float[] g) {
    for (int j = 0; j < WIDTH; j++) {
      g[j] -= y0 * x0[j] + y1 * x1[j] + y2 * x2[j] + y3 * x3[j];
    }
  }
}
