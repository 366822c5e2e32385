package labeldiffusion.spark.blocks;

import java.util.TreeMap;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;

/** Groups positions by a key, such as the block that a node belongs to. */
public final class Positions {
  private Positions() {}

  /** The positions 0..count-1 of each key, ascending. */
  public static TreeMap<Integer, int[]> by(int count, IntUnaryOperator key) {
    TreeMap<Integer, IntStream.Builder> builders = new TreeMap<>();
    for (int p = 0; p < count; p++) {
      builders.computeIfAbsent(key.applyAsInt(p), k -> IntStream.builder()).add(p);
    }
    TreeMap<Integer, int[]> groups = new TreeMap<>();
    builders.forEach((k, positions) -> groups.put(k, positions.build().toArray()));
    return groups;
  }
}
