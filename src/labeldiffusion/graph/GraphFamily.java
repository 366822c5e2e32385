package labeldiffusion.graph;

import java.util.stream.IntStream;
import labeldiffusion.neighbours.Neighbours;
import labeldiffusion.parallel.Workers;
import labeldiffusion.points.Points;

/** The graphs of the same nodes for every K: one search, or one file, serves them all. */
@FunctionalInterface
public interface GraphFamily {
  /** The graph in which every node is joined to its k nearest. */
  NumberedGraph withK(int k);

  /**
   * The graphs of neighbour lists, which are searched once for the largest K.
   *
   * @param points where the nodes lie; null if only distances are known
   */
  static GraphFamily of(Points points, Neighbours nearest, GraphSpec spec, Workers workers) {
    return k -> {
      Neighbours neighbours = nearest.first(k);
      KernelWidth width = KernelWidth.of(spec, neighbours);
      int[] order = BreadthFirstOrder.of(neighbours); // for speed; no result depends on it
      return new NumberedGraph(
          SimilarityGraph.of(
              points == null ? null : points.rows(order),
              neighbours.inOrder(order),
              width.inOrder(order),
              workers),
          order,
          width);
    };
  }

  /** The graphs of given edges: all have them all, K is the size of the neighbourhoods. */
  static GraphFamily ofEdges(int n, int[] low, int[] high, double[] value) {
    return ofEdges(null, n, low, high, new EdgeWeights(value, null, 0));
  }

  /**
   * The same with weights by the nodes' attributes.
   *
   * @param points the nodes' coordinates; null if not all have any
   */
  static GraphFamily ofEdges(Points points, int n, int[] low, int[] high, EdgeWeights weights) {
    int[] order = IntStream.range(0, n).toArray();
    return k ->
        new NumberedGraph(
            SimilarityGraph.ofEdges(points, n, low, high, weights, k), order, weights.width());
  }
}
