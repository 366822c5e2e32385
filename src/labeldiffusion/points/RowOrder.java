package labeldiffusion.points;

import java.util.Arrays;

/**
 * Orders rows by their content alone. Rows given in another order have the same sequence of
 * contents, and so have the same rows stored sparsely. Equal rows are adjacent, in the order of
 * their numbers.
 *
 * <p>Rows are compared by a 64-bit hash first, so most comparisons do not look at the entries. The
 * order is meaningless, but the same everywhere. O(n d + n log n) unless many hashes collide.
 */
public final class RowOrder {
  private static final long HIGH = 0xFFFFFFFF00000000L;

  private RowOrder() {}

  /**
   * The first of sorted points that equals row {@code i} of {@code others}; if there is none, -1.
   */
  public static int firstEqualTo(Points others, int i, Points sorted) {
    long[] hash = sorted.hashes();
    long wanted = others.hashes()[i];
    int p = Arrays.binarySearch(hash, wanted);
    while (p > 0 && hash[p - 1] == wanted) {
      p--;
    }
    while (p >= 0 && p < hash.length && hash[p] == wanted) {
      if (sorted.isEqual(p, others, i)) {
        return p;
      }
      p++;
    }
    return -1;
  }

  /** The permutation that sorts the rows: position p of the order holds row order[p]. */
  public static int[] of(Points points) {
    int n = points.size();
    long[] hash = points.hashes();
    long[] key = new long[n]; // half of the hash, then the row
    for (int i = 0; i < n; i++) {
      key[i] = hash[i] & HIGH | i;
    }
    Arrays.sort(key);
    int[] order = new int[n];
    for (int from = 0, to; from < n; from = to) {
      order[from] = (int) key[from];
      for (to = from + 1; to < n && (key[to] & HIGH) == (key[from] & HIGH); to++) {
        order[to] = (int) key[to];
      }
      if (to - from > 1) {
        sort(order, from, to, hash, points);
      }
    }
    return order;
  }

  /** Sorts rows with equal halves of their hashes; the sort is stable, so equal rows stay put. */
  private static void sort(int[] order, int from, int to, long[] hash, Points points) {
    Integer[] rows = new Integer[to - from];
    Arrays.setAll(rows, r -> order[from + r]);
    Arrays.sort(
        rows, (i, j) -> hash[i] != hash[j] ? Long.compare(hash[i], hash[j]) : points.compare(i, j));
    for (int r = 0; r < rows.length; r++) {
      order[from + r] = rows[r];
    }
  }
}
