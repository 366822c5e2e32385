package labeldiffusion.graph;

import java.util.function.UnaryOperator;
import java.util.stream.IntStream;
import labeldiffusion.neighbours.Neighbours;
import labeldiffusion.parallel.Workers;
import labeldiffusion.points.Points;

/** The graphs of the same nodes for every K. One search, or one file, serves them all. */
@FunctionalInterface
public interface GraphFamily {
  /** The graph in which every node is joined to its k nearest. */
  NumberedGraph withK(int k);

  /** The graph with this K and, unless its weights are given, this width. */
  default NumberedGraph with(GraphSpec spec) {
    return withK(spec.k());
  }

  /** These graphs with the weights of {@link SimilarityGraph#dividedByDensity}. */
  default GraphFamily dividedByDensity(double a) {
    return k -> withK(k).dividedByDensity(a);
  }

  /** The graphs of neighbour lists that were searched for the largest K among these points. */
  static GraphFamily of(Points points, Neighbours nearest, GraphSpec spec, Workers workers) {
    return new NearestGraphs(nearest, spec, numbered -> numbered.withPoints(points), workers);
  }

  /** The graphs of neighbour lists where nothing but distances is known of the nodes. */
  static GraphFamily of(Neighbours nearest, GraphSpec spec, Workers workers) {
    return new NearestGraphs(nearest, spec, UnaryOperator.identity(), workers);
  }

  /** The graphs of given edges with given weights. */
  static GraphFamily ofEdges(int n, int[] low, int[] high, double[] value) {
    return ofEdges(n, low, high, EdgeWeights.given(value));
  }

  /** The graphs of given edges. All graphs have all edges; K is the size of the neighbourhoods. */
  static GraphFamily ofEdges(int n, int[] low, int[] high, EdgeWeights weights) {
    int[] order = IntStream.range(0, n).toArray();
    return k -> new NumberedGraph(SimilarityGraph.ofEdges(n, low, high, weights, k), order, null);
  }

  /** The graphs of given edges between nodes that all have attributes. */
  static GraphFamily ofEdges(Points points, int[] low, int[] high, EdgeWeights weights) {
    GraphFamily graphs = ofEdges(points.size(), low, high, weights);
    return k -> graphs.withK(k).withPoints(points);
  }
}
