package labeldiffusion.diffusion.stepped;

import java.util.Arrays;
import labeldiffusion.graph.SimilarityGraph;
import labeldiffusion.parallel.Blocks;
import labeldiffusion.parallel.Workers;

/**
 * The local-match system A_LM: an edge is supported where the neighbours of one end find a match
 * among those of the other,
 *
 * <pre>
 * s_ij   = q_ij (h_ij + h_ji) / 2
 * h_ij   = (1 + sum_{k in N+(i)} m(k,j)) / (|N+(i)| + 1)
 * m(k,j) = max_{l in N+(j)} q_kl,   q_kk = 1,   q_kl = 0 where (k,l) is no edge
 * </pre>
 *
 * Differs from the letter of Eq. 17, sum_k (1 + q*)/(K + 1), which is unstable at delta = 1, and
 * averages both directions because a diffusivity must be symmetric. m depends on the pair (k,j)
 * alone and is 1 for k in N+(j); the other pairs that occur, two hops apart, and the positions of
 * their q_kl are static and listed once. O(K) per position.
 */
public final class LocalMatchDiffusivity implements Diffusivity {
  private final EdgeDiffusivity edges;
  private final SimilarityGraph graph;
  private final TwoHopPairs pairs;

  /** m(k,j) by slot, for the j a block is at. */
  private final double[][] m;

  /** h_ij at the position of (j, i). */
  private final double[] h;

  private final double[] wD;

  public LocalMatchDiffusivity(EdgeDiffusivity edges) {
    this.edges = edges;
    graph = edges.graph;
    pairs = new TwoHopPairs(graph);
    m = new double[edges.blocks.count()][];
    for (int b = 0; b < m.length; b++) {
      m[b] = new double[pairs.mostSlots(edges.blocks.from(b), edges.blocks.to(b))];
      m[b][TwoHopPairs.SURE] = 1;
    }
    h = new double[graph.column().length];
    wD = new double[graph.column().length];
  }

  @Override
  public double[] weights(double[] F) {
    double[] q = edges.edges(F);
    Blocks blocks = edges.blocks;
    edges.workers.run(blocks.count(), b -> match(q, m[b], blocks.from(b), blocks.to(b)));
    edges.workers.run(blocks, (from, to) -> combine(q, from, to));
    return wD;
  }

  /** h_ij for all j in a range and all i joined to j. */
  private void match(double[] q, double[] m, int from, int to) {
    int[] rowStart = graph.rowStart();
    int[] neighbourEnd = graph.neighbourEnd();
    int[] column = graph.column();
    for (int j = from; j < to; j++) {
      pairs.best(j, q, m);
      int s = pairs.slotStart(j);
      for (int p = rowStart[j]; p < rowStart[j + 1]; p++) {
        int i = column[p];
        int size = neighbourEnd[i] - rowStart[i] + 1; // |N+(i)|
        double sum = 1;
        for (int end = s + size; s < end; s++) {
          sum += m[pairs.slot(s)];
        }
        h[p] = sum / (size + 1);
      }
    }
  }

  private void combine(double[] q, int from, int to) {
    for (int i = from; i < to; i++) {
      for (int e = graph.edgeStart()[i]; e < graph.edgeStart()[i + 1]; e++) {
        int p = graph.forward()[e];
        int r = graph.backward()[e];
        double value = graph.weight()[p] * (q[p] * (h[p] + h[r]) / 2); // w_ij s_ij
        wD[p] = value;
        wD[r] = value;
      }
    }
  }

  /**
   * For every node j the pairs (k,j) that local match asks for: k in N+(i) for some i joined to j.
   * Each has a slot, numbered for j alone; all k in N+(j) share slot {@link #SURE}, whose m is 1.
   */
  private static final class TwoHopPairs {
    static final int SURE = 0;

    /** Rows are walked as far as this; what a hub has beyond would make the list quadratic in n. */
    private static final int LONG_ROW = 64;

    private final int[] rowStart;

    /** Slots of j, the sure one aside, are pairs pairStart[j] .. pairStart[j+1]-1. */
    private final int[] pairStart;

    /**
     * The l in N+(j) joined to k, as positions of (l, k) or (k, l): matchStart[pair] ..
     * matchStart[pair+1]-1.
     */
    private int[] matchStart = new int[1024];

    private int[] match = new int[1024];

    /** By j, by i in the row of j, by k in i, N(i): the slot of (k, j). */
    private final int[] slotStart;

    private final int[] slot;

    TwoHopPairs(SimilarityGraph graph) {
      int n = graph.size();
      rowStart = graph.rowStart();
      int[] neighbourEnd = graph.neighbourEnd();
      int[] column = graph.column();
      pairStart = new int[n + 1];
      slotStart = new int[n + 1];
      for (int j = 0; j < n; j++) {
        int count = slotStart[j];
        for (int p = rowStart[j]; p < rowStart[j + 1]; p++) {
          count = Math.addExact(count, neighbourEnd[column[p]] - rowStart[column[p]] + 1);
        }
        slotStart[j + 1] = count;
      }
      slot = new int[slotStart[n]];
      int[] slotOf = new int[n];
      int[] neighbourOf = new int[n]; // position of l in row j, for l in N(j)
      Arrays.fill(slotOf, -1);
      Arrays.fill(neighbourOf, -1);
      for (int j = 0; j < n; j++) {
        Workers.stopIfInterrupted(j);
        list(j, graph, slotOf, neighbourOf);
      }
      matchStart = Arrays.copyOf(matchStart, pairStart[n] + 1);
      match = Arrays.copyOf(match, matchStart[pairStart[n]]);
    }

    private void list(int j, SimilarityGraph graph, int[] slotOf, int[] neighbourOf) {
      int[] neighbourEnd = graph.neighbourEnd();
      int[] column = graph.column();
      slotOf[j] = SURE;
      for (int p = rowStart[j]; p < neighbourEnd[j]; p++) {
        slotOf[column[p]] = SURE;
        neighbourOf[column[p]] = p;
      }
      pairStart[j + 1] = pairStart[j];
      int s = slotStart[j];
      for (int p = rowStart[j]; p < rowStart[j + 1]; p++) {
        int i = column[p];
        slot[s++] = slotFor(i, j, graph, slotOf, neighbourOf);
        for (int r = rowStart[i]; r < neighbourEnd[i]; r++) {
          slot[s++] = slotFor(column[r], j, graph, slotOf, neighbourOf);
        }
      }
      for (int p = rowStart[j]; p < rowStart[j + 1]; p++) {
        int i = column[p];
        slotOf[i] = -1;
        neighbourOf[i] = -1;
        for (int r = rowStart[i]; r < neighbourEnd[i]; r++) {
          slotOf[column[r]] = -1;
        }
      }
      slotOf[j] = -1;
    }

    private int slotFor(int k, int j, SimilarityGraph graph, int[] slotOf, int[] neighbourOf) {
      if (slotOf[k] < 0) {
        int pair = pairStart[j + 1]++;
        slotOf[k] = pair - pairStart[j] + 1;
        matchStart = withRoomFor(matchStart, pair + 1);
        matchStart[pair + 1] = matchStart[pair];
        int longest = Math.max(graph.neighbourEnd()[k], rowStart[k] + LONG_ROW);
        for (int p = rowStart[k]; p < rowStart[k + 1] && p < longest; p++) {
          int l = graph.column()[p];
          if (l == j || neighbourOf[l] >= 0) { // l in N+(j)
            addMatch(pair, p);
          }
        }
        if (rowStart[k + 1] > longest) {
          searchHub(k, j, pair, longest, graph);
        }
      }
      return slotOf[k];
    }

    /**
     * The matches in the rest of a long row: its nodes ascend there, so each l in N+(j) is looked
     * up.
     */
    private void searchHub(int k, int j, int pair, int from, SimilarityGraph graph) {
      int[] column = graph.column();
      for (int r = rowStart[j] - 1; r < graph.neighbourEnd()[j]; r++) {
        int l = r < rowStart[j] ? j : column[r];
        int p = Arrays.binarySearch(column, from, rowStart[k + 1], l);
        if (p >= 0) {
          addMatch(pair, p);
        }
      }
    }

    private void addMatch(int pair, int position) {
      int count = matchStart[pair + 1]++;
      match = withRoomFor(match, count);
      match[count] = position;
    }

    private static int[] withRoomFor(int[] array, int position) {
      return position < array.length
          ? array
          : Arrays.copyOf(
              array, Math.addExact(array.length, array.length / 2)); // refuses to overflow
    }

    /** Slots of the node in a range that has the most. */
    int mostSlots(int from, int to) {
      int most = 0;
      for (int j = from; j < to; j++) {
        most = Math.max(most, pairStart[j + 1] - pairStart[j]);
      }
      return most + 1;
    }

    /** m(k,j) for all k that local match asks for, by slot. */
    void best(int j, double[] q, double[] m) {
      int first = pairStart[j];
      for (int pair = first; pair < pairStart[j + 1]; pair++) {
        double best = 0;
        for (int a = matchStart[pair]; a < matchStart[pair + 1]; a++) {
          best = Math.max(best, q[match[a]]);
        }
        m[pair - first + 1] = best;
      }
    }

    int slotStart(int j) {
      return slotStart[j];
    }

    int slot(int s) {
      return slot[s];
    }
  }
}
