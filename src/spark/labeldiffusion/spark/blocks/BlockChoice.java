package labeldiffusion.spark.blocks;

import java.io.Serializable;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.apache.spark.api.java.JavaRDD;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.broadcast.Broadcast;

/**
 * Improves the choice of blocks: in a few sweeps, nodes move to the block that most of their
 * neighbours are in, the most eager ones first, as long as no block becomes too large. Fewer nodes
 * are ghosts then. The choice affects the speed of a run but not a bit of its result.
 */
public final class BlockChoice {
  private static final int SWEEPS = 6;
  private static final double LARGEST = 1.1;

  /** A wish in a long: 15 bits for the block, 31 for the node, 15 for the gain. */
  private static final int NODE_SHIFT = 15;

  private static final int GAIN_SHIFT = NODE_SHIFT + 31;

  private BlockChoice() {}

  /** Wishes to move, one entry of each array per node. */
  private record Moves(int[] node, short[] to, short[] gain) implements Serializable {
    private static final long serialVersionUID = 1L;

    /** One number per wish, the smaller the more eager: the driver sorts those of all blocks. */
    LongStream packed() {
      return IntStream.range(0, node.length)
          .mapToLong(
              m ->
                  (long) (Short.MAX_VALUE - gain[m]) << GAIN_SHIFT
                      | (long) node[m] << NODE_SHIFT
                      | to[m]);
    }
  }

  /** Contiguous blocks of nodes in a given order, such as that of the leaves they are in. */
  public static short[] byOrder(int[] leaf, int blocks) {
    int leaves = Arrays.stream(leaf).max().orElse(0) + 1;
    int[] start = new int[leaves + 1];
    for (int l : leaf) {
      start[l + 1]++;
    }
    for (int l = 0; l < leaves; l++) {
      start[l + 1] += start[l];
    }
    short[] owner = new short[leaf.length];
    for (int i = 0; i < leaf.length; i++) {
      owner[i] = (short) ((long) start[leaf[i]]++ * blocks / leaf.length);
    }
    return owner;
  }

  /** A better choice than a given one. */
  public static short[] improved(
      JavaSparkContext spark, JavaRDD<Lists> lists, short[] first, int blocks) {
    short[] owner = first.clone();
    for (int sweep = 0; sweep < SWEEPS && blocks > 1; sweep++) {
      int parity = sweep;
      Broadcast<short[]> now = spark.broadcast(owner);
      List<Moves> moves = lists.map(part -> moves(part, now.value(), blocks, parity)).collect();
      owner = owner.clone();
      apply(moves, owner, blocks);
      now.unpersist();
    }
    return owner;
  }

  /** Every other node may move in a sweep, so that neighbours do not swap their places. */
  private static Moves moves(Lists lists, short[] owner, int blocks, int sweep) {
    int[] count = new int[blocks];
    int[] node = new int[lists.size()];
    short[] to = new short[lists.size()];
    short[] gain = new short[lists.size()];
    int size = 0;
    for (int r = 0; r < lists.size(); r++) {
      int i = lists.node()[r];
      if ((i * 0x9E3779B9 >>> 20 & 1) == (sweep & 1)) {
        int best = owner[i];
        for (int p = r * lists.k(); p < (r + 1) * lists.k() && lists.index()[p] >= 0; p++) {
          int b = owner[lists.index()[p]];
          count[b]++;
          best =
              count[b] > count[best] || count[b] == count[best] && b < best && best != owner[i]
                  ? b
                  : best;
        }
        if (best != owner[i]) {
          node[size] = i;
          to[size] = (short) best;
          gain[size++] = (short) (count[best] - count[owner[i]]);
        }
        for (int p = r * lists.k(); p < (r + 1) * lists.k() && lists.index()[p] >= 0; p++) {
          count[owner[lists.index()[p]]] = 0;
        }
      }
    }
    return new Moves(Arrays.copyOf(node, size), Arrays.copyOf(to, size), Arrays.copyOf(gain, size));
  }

  private static void apply(List<Moves> all, short[] owner, int blocks) {
    int[] size = new int[blocks];
    for (short b : owner) {
      size[b]++;
    }
    int most = (int) Math.ceil(LARGEST * owner.length / blocks);
    long[] wishes = all.stream().flatMapToLong(Moves::packed).sorted().toArray();
    for (long wish : wishes) {
      int node = (int) (wish >>> NODE_SHIFT & Integer.MAX_VALUE);
      int to = (int) (wish & Short.MAX_VALUE);
      if (size[to] < most) {
        size[owner[node]]--;
        size[to]++;
        owner[node] = (short) to;
      }
    }
  }
}
