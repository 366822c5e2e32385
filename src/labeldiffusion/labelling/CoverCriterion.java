package labeldiffusion.labelling;

import java.util.Arrays;
import java.util.BitSet;
import labeldiffusion.graph.SimilarityGraph;
import labeldiffusion.parallel.Workers;

/**
 * Covers the graph, whatever the labels say: the next node is far from all labelled and chosen ones
 * and in the midst of others that are,
 *
 * <pre>score_i = h_i r_i,   r = surroundings of h, crumbs count less</pre>
 *
 * where h_i is the number of edges to the nearest label, and one more than the largest where no
 * label is in reach. Distance alone would choose outliers; they have nothing around them.
 */
final class CoverCriterion implements Criterion {
  @Override
  public int[] choose(Situation now, int count) {
    SimilarityGraph graph = now.graph();
    double[] worth = Crumbs.worth(graph);
    int[] hops = new int[now.size()];
    Arrays.fill(hops, Integer.MAX_VALUE);
    approach(graph, hops, now.labelled());
    BitSet open = (BitSet) now.open().clone();
    int[] chosen = new int[Math.min(count, open.cardinality())];
    for (int m = 0; m < chosen.length; m++) {
      double[] h = distances(hops, worth);
      double[] r = Surroundings.of(graph, h);
      double most = Double.NEGATIVE_INFINITY;
      for (int v = open.nextSetBit(0); v >= 0; v = open.nextSetBit(v + 1)) {
        if (h[v] * r[v] > most) {
          most = h[v] * r[v];
          chosen[m] = v;
        }
      }
      open.clear(chosen[m]);
      BitSet added = new BitSet();
      added.set(chosen[m]);
      approach(graph, hops, added);
    }
    return chosen;
  }

  /** h, one more than the largest where there is no way, times the worth of an answer. */
  private static double[] distances(int[] hops, double[] worth) {
    int largest = Arrays.stream(hops).filter(h -> h < Integer.MAX_VALUE).max().orElse(0);
    double[] h = new double[hops.length];
    Arrays.setAll(h, i -> Math.min(hops[i], largest + 1) * worth[i]);
    return h;
  }

  /** Shortens the distances by way of new sources, breadth first. */
  private static void approach(SimilarityGraph graph, int[] hops, BitSet sources) {
    int[] queue = Arrays.copyOf(sources.stream().toArray(), graph.size());
    int tail = sources.cardinality();
    sources.stream().forEach(v -> hops[v] = 0);
    for (int head = 0; head < tail; head++) {
      Workers.stopIfInterrupted(head);
      int i = queue[head];
      for (int p = graph.rowStart()[i]; p < graph.rowStart()[i + 1]; p++) {
        int j = graph.column()[p];
        if (graph.weight()[p] > 0 && hops[j] > hops[i] + 1) {
          hops[j] = hops[i] + 1; // breadth first: no node is shortened twice
          queue[tail++] = j;
        }
      }
    }
  }
}
