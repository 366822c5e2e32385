package labeldiffusion.points;

import java.util.Arrays;

/** Finds the stored points that equal a given one in every number and code: a hash table with chained rows. */
public final class PointIndex {
  private static final int NONE = -1;

  private final Points points;
  private final int[] head;
  private final int[] next;

  public PointIndex(Points points) {
    this.points = points;
    head = new int[Math.max(1, Integer.highestOneBit(Math.max(1, points.size())))];
    next = new int[points.size()];
    Arrays.fill(head, NONE);
    for (int i = points.size() - 1; i >= 0; i--) { // backwards, so that each chain ascends
      int slot = slot(points, i);
      next[i] = head[slot];
      head[slot] = i;
    }
  }

  /** The rows that equal row {@code i} of {@code other}, ascending; empty if none does. */
  public int[] equalTo(Points other, int i) {
    int[] found = new int[4];
    int count = 0;
    for (int j = head[slot(other, i)]; j != NONE; j = next[j]) {
      if (points.squaredDistance(j, other, i) == 0) {
        if (count == found.length) {
          found = Arrays.copyOf(found, 2 * count);
        }
        found[count++] = j;
      }
    }
    return Arrays.copyOf(found, count);
  }

  private int slot(Points owner, int i) {
    int hash = Arrays.hashCode(owner.codes(i));
    for (double value : owner.numbers(i)) {
      hash = 31 * hash + Double.hashCode(value + 0.0); // -0.0 + 0.0 = 0.0: equal numbers, equal hash
    }
    hash *= 0x9E3779B9; // spreads the high bits of round numbers over the low ones
    return (hash ^ hash >>> 15) & head.length - 1;
  }
}
