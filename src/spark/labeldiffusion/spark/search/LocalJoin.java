package labeldiffusion.spark.search;

import java.io.Serializable;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import labeldiffusion.neighbours.Neighbours;
import labeldiffusion.neighbours.approximate.FloatRows;
import labeldiffusion.parallel.Workers;
import labeldiffusion.spark.blocks.IntIndex;
import labeldiffusion.spark.blocks.Positions;

/**
 * Compares the members of every join set of a block with each other and offers near ones to each
 * other. A member is one of the block's own rows or a ghost, whose offers go to the block that owns
 * it.
 */
final class LocalJoin {
  /**
   * @param block with better lists
   * @param offers for rows of other blocks
   */
  record Joined(ListBlock block, List<SentOffers> offers) implements Serializable {
    private static final long serialVersionUID = 1L;
  }

  private final JoinSets sets;
  private final int own;

  /** Own nodes, then ghosts. */
  private final int[] node;

  private final FloatRows rows;
  private final int width;
  private final float[] reach;
  private final NearestRows best;
  private final NearestRows foreign;
  private final IntIndex row;

  /** The members of one set, and with how many of those before it each is compared. */
  private final int[] member;

  private final int[] before;

  /** How far each member's neighbours may be. */
  private final float[] limit;

  private final FloatRows.Panel panel;

  LocalJoin(JoinSets sets, List<SentGhosts> ghosts) {
    this.sets = sets;
    Sketches home = sets.block().rows();
    List<Sketches> all = new ArrayList<>(List.of(home));
    ghosts.forEach(sent -> all.add(sent.rows()));
    Sketches joined = Sketches.joined(all);
    own = home.size();
    node = joined.node();
    rows = joined.floats();
    width = joined.width();
    reach = new float[node.length];
    best = sets.block().lists().settled();
    foreign = new NearestRows(node.length - own, best.length);
    int next = own;
    for (SentGhosts sent : ghosts) {
      System.arraycopy(sent.reach(), 0, reach, next, sent.reach().length);
      next += sent.reach().length;
    }
    for (int i = 0; i < own; i++) {
      reach[i] = best.reach(i);
    }
    row = new IntIndex(node);
    member = new int[best.length + JoinSets.BACK];
    before = new int[member.length];
    limit = new float[member.length];
    panel = new FloatRows.Panel(width, member.length);
  }

  /** Compares the new members of every set with all other members. */
  Joined ofNew(short[] owner) {
    for (int i = 0; i < own; i++) {
      int size = readSet(i);
      int fresh = sets.fresh()[i] - sets.start()[i];
      for (int p = 0; p < size; p++) {
        before[p] = p < fresh ? 0 : p;
      }
      compare(size);
    }
    return new Joined(improved(), offers(owner));
  }

  /** Compares members of different leaves: those of the same leaf have been compared there. */
  Joined acrossLeaves(Forest forest, short[] owner) {
    int[] leaf =
        IntStream.range(0, node.length)
            .map(v -> forest.leaf(0, rows.values(), v * width))
            .toArray();
    long[] byLeaf = new long[member.length];
    for (int i = 0; i < own; i++) {
      int size = readSet(i);
      for (int p = 0; p < size; p++) {
        byLeaf[p] = (long) leaf[member[p]] << Integer.SIZE | member[p];
      }
      Arrays.sort(byLeaf, 0, size);
      for (int p = 0; p < size; p++) {
        member[p] = (int) byLeaf[p];
        before[p] = p > 0 && leaf[member[p]] == leaf[member[p - 1]] ? before[p - 1] : p;
      }
      compare(size);
    }
    return new Joined(improved(), offers(owner));
  }

  /** Reads the members of the i-th set; returns their number. */
  private int readSet(int i) {
    Workers.stopIfInterrupted(i);
    int from = sets.start()[i];
    int size = sets.start()[i + 1] - from;
    for (int p = 0; p < size; p++) {
      member[p] = row.of(sets.member()[from + p]);
    }
    return size;
  }

  /** Compares each member p with the members 0..before[p]-1. */
  private void compare(int size) {
    if (size == 0 || before[size - 1] == 0) {
      return; // all in one leaf
    }
    for (int q = 0; q < before[size - 1]; q++) {
      panel.set(q, rows, member[q]);
      limit[q] = reach[member[q]];
    }
    for (int p = 0; p < size; p++) {
      int i = member[p];
      int count = before[p];
      float mine = reach[i];
      float[] squared = panel.distances(rows, i, count);
      for (int q = 0; q < count; q++) {
        if (squared[q] <= Math.max(mine, limit[q])) {
          offer(i, member[q], squared[q]);
          offer(member[q], i, squared[q]);
        }
      }
    }
  }

  private void offer(int i, int j, float squared) {
    if (squared <= reach[i]) {
      if (i < own) {
        best.offer(i, node[j], squared);
      } else {
        foreign.offer(i - own, node[j], squared);
      }
    }
  }

  private ListBlock improved() {
    return new ListBlock(sets.block().id(), sets.block().rows(), best);
  }

  /** What was found for ghosts, by the block that owns them. */
  private List<SentOffers> offers(short[] owner) {
    int length = foreign.length;
    int[] ghost =
        IntStream.range(0, node.length - own)
            .filter(g -> foreign.index[g * length] != Neighbours.NONE)
            .toArray();
    List<SentOffers> sent = new ArrayList<>();
    Positions.by(ghost.length, p -> owner[node[own + ghost[p]]])
        .forEach((b, places) -> sent.add(offers(b, places, ghost)));
    return sent;
  }

  private SentOffers offers(int to, int[] places, int[] ghost) {
    int[] nodes = new int[places.length];
    int[] count = new int[places.length];
    int[] index = new int[places.length * foreign.length];
    float[] squared = new float[index.length];
    int next = 0;
    for (int r = 0; r < places.length; r++) {
      int g = ghost[places[r]];
      nodes[r] = node[own + g];
      for (int p = g * foreign.length; count[r] < foreign.length; p++, count[r]++, next++) {
        if (foreign.index[p] == Neighbours.NONE) {
          break;
        }
        index[next] = foreign.index[p];
        squared[next] = foreign.squared[p];
      }
    }
    return new SentOffers(
        sets.block().id(),
        to,
        nodes,
        count,
        Arrays.copyOf(index, next),
        Arrays.copyOf(squared, next));
  }
}
