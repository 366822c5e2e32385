package labeldiffusion.neighbours.approximate;

import java.util.Arrays;

/**
 * For each of n rows the {@code length} nearest of all candidates offered so far, nearest first,
 * equal distances by index. Any thread may offer to any row at any time. The best of a set do not
 * depend on the order of its members, so the lists after a round are the same for any number of
 * threads. Free places have infinite distance. O(1) for a candidate that is too far away, otherwise
 * O(length).
 */
final class NearestSets {
  private static final int NONE = Integer.MAX_VALUE;
  private static final int LOCKS = 1 << 12;

  final int length;
  final int[] index;
  final float[] squared;

  /** Whether the candidate has not been compared with the others yet; true when it enters. */
  final boolean[] fresh;

  private final Object[] lock = new Object[LOCKS];

  NearestSets(int n, int length) {
    this.length = length;
    index = new int[Math.multiplyExact(n, length)];
    squared = new float[index.length];
    fresh = new boolean[index.length];
    Arrays.fill(index, NONE);
    Arrays.fill(squared, Float.POSITIVE_INFINITY);
    Arrays.setAll(lock, l -> new Object());
  }

  /** The distance that candidates of list i must not exceed; it never rises. */
  float reach(int i) {
    return squared[i * length + length - 1];
  }

  void offer(int i, int j, float distance) {
    if (distance <= reach(i)) { // an outdated value is only larger, so nothing is lost
      synchronized (lock[i & LOCKS - 1]) {
        insert(i * length, i * length + length - 1, j, distance);
      }
    }
  }

  private void insert(int first, int last, int j, float distance) {
    int p = last + 1;
    while (p > first
        && (distance < squared[p - 1] || distance == squared[p - 1] && j < index[p - 1])) {
      p--;
    }
    if (p > last
        || p > first && index[p - 1] == j) { // a pair has only one distance, so j would be here
      return;
    }
    for (int r = last; r > p; r--) {
      index[r] = index[r - 1];
      squared[r] = squared[r - 1];
      fresh[r] = fresh[r - 1];
    }
    index[p] = j;
    squared[p] = distance;
    fresh[p] = true;
  }
}
