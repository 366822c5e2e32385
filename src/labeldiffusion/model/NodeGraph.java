package labeldiffusion.model;

import java.util.Arrays;
import labeldiffusion.graph.NumberedGraph;
import labeldiffusion.graph.SimilarityGraph;

/**
 * A graph and the rows of the table at its nodes.
 *
 * @param rowOf the row that stands for each node, -1 if there is none
 * @param nodeOf the node of each row, the first if it stands for several
 */
public record NodeGraph(SimilarityGraph graph, int[] rowOf, int[] nodeOf) {

  static NodeGraph of(NumberedGraph numbered, StandingNodes nodes, int rows) {
    int[] order = numbered.order();
    int[] place = new int[order.length];
    for (int v = 0; v < order.length; v++) {
      place[order[v]] = v;
    }
    int[] nodeOf = new int[rows];
    Arrays.setAll(nodeOf, row -> place[nodes.of(row)[0]]);
    int[] rowOf = Arrays.stream(order).map(node -> nodes.rowOf()[node]).toArray();
    return new NodeGraph(numbered.graph(), rowOf, nodeOf);
  }
}
