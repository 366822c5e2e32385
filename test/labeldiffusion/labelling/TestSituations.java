package labeldiffusion.labelling;

import java.util.BitSet;
import java.util.Optional;
import java.util.stream.IntStream;
import labeldiffusion.graph.SimilarityGraph;
import labeldiffusion.labels.Labels;
import labeldiffusion.model.NodeGraph;

/** Situations to test criteria with: node v is row v, and no labels have been diffused. */
final class TestSituations {
  private TestSituations() {}

  static BitSet bits(int... set) {
    BitSet bits = new BitSet();
    IntStream.of(set).forEach(bits::set);
    return bits;
  }

  /** Some nodes have labels that no update has seen yet; the others may be asked about. */
  static Situation of(SimilarityGraph graph, BitSet labelled, BitSet fresh) {
    int n = graph.size();
    int[] rows = IntStream.range(0, n).toArray();
    BitSet open = new BitSet();
    open.set(0, n);
    open.andNot(labelled);
    Labels none = new Labels(new int[0], 2).withUnlabelled(n);
    Snapshot snapshot = Snapshot.withoutLabels(none, Optional.empty());
    return new Situation(new NodeGraph(graph, rows, rows), snapshot, labelled, open, fresh, 1);
  }

  static Situation of(SimilarityGraph graph, int... labelled) {
    return of(graph, bits(labelled), new BitSet());
  }
}
