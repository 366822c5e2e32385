package labeldiffusion.model;

import java.io.Serializable;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.IntFunction;
import labeldiffusion.diffusion.Watcher;
import labeldiffusion.files.EdgeList;
import labeldiffusion.graph.EdgeWeights;
import labeldiffusion.graph.GraphFamily;
import labeldiffusion.labels.Labels;
import labeldiffusion.parallel.Blocks;
import labeldiffusion.parallel.Workers;
import labeldiffusion.points.Points;
import labeldiffusion.points.Preparation;

/**
 * The nodes of a graph file, labels and attributes of some of them, and what it takes to weigh the
 * edges by the attributes and to diffuse the labels. Immutable: rows that come later make another
 * one.
 */
final class AttributedNodes implements Serializable {
  private static final long serialVersionUID = 1L;
  private static final int NONE = -1;

  private final EdgeList edges;
  private final Labels labels;
  private final Preparation preparation;
  private final Points points;

  /** The point of each node, {@link #NONE} where no row has said what its attributes are. */
  private final int[] pointOf;

  /** The id of each row that has said something. */
  private final String[] ids;

  private final ModelSpec spec;

  private AttributedNodes(
      EdgeList edges,
      Labels labels,
      Preparation preparation,
      Points points,
      int[] pointOf,
      String[] ids,
      ModelSpec spec) {
    this.edges = edges;
    this.labels = labels;
    this.preparation = preparation;
    this.points = points;
    this.pointOf = pointOf;
    this.ids = ids;
    this.spec = spec;
  }

  /** Nodes of which nothing but the labels is known. */
  static AttributedNodes of(
      EdgeList edges, Labels labels, Preparation preparation, ModelSpec spec) {
    int[] pointOf = new int[edges.names().size()];
    Arrays.fill(pointOf, NONE);
    return new AttributedNodes(
        edges, labels, preparation, preparation.none(), pointOf, new String[0], spec);
  }

  /**
   * Takes over the attributes of nodes that have none yet; this object if there are no such nodes
   * among them.
   *
   * @param nodes the node of each row
   * @param rawRow makes a row by its number; overwritten
   */
  AttributedNodes with(int[] nodes, String[] rowIds, IntFunction<Points> rawRow) {
    int[] all = pointOf.clone();
    List<Points> fresh = new ArrayList<>();
    List<String> known = new ArrayList<>(List.of(ids));
    for (int r = 0; r < nodes.length; r++) {
      if (pointOf[nodes[r]] == NONE) {
        known.add(rowIds[r]);
        Points row = preparation.prepare(rawRow.apply(r));
        if (all[nodes[r]] == NONE) {
          all[nodes[r]] = points.size() + fresh.size();
          fresh.add(row);
        } else if (!fresh.get(all[nodes[r]] - points.size()).isEqual(0, row, 0)) {
          throw new IllegalArgumentException(
              "rows with the same id must have the same attributes where these weigh the"
                  + " edges, but two of '"
                  + rowIds[r]
                  + "' differ");
        }
      }
    }
    return fresh.isEmpty()
        ? this
        : new AttributedNodes(
            edges,
            labels,
            preparation,
            points.followedBy(fresh),
            all,
            known.toArray(new String[0]),
            spec);
  }

  Run run(Watcher watcher) {
    try (Workers workers = new Workers(spec.slots())) {
      boolean isWhole = Arrays.stream(pointOf).noneMatch(p -> p == NONE);
      int n = pointOf.length;
      EdgeWeights weights =
          EdgeWeights.of(spec.graph(), n, edges.low(), edges.high(), squaredLengths(workers));
      GraphFamily graphs =
          isWhole
              ? GraphFamily.ofEdges(points.rows(pointOf), edges.low(), edges.high(), weights)
              : GraphFamily.ofEdges(n, edges.low(), edges.high(), weights);
      return Run.ofGraph(
          graphs, labels, spec, workers, new NodeWatcher(watcher, edges.names(), ids));
    }
  }

  private double[] squaredLengths(Workers workers) {
    double[] squared = new double[edges.low().length];
    workers.run(
        Blocks.ofRows(squared.length, 1 + points.terms()),
        (from, to) -> {
          for (int e = from; e < to; e++) {
            int i = pointOf[edges.low()[e]];
            int j = pointOf[edges.high()[e]];
            squared[e] = i == NONE || j == NONE ? Double.NaN : points.squaredDistance(i, points, j);
          }
        });
    return squared;
  }
}
