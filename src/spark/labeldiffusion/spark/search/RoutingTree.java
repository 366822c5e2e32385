package labeldiffusion.spark.search;

import java.io.Serializable;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/**
 * A tree that sends close rows to the same leaf. Each split is the plane between the two means of a
 * sample; it leaves at least a quarter of the sample on either side. Leaves are numbered from left
 * to right, so leaves with close numbers hold close rows.
 */
public final class RoutingTree implements Serializable {
  private static final long serialVersionUID = 1L;

  /** A leaf has at least 50 sample rows, if the sample has: a split of 200 leaves a quarter. */
  private static final int SMALLEST_SPLIT = 200;

  private static final int MEANS_ROUNDS = 4;

  private final List<double[]> direction = new ArrayList<>();
  private final List<Double> threshold = new ArrayList<>();

  /** Children of each split: another split, or ~leaf. */
  private final List<int[]> child = new ArrayList<>();

  /** Sample rows of each leaf. */
  private final List<Integer> leafSize = new ArrayList<>();

  private final int root;

  /** Builds a tree on a sample; other seeds give other trees. */
  RoutingTree(Sketches sample, long seed) {
    root = build(sample, IntStream.range(0, sample.size()).toArray(), seed);
  }

  public int leaves() {
    return leafSize.size();
  }

  private int build(Sketches sample, int[] rows, long seed) {
    double[] w = rows.length < SMALLEST_SPLIT ? null : split(sample, rows, seed);
    if (w == null) {
      leafSize.add(rows.length);
      return ~(leafSize.size() - 1);
    }
    double[] projection =
        Arrays.stream(rows)
            .mapToDouble(r -> dot(sample.p(), r * sample.width(), w, sample.width()))
            .toArray();
    double[] sorted = projection.clone();
    Arrays.sort(sorted);
    double middle = w[w.length - 1];
    double t = Math.max(sorted[rows.length / 4], Math.min(sorted[3 * rows.length / 4], middle));
    int[] left =
        IntStream.range(0, rows.length).filter(p -> projection[p] < t).map(p -> rows[p]).toArray();
    int[] right =
        IntStream.range(0, rows.length)
            .filter(p -> !(projection[p] < t))
            .map(p -> rows[p])
            .toArray();
    if (left.length == 0 || right.length == 0) {
      leafSize.add(rows.length); // many equal rows
      return ~(leafSize.size() - 1);
    }
    int node = child.size();
    direction.add(Arrays.copyOf(w, w.length - 1));
    threshold.add(t);
    child.add(new int[2]);
    child.get(node)[0] = build(sample, left, seed);
    child.get(node)[1] = build(sample, right, seed);
    return node;
  }

  /** Two means: the direction from one to the other, and the projection of their middle. */
  private static double[] split(Sketches sample, int[] rows, long seed) {
    int d = sample.width();
    double[] a = row(sample, rows[(int) (Hashes.unit(seed, rows[0]) * rows.length)]);
    double[] b = farthest(sample, rows, a, seed);
    for (int round = 0; round < MEANS_ROUNDS; round++) {
      double[] sumA = new double[d];
      double[] sumB = new double[d];
      int countA = 0;
      for (int r : rows) {
        boolean isA = squaredDistance(sample, r, a) < squaredDistance(sample, r, b);
        countA += isA ? 1 : 0;
        double[] sum = isA ? sumA : sumB;
        for (int x = 0; x < d; x++) {
          sum[x] += sample.p()[r * d + x];
        }
      }
      if (countA == 0 || countA == rows.length) {
        break;
      }
      for (int x = 0; x < d; x++) {
        a[x] = sumA[x] / countA;
        b[x] = sumB[x] / (rows.length - countA);
      }
    }
    double[] w = new double[d + 1];
    for (int x = 0; x < d; x++) {
      w[x] = b[x] - a[x];
      w[d] += w[x] * (a[x] + b[x]) / 2;
    }
    return w;
  }

  /** The farthest of a few rows: a good second mean to start with. */
  private static double[] farthest(Sketches sample, int[] rows, double[] a, long seed) {
    int best = rows[0];
    for (int trial = 1; trial <= 8; trial++) {
      int r = rows[(int) (Hashes.unit(seed + trial, rows[0]) * rows.length)];
      best = squaredDistance(sample, r, a) > squaredDistance(sample, best, a) ? r : best;
    }
    return row(sample, best);
  }

  private static double[] row(Sketches sample, int r) {
    double[] row = new double[sample.width()];
    for (int a = 0; a < row.length; a++) {
      row[a] = sample.p()[r * row.length + a];
    }
    return row;
  }

  /** ||p_r - y||^2. */
  private static double squaredDistance(Sketches sample, int r, double[] y) {
    double sum = 0;
    for (int a = 0; a < y.length; a++) {
      double difference = sample.p()[r * y.length + a] - y[a];
      sum += difference * difference;
    }
    return sum;
  }

  /** p . w, where w may be followed by another number. */
  private static double dot(float[] p, int from, double[] w, int width) {
    double sum = 0;
    for (int a = 0; a < width; a++) {
      sum += p[from + a] * w[a];
    }
    return sum;
  }

  /** The leaf of the row that starts at this position. */
  public int leaf(float[] p, int from) {
    int node = root;
    while (node >= 0) {
      double[] w = direction.get(node);
      node = child.get(node)[dot(p, from, w, w.length) < threshold.get(node) ? 0 : 1];
    }
    return ~node;
  }

  /**
   * Joins neighbouring leaves to larger ones: the largest subtrees with at most this many sample
   * rows. Returns the group of each leaf.
   */
  public int[] groups(double mostRows) {
    int[] group = new int[leaves()];
    group(root, mostRows, group, 0);
    return group;
  }

  /** Numbers the groups below a node from {@code next} on; returns the next free number. */
  private int group(int node, double most, int[] group, int next) {
    int[] range = range(node);
    int rows = IntStream.range(range[0], range[1]).map(leafSize::get).sum();
    if (node < 0 || rows <= most) {
      Arrays.fill(group, range[0], range[1], next);
      return next + 1;
    }
    return group(child.get(node)[1], most, group, group(child.get(node)[0], most, group, next));
  }

  /** The leaves below a node. */
  private int[] range(int node) {
    int first = node;
    int last = node;
    while (first >= 0) {
      first = child.get(first)[0];
    }
    while (last >= 0) {
      last = child.get(last)[1];
    }
    return new int[] {~first, ~last + 1};
  }
}
