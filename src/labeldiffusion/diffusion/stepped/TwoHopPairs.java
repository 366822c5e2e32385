package labeldiffusion.diffusion.stepped;

import java.util.Arrays;
import labeldiffusion.graph.SimilarityGraph;
import labeldiffusion.parallel.Blocks;
import labeldiffusion.parallel.Workers;

/**
 * The pairs (k,j) whose m(k,j) = max_{l in N+(j)} q_kl local match needs, for the nodes j of a
 * block of rows: k in N+(i) for some i joined to j. Each pair has a slot, numbered per node j; all
 * k in N+(j) share the slot {@link #SURE}, whose m is 1.
 */
final class TwoHopPairs {
  static final int SURE = 0;

  /**
   * By node of the block: the pairs of j, except the sure one, are pairStart[j] ..
   * pairStart[j+1]-1.
   */
  private final int[] pairStart;

  /**
   * The l in N+(j) that are joined to k, as positions of (l, k) or (k, l), are
   * match[matchStart[pair]] .. match[matchStart[pair+1]-1].
   */
  private final int[] matchStart;

  private final int[] match;

  /** The slot of (k, j): by j, then by i in the row of j, then by k in i, N(i). */
  private final int[] slot;

  private TwoHopPairs(int[] pairStart, int[] matchStart, int[] match, int[] slot) {
    this.pairStart = pairStart;
    this.matchStart = matchStart;
    this.match = match;
    this.slot = slot;
  }

  /** The pairs of every block. */
  static TwoHopPairs[] of(SimilarityGraph graph, Blocks blocks) {
    TwoHopPairs[] pairs = new TwoHopPairs[blocks.count()];
    Lister lister = new Lister(graph);
    for (int b = 0; b < pairs.length; b++) {
      pairs[b] = lister.list(blocks.from(b), blocks.to(b));
    }
    return pairs;
  }

  int[] slots() {
    return slot;
  }

  /** The largest number of slots of a node. */
  int mostSlots() {
    int most = 0;
    for (int j = 0; j + 1 < pairStart.length; j++) {
      most = Math.max(most, pairStart[j + 1] - pairStart[j]);
    }
    return most + 1;
  }

  /** m(k,j) by slot, for the j-th node of the block. */
  void fillBest(int j, double[] q, double[] m) {
    int first = pairStart[j];
    for (int pair = first; pair < pairStart[j + 1]; pair++) {
      double best = 0;
      for (int a = matchStart[pair]; a < matchStart[pair + 1]; a++) {
        best = Math.max(best, q[match[a]]);
      }
      m[pair - first + 1] = best;
    }
  }

  /** Lists the pairs of one block after the other. */
  private static final class Lister {
    /** Longer rows are searched instead of walked: hubs would make the work quadratic in n. */
    private static final int LONG_ROW = 64;

    private final int[] rowStart;
    private final int[] neighbourEnd;
    private final int[] column;

    /** The slot of k for the node j at hand, -1 if it has none yet. */
    private final int[] slotOf;

    /** Whether l is in N(j) for the node j at hand. */
    private final boolean[] isNeighbour;

    private final IntBuffer matchStart = new IntBuffer();
    private final IntBuffer match = new IntBuffer();

    /** Whether all rows ascend behind N(i), as in a whole graph; those of a part need not. */
    private final boolean ascends;

    /** Number of pairs of the node at hand. */
    private int pairs;

    Lister(SimilarityGraph graph) {
      rowStart = graph.rowStart();
      neighbourEnd = graph.neighbourEnd();
      column = graph.column();
      slotOf = new int[graph.size()];
      isNeighbour = new boolean[graph.size()];
      Arrays.fill(slotOf, -1);
      ascends = ascends();
    }

    private boolean ascends() {
      for (int i = 0; i < neighbourEnd.length; i++) {
        for (int p = neighbourEnd[i] + 1; p < rowStart[i + 1]; p++) {
          if (column[p] < column[p - 1]) {
            return false;
          }
        }
      }
      return true;
    }

    TwoHopPairs list(int from, int to) {
      matchStart.clear();
      match.clear();
      int[] pairStart = new int[to - from + 1];
      int[] slot = new int[slotCount(from, to)];
      int s = 0;
      for (int j = from; j < to; j++) {
        Workers.stopIfInterrupted(j);
        s = listNode(j, slot, s);
        pairStart[j - from + 1] = pairStart[j - from] + pairs;
      }
      matchStart.add(match.size());
      return new TwoHopPairs(pairStart, matchStart.toArray(), match.toArray(), slot);
    }

    private int slotCount(int from, int to) {
      int count = 0;
      for (int p = rowStart[from]; p < rowStart[to]; p++) {
        count = Math.addExact(count, neighbourEnd[column[p]] - rowStart[column[p]] + 1);
      }
      return count;
    }

    /** Fills the slots of node j, the first of which is s; returns where they end. */
    private int listNode(int j, int[] slot, int s) {
      pairs = 0;
      slotOf[j] = SURE;
      for (int p = rowStart[j]; p < neighbourEnd[j]; p++) {
        slotOf[column[p]] = SURE;
        isNeighbour[column[p]] = true;
      }
      int next = s;
      for (int p = rowStart[j]; p < rowStart[j + 1]; p++) {
        int i = column[p];
        slot[next++] = slotFor(i, j);
        for (int r = rowStart[i]; r < neighbourEnd[i]; r++) {
          slot[next++] = slotFor(column[r], j);
        }
      }
      for (int p = rowStart[j]; p < rowStart[j + 1]; p++) {
        int i = column[p];
        slotOf[i] = -1;
        isNeighbour[i] = false;
        for (int r = rowStart[i]; r < neighbourEnd[i]; r++) {
          slotOf[column[r]] = -1;
        }
      }
      slotOf[j] = -1;
      return next;
    }

    private int slotFor(int k, int j) {
      if (slotOf[k] < 0) {
        slotOf[k] = ++pairs;
        matchStart.add(match.size());
        int walked = ascends ? Math.max(neighbourEnd[k], rowStart[k] + LONG_ROW) : rowStart[k + 1];
        for (int p = rowStart[k]; p < rowStart[k + 1] && p < walked; p++) {
          int l = column[p];
          if (l == j || isNeighbour[l]) { // l in N+(j)
            match.add(p);
          }
        }
        if (rowStart[k + 1] > walked) {
          searchHub(k, j, walked);
        }
      }
      return slotOf[k];
    }

    /**
     * Adds the matches in the rest of a long row: nodes ascend there, so each l in N+(j) is looked
     * up.
     */
    private void searchHub(int k, int j, int from) {
      for (int r = rowStart[j] - 1; r < neighbourEnd[j]; r++) {
        int l = r < rowStart[j] ? j : column[r];
        int p = Arrays.binarySearch(column, from, rowStart[k + 1], l);
        if (p >= 0) {
          match.add(p);
        }
      }
    }
  }
}
