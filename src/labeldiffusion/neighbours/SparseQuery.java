package labeldiffusion.neighbours;

import java.util.Arrays;
import labeldiffusion.points.SparsePoints;

/**
 * Compares rows of points with those of a {@link SparseIndex}, one after the other; one for each
 * thread.
 */
final class SparseQuery {
  static final int NOBODY = -1;

  /** Sums that stay in the first cache while all columns pass by. */
  private static final int CHUNK = 4096;

  /**
   * Relative error of a float sum per term, with room, and of all else; absolute error by numbers
   * too small for a float.
   */
  private static final double PER_TERM = 0x1p-23;

  private static final int OTHER_TERMS = 16;
  private static final float UNDERFLOW = 1e-35f;

  /**
   * Squared length, in units of the index, of a row whose products may be beyond the range of a
   * float.
   */
  private static final double GREATEST = 1e30;

  private static final double HALF_ROOT = Math.sqrt(0.5);

  private final SparseIndex index;
  private final SparsePoints others;
  private final int n;

  /**
   * The coordinates of the row at hand that the index has, and half its squared length less the
   * allowance.
   */
  private int[] coordinate = new int[16];

  private float[] weight = new float[16];
  private int count;
  private float half;
  private float allowance;
  private boolean isInRange;

  /**
   * |y_j|^2 / 2 - x.y_j: with half the squared length of x this is a bound of half the squared
   * distance.
   */
  private float[] g;

  /** The rows that may be among the nearest, by what was known when they were seen. */
  private int[] candidate = new int[64];

  private int candidates;
  private final float[] excess = new float[CHUNK];

  SparseQuery(SparseIndex index, SparsePoints others) {
    this.index = index;
    this.others = others;
    n = index.n;
  }

  /** Makes row i the one at hand. */
  void read(int i) {
    int[] column = others.columns(i);
    if (coordinate.length < 2 * column.length) {
      coordinate = new int[2 * column.length];
      weight = new float[2 * column.length];
    }
    count = 0;
    double squared = 0;
    for (int p = 0; p < column.length; p++) {
      int a = column[p];
      double entry = others.values(i)[p];
      if (a < others.numberCount()) {
        double x = (entry - others.origin(a)) / index.unit;
        squared += x * x;
        add(a, x);
      } else {
        int zero = index.codeStart[a - others.numberCount()];
        squared += 1 / index.unit / index.unit;
        add(zero, -HALF_ROOT / index.unit);
        if (zero + (int) entry
            < index
                .codeStart[a - others.numberCount() + 1]) { // else a code no row of the index has
          add(zero + (int) entry, HALF_ROOT / index.unit);
        }
      }
    }
    isInRange = squared < GREATEST;
    allowance = (float) (squared * PER_TERM * (2 * column.length + OTHER_TERMS)) + UNDERFLOW;
    half = (float) (squared / 2) - allowance;
  }

  /** Half the squared length less the allowance for rounding. */
  float half() {
    return half;
  }

  float allowance() {
    return allowance;
  }

  /** How many coordinates the row at hand has. */
  int count() {
    return count;
  }

  int coordinate(int p) {
    return coordinate[p];
  }

  float weight(int p) {
    return weight[p];
  }

  private void add(int f, double x) {
    coordinate[count] = f;
    weight[count++] = (float) x;
  }

  /**
   * Offers the rows of the index from {@code from} on, but for one, that may be among the nearest
   * of row i to its list.
   */
  void offer(int i, int from, int except, NearestLists lists, int list) {
    read(i);
    if (!isInRange) {
      offerAll(i, from, except, lists, list);
      return;
    }
    bound(from);
    if (except >= from) {
      g[except] = Float.POSITIVE_INFINITY;
    }
    NearestLists near = collect(from, index.half(lists.limit(list)) - half, lists.k());
    for (int j : near.sorted().index()) { // a good limit saves most true distances
      if (j != Neighbours.NONE) {
        lists.offer(list, j, others.squaredDistance(i, index.points, j));
        g[j] = Float.POSITIVE_INFINITY; // done
      }
    }
    for (int c = 0; c < candidates; c++) {
      int j = candidate[c];
      if (g[j] <= index.half(lists.limit(list)) - half && g[j] < Float.POSITIVE_INFINITY) {
        lists.offer(list, j, others.squaredDistance(i, index.points, j));
      }
    }
  }

  private void offerAll(int i, int from, int except, NearestLists lists, int list) {
    for (int j = from; j < n; j++) {
      if (j != except) {
        lists.offer(list, j, others.squaredDistance(i, index.points, j));
      }
    }
  }

  private void bound(int from) {
    g = g == null ? new float[n] : g;
    System.arraycopy(index.half, from, g, from, n - from);
    for (int p = 0; p < count; p++) {
      int f = coordinate[p];
      if (index.full[f] == null) {
        subtractListed(weight[p], placeOf(from, f), index.start[f + 1]);
      }
    }
    for (int c = from; c < n; c += CHUNK) {
      for (int p = 0; p < count; p++) {
        if (index.full[coordinate[p]] != null) {
          subtractFull(weight[p], index.full[coordinate[p]], c, Math.min(n, c + CHUNK), g);
        }
      }
    }
  }

  /**
   * The rows with the k least bounds of those up to {@code most}. All rows whose bounds are not
   * above the last of these by more than rounding can have lowered them become candidates: no other
   * can be nearer than the k are.
   */
  private NearestLists collect(int from, float most, int k) {
    NearestLists near = new NearestLists(1, Math.min(k, n - from));
    float lowered = 2.0001f * (allowance + index.allowance);
    float last = most;
    candidates = 0;
    for (int c = from; c < n; c += CHUNK) {
      int end = Math.min(n, c + CHUNK);
      Arrays.fill(excess, end - c, CHUNK, 1);
      subtractLimit(g, c, end, Math.nextUp(last), excess);
      for (int t = 0; t < end - c; t += 8) {
        for (int j = c + t;
            LeafJoin.isAnyNegative(excess, t) && j < Math.min(end, c + t + 8);
            j++) {
          if (g[j] <= last && g[j] < Float.POSITIVE_INFINITY) {
            near.offer(0, j, g[j]);
            candidate =
                candidates < candidate.length
                    ? candidate
                    : Arrays.copyOf(candidate, 2 * candidates);
            candidate[candidates++] = j;
            last = Math.min(most, (float) near.limit(0) + lowered);
          }
        }
      }
    }
    return near;
  }

  private int placeOf(int from, int f) {
    if (from == 0) {
      return index.start[f];
    }
    int place = Arrays.binarySearch(index.row, index.start[f], index.start[f + 1], from);
    return place < 0 ? -place - 1 : place;
  }

  private void subtractListed(float x, int begin, int end) {
    float[] sum = g;
    int[] row = index.row;
    float[] value = index.value;
    for (int p = begin; p < end; p++) {
      sum[row[p]] -= x * value[p];
    }
  }

  /** sum_j -= x y_j, by vector instructions as the next one. */
  private static void subtractFull(float x, float[] y, int from, int to, float[] sum) {
    for (int j = from; j < to; j++) {
      sum[j] -= x * y[j];
    }
  }

  private static void subtractLimit(float[] g, int from, int to, float limit, float[] excess) {
    for (int j = from; j < to; j++) {
      excess[j - from] = g[j] - limit;
    }
  }
}
