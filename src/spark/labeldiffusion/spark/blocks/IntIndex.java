package labeldiffusion.spark.blocks;

import java.util.Arrays;

/** The positions of distinct numbers in an array; open addressing, at most half full. */
public final class IntIndex {
  public static final int ABSENT = -1;

  private final int[] keys;
  private final int[] place;
  private final int mask;

  public IntIndex(int[] numbers) {
    int size = Integer.highestOneBit(Math.max(4, 2 * numbers.length)) << 1;
    keys = numbers;
    place = new int[size];
    mask = size - 1;
    Arrays.fill(place, ABSENT);
    for (int p = 0; p < numbers.length; p++) {
      int slot = slot(numbers[p]);
      while (place[slot] != ABSENT) {
        slot = slot + 1 & mask;
      }
      place[slot] = p;
    }
  }

  private int slot(int number) {
    int hash = number * 0x9E3779B9;
    return (hash ^ hash >>> 15) & mask;
  }

  /** The position of a number, {@link #ABSENT} if it is not in the array. */
  public int of(int number) {
    int slot = slot(number);
    while (place[slot] != ABSENT && keys[place[slot]] != number) {
      slot = slot + 1 & mask;
    }
    return place[slot];
  }

  /** The positions of some numbers. */
  public int[] of(int[] numbers) {
    return Arrays.stream(numbers).map(this::of).toArray();
  }
}
