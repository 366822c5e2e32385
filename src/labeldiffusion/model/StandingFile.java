package labeldiffusion.model;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import labeldiffusion.diffusion.Watcher;
import labeldiffusion.files.DistanceFile;
import labeldiffusion.files.EdgeList;
import labeldiffusion.files.GraphFile;
import labeldiffusion.files.NamedNeighbours;
import labeldiffusion.graph.GraphFamily;
import labeldiffusion.graph.GraphSpec;
import labeldiffusion.graph.NumberedGraph;
import labeldiffusion.labels.Labels;
import labeldiffusion.parallel.Workers;

/** The graph of a file of edges or distances. */
final class StandingFile extends StandingGraph {
  private final FileIds ids;
  private final Rows rows;
  private final int selfLoops;
  private final SearchFacts search;

  /** Whether the edges depend on which rows are labelled, so that graphs cannot be kept. */
  private final boolean followsLabels;

  private final Family family;
  private final Map<GraphSpec, NumberedGraph> built = new ConcurrentHashMap<>();

  private StandingFile(
      FileIds ids,
      Rows rows,
      int selfLoops,
      SearchFacts search,
      boolean followsLabels,
      Family family) {
    this.ids = ids;
    this.rows = rows;
    this.selfLoops = selfLoops;
    this.search = search;
    this.followsLabels = followsLabels;
    this.family = family;
  }

  static StandingFile of(GraphSource source, Rows rows, ModelSpec spec) {
    if (source instanceof GraphSource.Distances distances) {
      NamedNeighbours nearest = DistanceFile.read(distances.file(), spec.largestK());
      return new StandingFile(
          new FileIds(nearest.names(), true),
          rows,
          0,
          SearchFacts.DISTANCES_GIVEN,
          false,
          (nodes, now, workers) -> GraphFamily.of(nearest.neighbours(), now.graph(), workers));
    }
    GraphSource.Edges file = (GraphSource.Edges) source;
    EdgeList edges = GraphFile.read(file.file());
    FileIds ids = new FileIds(edges.names(), file.isStrict());
    Labels none = new Labels(new int[0], 1).withUnlabelled(rows.size());
    FileNodes unlabelled = FileNodes.of(ids, rows, none, edges.selfLoops());
    KnownPoints known = new EdgeGraphs(edges, file.use(), spec).known(unlabelled, rows);
    return new StandingFile(
        unlabelled.ids(),
        rows,
        edges.selfLoops(),
        SearchFacts.GRAPH_GIVEN,
        file.use().joins(),
        (nodes, now, workers) -> new EdgeGraphs(edges, file.use(), now).of(nodes, known, workers));
  }

  /** Makes the graphs of nodes. */
  @FunctionalInterface
  private interface Family {
    GraphFamily of(FileNodes nodes, ModelSpec spec, Workers workers);
  }

  @Override
  public int rows() {
    return rows.size();
  }

  @Override
  StandingNodes nodes(Labels ofRows, ModelSpec spec, Watcher watcher) {
    return new Nodes(FileNodes.of(ids, rows, ofRows, selfLoops));
  }

  /** The nodes for some labels. */
  private final class Nodes implements StandingNodes {
    private final FileNodes nodes;

    Nodes(FileNodes nodes) {
      this.nodes = nodes;
    }

    @Override
    public GraphFamily graphs(ModelSpec spec, Workers workers) {
      return new BuiltGraphs(
          () -> family.of(nodes, spec, workers), followsLabels ? new ConcurrentHashMap<>() : built);
    }

    @Override
    public SearchFacts search() {
      return search;
    }

    @Override
    public Labels labels() {
      return nodes.labels();
    }

    @Override
    public int[] rowOf() {
      return nodes.rowOf();
    }

    @Override
    public int[] of(int row) {
      return nodes.of(rows, row);
    }

    @Override
    public ReportPart facts() {
      return nodes.facts();
    }
  }
}
