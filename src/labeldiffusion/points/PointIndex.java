package labeldiffusion.points;

import java.util.Arrays;

/**
 * Finds the stored points that equal a given one in every number and code. A hash table of the
 * distinct points, each with a list of the points that equal it. So a table of few distinct rows
 * costs no more than any other.
 */
public final class PointIndex {
  public static final int NONE = -1;

  private final Points points;

  /** The first distinct point of each slot, and the next one in the same slot. */
  private final int[] slotHead;

  private final int[] nextInSlot;

  /** The next higher point that equals a point. */
  private final int[] nextEqual;

  public PointIndex(Points points) {
    this.points = points;
    int n = points.size();
    slotHead = new int[Math.max(1, Integer.highestOneBit(Math.max(1, n)))];
    nextInSlot = new int[n];
    nextEqual = new int[n];
    Arrays.fill(slotHead, NONE);
    Arrays.fill(nextEqual, NONE);
    int[] last = new int[n]; // of the points that equal a distinct one
    for (int i = 0; i < n; i++) {
      int first = firstEqualTo(points, i);
      if (first == NONE) {
        int slot = slot(points, i);
        nextInSlot[i] = slotHead[slot];
        slotHead[slot] = i;
        last[i] = i;
      } else {
        nextEqual[last[first]] = i;
        last[first] = i;
      }
    }
  }

  /** The lowest row that equals row {@code i} of {@code other}, {@link #NONE} if none does. */
  public int firstEqualTo(Points other, int i) {
    for (int j = slotHead[slot(other, i)]; j != NONE; j = nextInSlot[j]) {
      if (points.isEqual(j, other, i)) {
        return j;
      }
    }
    return NONE;
  }

  /** How many points equal an earlier one. */
  public int repeats() {
    return (int) Arrays.stream(nextEqual).filter(i -> i != NONE).count();
  }

  /** All rows that equal {@code first}, the lowest of them, ascending. */
  public int[] allFrom(int first) {
    int[] found = new int[4];
    int count = 0;
    for (int j = first; j != NONE; j = nextEqual[j]) {
      if (count == found.length) {
        found = Arrays.copyOf(found, 2 * count);
      }
      found[count++] = j;
    }
    return Arrays.copyOf(found, count);
  }

  private int slot(Points owner, int i) {
    return Long.hashCode(owner.hashes()[i]) & slotHead.length - 1;
  }
}
