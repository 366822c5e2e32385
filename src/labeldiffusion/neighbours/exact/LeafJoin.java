package labeldiffusion.neighbours.exact;

import java.util.Arrays;
import labeldiffusion.neighbours.NearestLists;
import labeldiffusion.neighbours.SearchProgress;
import labeldiffusion.neighbours.SignBits;
import labeldiffusion.parallel.Workers;
import labeldiffusion.points.DensePoints;

/**
 * Compares leaves with leaves and offers pairs that may be neighbours to the lists of both ends.
 * Each pair of leaves is compared once: every leaf of the second segment with itself, then with
 * half of the other leaves of that segment (the other half are compared with it) and with all
 * leaves of the first segment, nearest boxes first.
 */
final class LeafJoin {
  /** Size of a task, in terms of the inner loop of 0.06 ns each: about 20 ms. */
  private static final long TASK = 300_000_000;

  /** Terms of 256 points that stay in the first-level cache while all rows of a leaf pass. */
  private static final int CHUNK = 32;

  private final Leaves leaves;
  private final DensePoints points;
  private final int[] order;
  private final NearestLists lists;
  private final int k;

  /**
   * Half the k-th squared distance so far, rounded up, by position. Reading needs no lock: an
   * outdated value is only larger.
   */
  private final float[] limit;

  /** A lock for the lists of each leaf. */
  private final Object[] locks;

  LeafJoin(Leaves leaves, NearestLists lists, int k) {
    this.leaves = leaves;
    this.lists = lists;
    this.k = k;
    points = leaves.points;
    order = leaves.order;
    limit = new float[order.length];
    for (int i = 0; i < limit.length; i++) {
      limit[i] = leaves.half(lists.limit(order[i]));
    }
    locks = new Object[leaves.count()];
    Arrays.setAll(locks, b -> new Object());
  }

  void run(Workers workers, SearchProgress progress) {
    int first = leaves.firstAdded;
    int added = leaves.count() - first;
    long perLeaf =
        Math.max(1, TASK / ((long) Leaves.WIDTH * Leaves.WIDTH * (leaves.length() + 16)));
    int parts = (int) ((leaves.count() - 1) / perLeaf) + 1;
    progress.expect(added + Math.multiplyExact(parts, added));
    workers.run(
        added,
        b -> {
          new Row(first + b).joinSelf(k);
          progress.done();
        });
    workers.run(
        parts * added,
        task -> {
          joinOthers(first + task % added, task / added, parts);
          progress.done();
        });
  }

  /** Compares leaf b with the partners whose number has this remainder modulo {@code parts}. */
  private void joinOthers(int b, int remainder, int parts) {
    long[] partners = new long[leaves.count() / parts + 1];
    int count = 0;
    for (int c = remainder; c < leaves.count(); c += parts) {
      boolean isPartner = c < leaves.firstAdded || c != b && ((b + c) % 2 == 0) == (b < c);
      if (isPartner) {
        long key =
            Float.floatToIntBits(
                Math.max(0, leaves.between(b, c))); // positive floats sort like their bits
        partners[count++] = key << 32 | c;
      }
    }
    Arrays.sort(partners, 0, count);
    Row row = null;
    for (int p = 0; p < count; p++) {
      int c = (int) partners[p];
      if (Float.intBitsToFloat((int) (partners[p] >> 32)) <= Math.max(farthest(b), farthest(c))) {
        row = row == null ? new Row(b) : row;
        row.join(c);
      }
    }
  }

  /** The largest limit in a leaf. */
  private float farthest(int leaf) {
    float most = 0;
    for (int i = leaves.start[leaf]; i < leaves.start[leaf + 1]; i++) {
      most = Math.max(most, limit[i]);
    }
    return most;
  }

  /** One leaf and the work space for comparing it with others. */
  private final class Row {
    private final int b;
    private final float[][] y;
    private final float[][] space;
    private final float[][] g;
    private final int[] active = new int[Leaves.WIDTH];
    private final float[] limitOfOther = new float[Leaves.WIDTH];
    private final float[] excess = new float[Leaves.WIDTH];

    Row(int b) {
      this.b = b;
      boolean full = leaves.isFull();
      y = leaves.rows(b, full ? new float[leaves.size(b)][leaves.length()] : null);
      space = full ? new float[leaves.length()][Leaves.WIDTH] : null;
      g = new float[leaves.size(b)][Leaves.WIDTH];
    }

    /**
     * Compares every row with all others of the leaf. The k nearest in y come first, which gives a
     * tight limit at once.
     */
    void joinSelf(int k) {
      for (int r = 0; r < y.length; r++) {
        active[r] = r;
      }
      bound(b, y.length);
      for (int r = 0; r < y.length; r++) {
        float[] row = g[r];
        NearestLists near = new NearestLists(1, Math.min(k, y.length - 1));
        for (int j = 0; j < y.length; j++) {
          if (j != r) {
            near.offer(0, j, row[j]);
          }
        }
        row[r] = Float.POSITIVE_INFINITY; // marks a pair as done
        for (int j : near.sorted().index()) {
          considerFor(r, j);
          row[j] = Float.POSITIVE_INFINITY;
        }
        for (int j = 0; j < y.length; j++) {
          if (row[j] < Float.POSITIVE_INFINITY) {
            considerFor(r, j);
          }
        }
      }
    }

    /** Offers to the list of r only: the other row considers r in its own turn. */
    private void considerFor(int r, int other) {
      int i = leaves.start[b] + r;
      int j = leaves.start[b] + other;
      float most = limit[i];
      if (!leaves.isBeyond(leaves.coordinates[i], j, g[r][other] + leaves.half(b)[r], most)
          && (most > Float.MIN_VALUE || isLowerTie(i, b, j))
          && !leaves.isBeyond(points, order[i], order[j], leaves.squared(most))) {
        offer(i, b, j, points.squaredDistance(order[i], points, order[j]));
      }
    }

    void join(int c) {
      float far = farthest(c);
      int count = 0;
      for (int r = 0; r < y.length; r++) {
        int i = leaves.start[b] + r;
        float most = Math.max(limit[i], far);
        if (leaves.between(leaves.coordinates[i], leaves.allowance(i), c, most) <= most) {
          active[count++] = r;
        }
      }
      if (count > 0) {
        bound(c, count);
        System.arraycopy(limit, leaves.start[c], limitOfOther, 0, leaves.size(c));
        for (int a = 0; a < count; a++) {
          scan(active[a], c);
        }
      }
    }

    /**
     * g_rj = h_j - y_r y_j for the first {@code count} active rows r and all j of leaf c. Adding
     * h_r gives the bound.
     */
    private void bound(int c, int count) {
      float[][] panel = leaves.panel(c, space);
      for (int a = 0; a < count; a++) {
        System.arraycopy(leaves.half(c), 0, g[active[a]], 0, Leaves.WIDTH);
      }
      for (int t = 0; t < leaves.length(); t += CHUNK) {
        int to = Math.min(t + CHUNK, leaves.length());
        for (int a = 0; a < count; a++) {
          LeafKernels.subtractProducts(y[active[a]], panel, t, to, g[active[a]]);
        }
      }
    }

    /** Considers the pairs of row r and leaf c that do not exceed the limits of both ends. */
    private void scan(int r, int c) {
      int i = leaves.start[b] + r;
      float own = leaves.half(b)[r];
      subtractLimits(g[r], own, limitOfOther, limit[i], excess);
      for (int j = 0; j < Leaves.WIDTH; j += 8) {
        if (SignBits.isAnyNegative(excess, j)) {
          for (int s = j; s < j + 8; s++) {
            if (excess[s] < 0) {
              consider(i, b, leaves.start[c] + s, c, g[r][s] + own);
            }
          }
        }
      }
    }
  }

  /** excess_j = g_j + h - max(limit_j, limit), vectorised by the JIT. */
  private static void subtractLimits(
      float[] g, float h, float[] limitOfOther, float limit, float[] excess) {
    for (int j = 0; j < Leaves.WIDTH; j++) {
      excess[j] = g[j] + h - Math.max(limitOfOther[j], limit);
    }
  }

  private void consider(int i, int b, int j, int c, float bound) {
    float most = Math.max(limit[i], limit[j]);
    if (bound > most
        || leaves.isBeyond(leaves.coordinates[i], j, bound, most)
        || most <= Float.MIN_VALUE && !isLowerTie(i, b, j) && !isLowerTie(j, c, i)
        || leaves.isBeyond(points, order[i], order[j], leaves.squared(most))) {
      return;
    }
    double distance = points.squaredDistance(order[i], points, order[j]);
    offer(i, b, j, distance);
    offer(j, c, i, distance);
  }

  /**
   * Whether j at distance 0 would enter the list of i. With many equal points this check saves most
   * distances.
   */
  private boolean isLowerTie(int i, int b, int j) {
    synchronized (locks[b]) {
      return lists.limit(order[i]) > 0 || lists.winsTie(order[i], order[j]);
    }
  }

  private void offer(int i, int b, int j, double distance) {
    if (leaves.half(distance) <= limit[i]) {
      synchronized (locks[b]) {
        if (lists.offer(order[i], order[j], distance)) {
          limit[i] = leaves.half(lists.limit(order[i]));
        }
      }
    }
  }
}
