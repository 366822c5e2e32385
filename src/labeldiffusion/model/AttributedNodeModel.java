package labeldiffusion.model;

import java.io.Serializable;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import labeldiffusion.diffusion.Watcher;
import labeldiffusion.files.EdgeList;
import labeldiffusion.graph.EdgeWeights;
import labeldiffusion.graph.GraphFamily;
import labeldiffusion.parallel.Blocks;
import labeldiffusion.parallel.Workers;
import labeldiffusion.points.Points;

/**
 * Labels diffused over the edges of a file, weighted by the attributes of their ends. A batch may
 * bring the attributes of nodes that had none; the edges are then weighted and the labels diffused
 * again.
 */
final class AttributedNodeModel implements FittedModel {
  private static final long serialVersionUID = 1L;
  private static final int NONE = -1;

  private final Task task;
  private final Known known;
  private final RunResult run;

  /** What stays the same for all batches. */
  private record Task(
      EdgeList edges, FileNodes nodes, GraphSource.Attributes source, ModelSpec spec)
      implements Serializable {
    private static final long serialVersionUID = 1L;
  }

  /**
   * The attributes of nodes.
   *
   * @param points raw, in the order of the nodes
   * @param pointOf the row of {@code points} of each node, {@link #NONE} where it is not known
   */
  private record Known(Points points, int[] pointOf) implements Serializable {
    private static final long serialVersionUID = 1L;

    static Known nothing(Points like, int nodes) {
      int[] none = new int[nodes];
      Arrays.fill(none, NONE);
      return new Known(like.rows(new int[0]), none);
    }

    /** Adds the attributes of nodes that had none; this object if there are no such nodes. */
    Known with(Points raw, FileNodes nodes, Rows rows) {
      int[] source = pointOf.clone(); // in known points followed by raw ones
      int n = points.size();
      boolean isNew = false;
      for (int r = 0; r < rows.size(); r++) {
        for (int node : nodes.of(rows, r)) {
          if (source[node] == NONE) {
            source[node] = n + r;
            isNew = true;
          } else if (source[node] >= n && !raw.isEqual(source[node] - n, raw, r)) {
            throw new IllegalArgumentException(
                "rows with the same id must have the same attributes if these weight the edges,"
                    + " but two of '"
                    + rows.ids(r)[0]
                    + "' differ");
          }
        }
      }
      if (!isNew) {
        return this;
      }
      int[] told = IntStream.range(0, source.length).filter(v -> source[v] != NONE).toArray();
      int[] place = new int[source.length];
      Arrays.fill(place, NONE);
      for (int p = 0; p < told.length; p++) {
        place[told[p]] = p;
      }
      int[] kept = Arrays.stream(told).map(v -> source[v]).toArray();
      return new Known(points.followedBy(List.of(raw)).rows(kept), place);
    }
  }

  private AttributedNodeModel(Task task, Known known, Watcher watcher) {
    this.task = task;
    this.known = known;
    this.run = run(task, known, watcher);
  }

  static AttributedNodeModel of(
      EdgeList edges,
      FileNodes nodes,
      Rows rows,
      GraphSource.Attributes source,
      ModelSpec spec,
      Watcher watcher) {
    Points raw = rows.points();
    return new AttributedNodeModel(
        new Task(edges, nodes, source, spec),
        Known.nothing(raw, nodes.count()).with(raw, nodes, rows),
        watcher);
  }

  private static RunResult run(Task task, Known known, Watcher watcher) {
    try (Workers workers = new Workers(task.spec.slots())) {
      return new Run(task.spec, workers, task.nodes.watching(watcher))
          .over(graphs(task, known, workers), SearchFacts.GRAPH_GIVEN, task.nodes.labels())
          .with(task.nodes.facts());
    }
  }

  /** The graphs of a file's edges, weighted by the attributes of these rows. */
  static GraphFamily graphs(
      EdgeList edges, FileNodes nodes, Rows rows, GraphSource.Attributes source, ModelSpec spec) {
    Points raw = rows.points();
    try (Workers workers = new Workers(spec.slots())) {
      return graphs(
          new Task(edges, nodes, source, spec),
          Known.nothing(raw, nodes.count()).with(raw, nodes, rows),
          workers);
    }
  }

  private static GraphFamily graphs(Task task, Known known, Workers workers) {
    EdgeList edges = task.edges;
    int n = task.nodes.count();
    Points points = task.source.prepare(known.points).prepareCopy(known.points);
    double[] squared = squaredLengths(edges, points, known.pointOf, workers);
    EdgeWeights weights = EdgeWeights.of(task.spec.graph(), n, edges.low(), edges.high(), squared);
    GraphFamily graphs =
        points.size() == n
            ? GraphFamily.ofEdges(points, edges.low(), edges.high(), weights)
            : GraphFamily.ofEdges(n, edges.low(), edges.high(), weights);
    return graphs.dividedByDensity(task.spec.graph().densityExponent());
  }

  /** The squared length of each edge, NaN where an end has no attributes. */
  private static double[] squaredLengths(
      EdgeList edges, Points points, int[] pointOf, Workers workers) {
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

  @Override
  public Report report() {
    return run.report();
  }

  @Override
  public Answers batch(Rows rows, Watcher watcher) {
    Known all = known.with(rows.points(), task.nodes, rows);
    boolean isNew = all.points.size() > known.points.size();
    AttributedNodeModel model = isNew ? new AttributedNodeModel(task, all, watcher) : this;
    double[][] distributions = new double[rows.size()][];
    for (int r = 0; r < distributions.length; r++) {
      distributions[r] = model.single(rows, r);
    }
    return new Answers(distributions, model.report(), isNew);
  }

  @Override
  public double[] single(Rows row) {
    return single(row, 0);
  }

  private double[] single(Rows rows, int r) {
    return run.distribution(task.nodes.of(rows, r));
  }
}
