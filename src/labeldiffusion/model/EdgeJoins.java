package labeldiffusion.model;

import java.util.Arrays;
import java.util.stream.IntStream;
import labeldiffusion.files.EdgeList;
import labeldiffusion.graph.Components;
import labeldiffusion.graph.EdgeWeights;
import labeldiffusion.graph.GraphSpec;
import labeldiffusion.graph.SimilarityGraph;
import labeldiffusion.labels.Labels;
import labeldiffusion.neighbours.NearestIndex;
import labeldiffusion.neighbours.Neighbours;
import labeldiffusion.parallel.Blocks;
import labeldiffusion.parallel.Workers;
import labeldiffusion.points.Points;

/**
 * Edges that are added to those of a file. Every node without a path to a label is joined to the K
 * nodes that are nearest to it by attributes, among those that do have such a path. So every node
 * with attributes comes into reach, and none of these edges is in the file already.
 *
 * @param nodes number of nodes that were joined
 * @param squared squared length of each edge
 */
record EdgeJoins(int nodes, int[] low, int[] high, double[] squared) {
  static final EdgeJoins NONE = new EdgeJoins(0, new int[0], new int[0], new double[0]);

  /**
   * Finds the edges.
   *
   * @param labels of the nodes; only which nodes have one is used
   * @param known the prepared attributes of the nodes
   */
  static EdgeJoins of(EdgeList edges, Labels labels, KnownPoints known, int k, Workers workers) {
    boolean[] isInReach = inReach(edges, labels);
    int[] inside = withPoints(known, isInReach, true);
    int[] outside = withPoints(known, isInReach, false);
    if (inside.length == 0 || outside.length == 0) {
      return NONE;
    }
    Points targets = known.points().rows(pointsOf(known, inside));
    int each = Math.min(k, inside.length);
    NearestIndex index = NearestIndex.of(targets, workers);
    int[] low = new int[Math.multiplyExact(outside.length, each)];
    int[] high = new int[low.length];
    double[] squared = new double[low.length];
    workers.run(
        Blocks.ofRows(outside.length, (long) targets.size() * (1 + targets.terms())),
        (from, to) -> {
          for (int u = from; u < to; u++) {
            Neighbours nearest = index.nearest(known.points(), known.pointOf()[outside[u]], each);
            for (int r = 0; r < each; r++) {
              int target = inside[nearest.index()[r]];
              low[u * each + r] = Math.min(outside[u], target);
              high[u * each + r] = Math.max(outside[u], target);
              squared[u * each + r] = nearest.squared()[r];
            }
          }
        });
    return new EdgeJoins(outside.length, low, high, squared);
  }

  private static boolean[] inReach(EdgeList edges, Labels labels) {
    SimilarityGraph graph =
        SimilarityGraph.ofEdges(labels.size(), edges.low(), edges.high(), edges.value(), 1);
    return Components.of(graph).reachable(labels);
  }

  private static int[] withPoints(KnownPoints known, boolean[] isInReach, boolean wanted) {
    return IntStream.range(0, isInReach.length)
        .filter(v -> isInReach[v] == wanted && known.pointOf()[v] != KnownPoints.NONE)
        .toArray();
  }

  private static int[] pointsOf(KnownPoints known, int[] nodes) {
    return Arrays.stream(nodes).map(v -> known.pointOf()[v]).toArray();
  }

  int count() {
    return low.length;
  }

  /**
   * The edges of a file and these, ordered by their lower nodes. An added edge weighs m exp(-||x_i
   * - x_j||^2 / sigma_x), where m is the mean weight in the file and sigma_x that of the added
   * edges.
   *
   * @param n number of nodes
   */
  EdgeList addedTo(EdgeList file, GraphSpec spec, int n) {
    if (count() == 0) {
      return file;
    }
    double m = Arrays.stream(file.value()).average().orElse(1);
    double[] own = EdgeWeights.of(spec, n, low, high, squared).value();
    int given = file.low().length;
    long[] order = new long[Math.addExact(given, count())];
    Arrays.setAll(order, e -> (long) (e < given ? file.low()[e] : low[e - given]) << 32 | e);
    Arrays.sort(order);
    int[] lows = new int[order.length];
    int[] highs = new int[order.length];
    double[] values = new double[order.length];
    for (int p = 0; p < order.length; p++) {
      int e = (int) order[p];
      lows[p] = (int) (order[p] >>> 32);
      highs[p] = e < given ? file.high()[e] : high[e - given];
      values[p] = e < given ? file.value()[e] : m * own[e - given];
    }
    return new EdgeList(file.names(), lows, highs, values, file.selfLoops());
  }
}
