package labeldiffusion.neighbours.exact;

import java.util.Arrays;
import labeldiffusion.neighbours.NearestIndex;
import labeldiffusion.neighbours.NearestLists;
import labeldiffusion.neighbours.Neighbours;
import labeldiffusion.neighbours.SearchCost;
import labeldiffusion.neighbours.SearchProgress;
import labeldiffusion.parallel.Blocks;
import labeldiffusion.parallel.Workers;
import labeldiffusion.points.DensePoints;
import labeldiffusion.points.Points;

/**
 * The exact search in few dimensions: a k-d tree (Bentley 1975). Each part of the points is halved
 * along the widest side of its box, down to leaves of a few points. A query starts in the leaf of
 * its point, where a tight limit is found at once, and climbs to the root; on its way it enters a
 * part only if the box of that part is within the limit.
 *
 * <p>No allowance for rounding is needed: a gap to a box is at most the difference from any point
 * in it, and rounding keeps that order, also of squares and of sums in the same sequence. When the
 * limit is 0, a part is entered only if its lowest rank wins the tie; so equal rows, of which there
 * may be many, cost no more than others.
 *
 * <p>As in {@link Points#isBoundedByProjections}, other metrics than the Euclidean only need to be
 * at least as long. O(d n log n) time in few dimensions, about 12 d bytes a row.
 */
final class KdTree implements NearestIndex {
  /** Most points of a leaf. */
  private static final int LEAF = 16;

  /** Work of a query in multiply-adds, for dividing queries into blocks. */
  private static final int QUERY = 1 << 10;

  private final DensePoints points;
  private final boolean isPlain;
  private final int n;
  private final int d;
  private final int depth;

  /** The row at each position. Part s of level l starts at position floor(s n / 2^l). */
  private final int[] order;

  /** The numbers of the rows by position. */
  private final double[] x;

  /** Of part s of level l, at 2 d (2^l + s): the least of each number, then the greatest. */
  private final double[] box;

  /** Of part s of level l, at 2^l + s: the row of the lowest rank. */
  private final int[] lowest;

  private KdTree(DensePoints points, int[] rank, Workers workers) {
    this.points = points;
    isPlain = points.isSumOfSquares();
    n = points.size();
    d = points.numberCount();
    int levels = 0;
    while (n - 1 >> levels >= LEAF) {
      levels++;
    }
    depth = levels;
    order = new int[n];
    Arrays.setAll(order, p -> p);
    x = new double[n * d];
    box = new double[2 * d << depth + 1];
    lowest = new int[2 << depth];
    for (int l = 0; l <= depth; l++) {
      int level = l;
      workers.run(
          Blocks.ofRows(1 << level, (long) d * (n >> level)),
          (from, to) -> {
            for (int part = from; part < to; part++) {
              enclose(level, part, rank);
              if (level < depth) {
                halve(level, part);
              } else {
                copy(part);
              }
            }
          });
    }
  }

  /**
   * A tree of all points; null if there are too many dimensions, nominal codes or infinite numbers.
   *
   * @param rank of all rows: of two rows at equal distance the one with the lower rank is nearer
   */
  static KdTree of(Points all, int[] rank, Workers workers) {
    boolean fits =
        all.isBoundedByProjections()
            && all.dimension() == all.numberCount()
            && all.dimension() >= 1
            && all.dimension() <= SearchCost.TREE
            && all.size() < Integer.MAX_VALUE / (8 * SearchCost.TREE);
    if (!fits || !isFinite((DensePoints) all)) {
      return null;
    }
    return new KdTree((DensePoints) all, rank, workers);
  }

  private static boolean isFinite(DensePoints points) {
    for (int i = 0; i < points.size(); i++) {
      for (double value : points.numbers(i)) {
        if (!(Math.abs(value) <= Double.MAX_VALUE)) {
          return false;
        }
      }
    }
    return true;
  }

  private int start(int level, int part) {
    return (int) ((long) part * n >> level);
  }

  private void enclose(int level, int part, int[] rank) {
    int node = (1 << level) + part;
    int low = 2 * d * node;
    int high = low + d;
    Arrays.fill(box, low, high, Double.POSITIVE_INFINITY);
    Arrays.fill(box, high, high + d, Double.NEGATIVE_INFINITY);
    int first = order[start(level, part)];
    for (int p = start(level, part); p < start(level, part + 1); p++) {
      double[] row = points.numbers(order[p]);
      for (int a = 0; a < d; a++) {
        box[low + a] = Math.min(box[low + a], row[a]);
        box[high + a] = Math.max(box[high + a], row[a]);
      }
      first = rank[order[p]] < rank[first] ? order[p] : first;
    }
    lowest[node] = first;
  }

  /** Moves the rows with the smaller numbers, along the widest side, to the first half. */
  private void halve(int level, int part) {
    int low = 2 * d * ((1 << level) + part);
    int widest = 0;
    for (int a = 1; a < d; a++) {
      if (box[low + d + a] - box[low + a] > box[low + d + widest] - box[low + widest]) {
        widest = a;
      }
    }
    int from = start(level, part);
    double[] key = new double[start(level, part + 1) - from];
    for (int p = 0; p < key.length; p++) {
      key[p] = points.numbers(order[from + p])[widest];
    }
    Quickselect.smallestFirst(key, order, from, start(level + 1, 2 * part + 1) - from);
  }

  private void copy(int leaf) {
    for (int p = start(depth, leaf); p < start(depth, leaf + 1); p++) {
      System.arraycopy(points.numbers(order[p]), 0, x, p * d, d);
    }
  }

  /** Offers every row its neighbours; rows before {@code first} know those among themselves. */
  void compareAll(int first, NearestLists lists, Workers workers, SearchProgress progress) {
    Blocks blocks = Blocks.ofRows(1 << depth, (long) QUERY * LEAF);
    progress.expect(blocks.count());
    workers.run(
        blocks,
        (from, to) -> {
          for (int leaf = from; leaf < to; leaf++) {
            for (int p = start(depth, leaf); p < start(depth, leaf + 1); p++) {
              int i = order[p];
              new Query(points, i, lists, i, i < first ? first : 0).climbFrom(leaf);
            }
          }
          progress.done();
        });
  }

  @Override
  public Neighbours nearest(Points others, int i, int k) {
    if (k < 1) {
      return ExactSearch.nearest(others, i, points, k);
    }
    NearestLists list = new NearestLists(1, Math.min(k, n));
    new Query((DensePoints) others, i, list, 0, 0).climbFrom(leafOf(others.numbers(i)));
    return list.sorted();
  }

  /** The leaf that is reached by entering the nearer half of each part. */
  private int leafOf(double[] y) {
    int node = 1;
    while (node < 1 << depth) {
      node = 2 * node + (gap(y, 2 * node + 1) < gap(y, 2 * node) ? 1 : 0);
    }
    return node - (1 << depth);
  }

  /** The squared distance from y to the box of a part. */
  private double gap(double[] y, int node) {
    int low = 2 * d * node;
    int high = low + d;
    double sum = 0;
    for (int a = 0; a < d; a++) {
      double outside = Math.max(0, Math.max(box[low + a] - y[a], y[a] - box[high + a]));
      sum += outside * outside;
    }
    return sum;
  }

  /** A row in search of its neighbours. */
  private final class Query {
    private final DensePoints others;
    private final int i;
    private final double[] y;
    private final NearestLists lists;
    private final int list;
    private final int first;
    private double limit;

    /** Row i of others; stored rows before {@code first}, and i itself, are not offered. */
    Query(DensePoints others, int i, NearestLists lists, int list, int first) {
      this.others = others;
      this.i = i;
      this.lists = lists;
      this.list = list;
      this.first = first;
      y = others.numbers(i);
      limit = bar(lists.limit(list));
    }

    /** Other metrics than the Euclidean may round a distance to less than their bound. */
    private double bar(double squared) {
      return squared + (squared * 1e-12 + Double.MIN_NORMAL);
    }

    void climbFrom(int leaf) {
      int node = (1 << depth) + leaf;
      scan(leaf);
      for (; node > 1; node >>= 1) {
        int sibling = node ^ 1;
        double gap = gap(y, sibling);
        if (mayHold(sibling, gap)) {
          enter(sibling);
        }
      }
    }

    private boolean mayHold(int node, double gap) {
      return gap <= limit && (lists.limit(list) > 0 || lists.winsTie(list, lowest[node]));
    }

    private void enter(int node) {
      if (node >= 1 << depth) {
        scan(node - (1 << depth));
        return;
      }
      int near = 2 * node;
      double nearGap = gap(y, near);
      double farGap = gap(y, near + 1);
      if (farGap < nearGap) {
        double swapped = nearGap;
        nearGap = farGap;
        farGap = swapped;
        near++;
      }
      if (mayHold(near, nearGap)) {
        enter(near);
      }
      if (mayHold(near ^ 1, farGap)) {
        enter(near ^ 1);
      }
    }

    private void scan(int leaf) {
      int end = start(depth, leaf + 1);
      for (int p = start(depth, leaf); p < end; p++) {
        double sum = 0;
        for (int a = 0, q = p * d; a < d; a++, q++) {
          double difference = y[a] - x[q];
          sum += difference * difference;
        }
        if (sum <= limit) {
          offer(order[p], sum);
        }
      }
    }

    /** The sum of squared differences is the distance itself, or a bound of it. */
    private void offer(int j, double sum) {
      boolean isItself = j == i && others == points;
      if (j < first || isItself) {
        return;
      }
      double distance = isPlain ? sum : others.squaredDistance(i, points, j);
      if (lists.offer(list, j, distance)) {
        limit = bar(lists.limit(list));
      }
    }
  }
}
