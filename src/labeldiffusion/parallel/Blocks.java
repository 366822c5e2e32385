package labeldiffusion.parallel;

import java.util.Arrays;

/**
 * A partition of rows 0..n-1 into consecutive blocks, the unit of parallel work. The partition
 * depends on the data only, never on the number of threads, so sums taken block by block have the
 * same bits for any number of threads.
 */
public final class Blocks {
  /**
   * Multiply-adds that are worth handing to another thread. With less work than this there is a
   * single block, which runs in the caller's thread.
   */
  private static final int WORK_PER_BLOCK = 1 << 16;

  private final int[] start;

  private Blocks(int[] start) {
    this.start = start;
  }

  /** All rows in one block, also if there are none. */
  public static Blocks one(int n) {
    return new Blocks(new int[] {0, n});
  }

  /** Blocks of rows that cost {@code workPerRow} each. */
  public static Blocks ofRows(int n, long workPerRow) {
    int size = (int) Math.max(1, Math.min(n, WORK_PER_BLOCK / Math.max(1, workPerRow)));
    int count = n == 0 ? 0 : (n - 1) / size + 1;
    int[] start = new int[count + 1];
    for (int b = 0; b < count; b++) {
      start[b] = b * size;
    }
    start[count] = n;
    return new Blocks(start);
  }

  /**
   * Blocks with about the same number of entries of a sparse matrix each; an entry costs {@code
   * workPerEntry}.
   */
  public static Blocks ofEntries(int[] rowStart, long workPerEntry) {
    int n = rowStart.length - 1;
    long entries = Math.max(1, WORK_PER_BLOCK / Math.max(1, workPerEntry));
    int[] start = new int[n + 1];
    int count = 0;
    for (int i = 0; i < n; count++) {
      start[count] = i;
      long end = rowStart[i] + entries;
      do {
        i++;
      } while (i < n && rowStart[i + 1] <= end);
    }
    start[count] = n;
    return new Blocks(Arrays.copyOf(start, count + 1));
  }

  public int count() {
    return start.length - 1;
  }

  /** First row of block b. */
  public int from(int b) {
    return start[b];
  }

  /** The row after the last one of block b. */
  public int to(int b) {
    return start[b + 1];
  }
}
