package labeldiffusion.spark.search;

import java.io.Serializable;
import java.util.Arrays;
import java.util.List;
import labeldiffusion.neighbours.Neighbours;
import labeldiffusion.spark.blocks.EntryBuffers;
import labeldiffusion.spark.blocks.RowAssembly;
import labeldiffusion.spark.blocks.SentEntries;

/**
 * For each row of a block the rows that one round compares with each other: the rows of its list,
 * and the nearest of those whose lists it is in. Those of row i are at start[i] .. start[i+1]-1,
 * from fresh[i] on those that are new. Sets without new members are empty: their members have been
 * compared before.
 */
record JoinSets(ListBlock block, int[] start, int[] fresh, int[] member) implements Serializable {
  private static final long serialVersionUID = 1L;

  /** Rows at most whose lists a row is in. */
  static final int BACK = 8;

  /** The entries (j, i) of all j in N(i) that a block owns, or that the other blocks own. */
  static List<SentEntries> reversed(ListBlock block, short[] owner, int blocks, boolean own) {
    NearestRows lists = block.lists();
    EntryBuffers buffers = new EntryBuffers(block.id(), blocks);
    for (int p = 0; p < lists.index.length; p++) {
      int j = lists.index[p];
      if (j != Neighbours.NONE && (owner[j] == block.id()) == own) {
        int i = block.rows().node()[p / lists.length];
        buffers.add(owner[j], j, i, marked(lists.squared[p], lists.fresh[p]));
      }
    }
    return buffers.sent();
  }

  /** Squared distances are not negative, so the sign is free to say that an entry is new. */
  private static double marked(float squared, boolean isFresh) {
    return Math.copySign((double) squared, isFresh ? -1 : 1);
  }

  private static boolean isMarked(double value) {
    return Math.copySign(1, value) < 0;
  }

  /**
   * @param reversed the entries of all lists that end in this block
   */
  static JoinSets of(ListBlock block, List<SentEntries> reversed) {
    int[] node = block.rows().node();
    NearestRows lists = block.lists();
    RowAssembly others = RowAssembly.of(node, reversed);
    int length = lists.length;
    int[] start = new int[node.length + 1];
    int[] fresh = new int[node.length];
    int[] member = new int[Math.multiplyExact(length + BACK, node.length)];
    NearestRows back = new NearestRows(1, BACK);
    for (int i = 0; i < node.length; i++) {
      back.clear();
      for (int p = others.from(i); p < others.from(i + 1); p++) {
        if (!lists.contains(i, others.column(p))) {
          int place = back.offer(0, others.column(p), (float) Math.abs(others.value(p)));
          if (place != NearestRows.REJECTED) {
            back.fresh[place] = isMarked(others.value(p));
          }
        }
      }
      fresh[i] = copy(back, 0, false, member, copy(lists, i, false, member, start[i]));
      int end = copy(back, 0, true, member, copy(lists, i, true, member, fresh[i]));
      boolean hasFresh = end > fresh[i];
      fresh[i] = hasFresh ? fresh[i] : start[i];
      start[i + 1] = hasFresh ? end : start[i];
    }
    return new JoinSets(block, start, fresh, Arrays.copyOf(member, start[node.length]));
  }

  /** Appends the new or the other members of list i; returns the next free position. */
  private static int copy(NearestRows lists, int i, boolean isFresh, int[] member, int from) {
    int next = from;
    for (int p = i * lists.length; p < (i + 1) * lists.length; p++) {
      if (lists.index[p] != Neighbours.NONE && lists.fresh[p] == isFresh) {
        member[next++] = lists.index[p];
      }
    }
    return next;
  }
}
