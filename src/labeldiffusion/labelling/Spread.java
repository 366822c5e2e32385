package labeldiffusion.labelling;

import java.util.BitSet;
import java.util.Comparator;
import java.util.stream.IntStream;
import labeldiffusion.graph.SimilarityGraph;

/**
 * Picks the nodes with the highest scores, but none beside another: a node counts only if it tops
 * its neighbours. So the answers of a batch do not repeat each other.
 */
final class Spread {
  private Spread() {}

  /** At most {@code count} open nodes; neighbours of nodes just answered wait for an update. */
  static int[] top(double[] scores, Situation now, int count) {
    SimilarityGraph graph = now.graph();
    BitSet blocked = new BitSet();
    now.fresh().stream().forEach(v -> block(graph, v, blocked));
    int[] order =
        now.open().stream()
            .boxed()
            .sorted(Comparator.comparingDouble((Integer v) -> -scores[v]).thenComparing(v -> v))
            .mapToInt(v -> v)
            .toArray();
    int[] chosen = new int[Math.min(count, order.length)];
    int size = 0;
    BitSet taken = new BitSet();
    for (int v : order) {
      if (size < chosen.length && !blocked.get(v)) {
        chosen[size++] = v;
        taken.set(v);
        block(graph, v, blocked);
      }
    }
    for (int v : order) { // too few regions: the best of the rest
      if (size < chosen.length && !taken.get(v)) {
        chosen[size++] = v;
      }
    }
    return IntStream.of(chosen).limit(size).toArray();
  }

  private static void block(SimilarityGraph graph, int v, BitSet blocked) {
    blocked.set(v);
    for (int p = graph.rowStart()[v]; p < graph.rowStart()[v + 1]; p++) {
      blocked.set(graph.column()[p]);
    }
  }
}
