package labeldiffusion.spark.blocks;

import java.util.Arrays;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;

/** Groups and orders positions by a key, such as the block that a node belongs to. */
public final class Positions {
  private Positions() {}

  /** The positions 0..count-1 of each key, ascending; keys are 0 or more. */
  public static SortedMap<Integer, int[]> by(int count, IntUnaryOperator key) {
    int[] keys = IntStream.range(0, count).map(key).toArray();
    int[] sizes = new int[Arrays.stream(keys).max().orElse(-1) + 1];
    for (int k : keys) {
      sizes[k]++;
    }
    int[][] positions = new int[sizes.length][];
    for (int p = count - 1; p >= 0; p--) {
      int k = keys[p];
      if (positions[k] == null) {
        positions[k] = new int[sizes[k]];
      }
      positions[k][--sizes[k]] = p;
    }
    TreeMap<Integer, int[]> groups = new TreeMap<>();
    for (int k = 0; k < positions.length; k++) {
      if (positions[k] != null) {
        groups.put(k, positions[k]);
      }
    }
    return groups;
  }

  /** The positions in the order of some numbers that are 0 or more. */
  public static int[] ascending(int[] numbers) {
    long[] all = new long[numbers.length];
    Arrays.setAll(all, p -> (long) numbers[p] << Integer.SIZE | p);
    Arrays.sort(all);
    return Arrays.stream(all).mapToInt(numberAndPlace -> (int) numberAndPlace).toArray();
  }
}
