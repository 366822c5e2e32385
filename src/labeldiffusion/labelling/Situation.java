package labeldiffusion.labelling;

import java.util.BitSet;
import java.util.function.IntToDoubleFunction;
import java.util.stream.IntStream;
import labeldiffusion.graph.SimilarityGraph;
import labeldiffusion.model.NodeGraph;

/**
 * What a criterion knows: the graph, the last snapshot, and which nodes are labelled or may be
 * asked about by now.
 *
 * @param labelled nodes with a label, those answered after the snapshot included
 * @param open nodes that may be asked about
 * @param fresh nodes answered after the snapshot: it says nothing new of them and their neighbours
 */
record Situation(
    NodeGraph nodes, Snapshot snapshot, BitSet labelled, BitSet open, BitSet fresh, long seed) {

  SimilarityGraph graph() {
    return nodes.graph();
  }

  int size() {
    return nodes.graph().size();
  }

  /** A value of every node's row; 0 where no row stands for a node. */
  double[] ofRows(IntToDoubleFunction valueOfRow) {
    return IntStream.of(nodes.rowOf())
        .mapToDouble(row -> row < 0 ? 0 : valueOfRow.applyAsDouble(row))
        .toArray();
  }

  /** The number of labelled nodes. */
  int answers() {
    return labelled.cardinality();
  }
}
