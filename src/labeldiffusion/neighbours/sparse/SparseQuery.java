package labeldiffusion.neighbours.sparse;

import java.util.Arrays;
import labeldiffusion.neighbours.NearestLists;
import labeldiffusion.neighbours.Neighbours;
import labeldiffusion.neighbours.SignBits;
import labeldiffusion.points.SparsePoints;

/**
 * Compares rows with all rows of a {@link SparseIndex}, one at a time. Each thread needs its own.
 */
final class SparseQuery {
  static final int NO_ROW = -1;

  /** Number of sums that stay in the first-level cache while all columns are added. */
  private static final int CHUNK = 4096;

  /** Bound of the relative error of a float sum per term. */
  private static final double PER_TERM = 0x1p-23;

  /** Terms that account for all other roundings. */
  private static final int OTHER_TERMS = 16;

  /** Bound of the absolute error due to numbers that are too small for a float. */
  private static final float UNDERFLOW = 1e-35f;

  /** Squared length, in units of the index, from which on products of a row may overflow. */
  private static final double GREATEST = 1e30;

  private static final double HALF_ROOT = Math.sqrt(0.5);

  private final SparseIndex index;
  private final SparsePoints others;
  private final int n;

  /** The coordinates of the current row that occur in the index. */
  private int[] coordinate = new int[16];

  private float[] weight = new float[16];
  private int count;

  /** Half the squared length of the current row minus the allowance. */
  private float half;

  private float allowance;
  private boolean isInRange;

  /** |y_j|^2 / 2 - x.y_j; adding {@link #half} gives a bound of half the squared distance. */
  private float[] g;

  /** Rows that were within the limit when they were visited. */
  private int[] candidate = new int[64];

  private int candidates;
  private final float[] excess = new float[CHUNK];

  SparseQuery(SparseIndex index, SparsePoints others) {
    this.index = index;
    this.others = others;
    n = index.n;
  }

  /** Makes row i the current row. */
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
                .codeStart[
                a - others.numberCount() + 1]) { // otherwise no row of the index has the code
          add(zero + (int) entry, HALF_ROOT / index.unit);
        }
      }
    }
    isInRange = squared < GREATEST;
    allowance = (float) (squared * PER_TERM * (2 * column.length + OTHER_TERMS)) + UNDERFLOW;
    half = (float) (squared / 2) - allowance;
  }

  /** Half the squared length minus the allowance for rounding. */
  float half() {
    return half;
  }

  float allowance() {
    return allowance;
  }

  /** How many coordinates the current row has. */
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
   * Offers the rows of the index that may be among the nearest of row i to its list. Rows before
   * {@code from} and the row {@code except} are skipped.
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
    for (int j : near.sorted().index()) { // a tight limit saves most true distances
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
   * The rows with the k least bounds among those up to {@code most}. A row becomes a candidate
   * unless its bound exceeds the k-th of these by more than the rounding allowance: then it cannot
   * be nearer than these k rows.
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
            SignBits.isAnyNegative(excess, t) && j < Math.min(end, c + t + 8);
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

  /** sum_j -= x y_j, vectorised by the JIT. */
  private static void subtractFull(float x, float[] y, int from, int to, float[] sum) {
    for (int j = from; j < to; j++) {
      sum[j] -= x * y[j];
    }
  }

  /** excess_j = g_j - limit, vectorised by the JIT. */
  private static void subtractLimit(float[] g, int from, int to, float limit, float[] excess) {
    for (int j = from; j < to; j++) {
      excess[j - from] = g[j] - limit;
    }
  }
}
