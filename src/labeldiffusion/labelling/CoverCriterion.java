package labeldiffusion.labelling;

import java.util.Arrays;
import java.util.BitSet;
import java.util.stream.IntStream;
import labeldiffusion.graph.Components;
import labeldiffusion.graph.SimilarityGraph;

/**
 * Covers the graph: the next node is the one farthest from all labelled and chosen ones, by number
 * of edges. Outliers are far from everything, so a distance counts as much as there is around it:
 *
 * <pre>score_i = (h_i + 1) d_i / (mean degree)</pre>
 *
 * where h_i is the number of edges to the nearest label. A component without labels is as far as
 * the whole graph is wide, times its share of the nodes: crumbs come last.
 */
final class CoverCriterion implements Criterion {
  @Override
  public int[] choose(Situation now, int count) {
    SimilarityGraph graph = now.graph();
    Components components = Components.of(graph);
    double[] share = new double[components.count()];
    for (int component : components.of()) {
      share[component] += 1.0 / now.size();
    }
    int[] hops = new int[now.size()];
    Arrays.fill(hops, -1);
    approach(graph, hops, now.labelled());
    BitSet open = (BitSet) now.open().clone();
    int[] chosen = new int[Math.min(count, open.cardinality())];
    for (int m = 0; m < chosen.length; m++) {
      double most = Double.NEGATIVE_INFINITY;
      for (int v = open.nextSetBit(0); v >= 0; v = open.nextSetBit(v + 1)) {
        double far = hops[v] >= 0 ? hops[v] + 1 : now.size() * share[components.of()[v]];
        double score = far * graph.degree()[v];
        if (score > most) {
          most = score;
          chosen[m] = v;
        }
      }
      open.clear(chosen[m]);
      BitSet added = new BitSet();
      added.set(chosen[m]);
      approach(graph, hops, added);
    }
    return IntStream.of(chosen).toArray();
  }

  /** Shortens the distances by way of new sources. */
  private static void approach(SimilarityGraph graph, int[] hops, BitSet sources) {
    int[] queue = Arrays.copyOf(sources.stream().toArray(), graph.size());
    int tail = sources.cardinality();
    sources.stream().forEach(v -> hops[v] = 0);
    for (int head = 0; head < tail; head++) {
      int i = queue[head];
      for (int p = graph.rowStart()[i]; p < graph.rowStart()[i + 1]; p++) {
        int j = graph.column()[p];
        if (graph.weight()[p] > 0
            && (hops[j] < 0 || hops[j] > hops[i] + 1)
            && tail < queue.length) {
          hops[j] = hops[i] + 1;
          queue[tail++] = j;
        }
      }
    }
  }
}
