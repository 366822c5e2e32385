package labeldiffusion.model;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.BiFunction;
import labeldiffusion.diffusion.Watcher;
import labeldiffusion.files.DistanceFile;
import labeldiffusion.files.EdgeList;
import labeldiffusion.files.GraphFile;
import labeldiffusion.files.NamedNeighbours;
import labeldiffusion.files.NodeNames;
import labeldiffusion.graph.GraphFamily;
import labeldiffusion.graph.GraphSpec;
import labeldiffusion.graph.NumberedGraph;
import labeldiffusion.labels.Labels;
import labeldiffusion.parallel.Workers;

/** The graph of a file of edges or distances. */
final class StandingFile extends StandingGraph {
  private final NodeNames names;
  private final Rows rows;
  private final int selfLoops;
  private final SearchFacts search;
  private final BiFunction<ModelSpec, Workers, GraphFamily> family;
  private final Map<GraphSpec, NumberedGraph> built = new ConcurrentHashMap<>();

  private StandingFile(
      NodeNames names,
      Rows rows,
      int selfLoops,
      SearchFacts search,
      BiFunction<ModelSpec, Workers, GraphFamily> family) {
    this.names = names;
    this.rows = rows;
    this.selfLoops = selfLoops;
    this.search = search;
    this.family = family;
  }

  static StandingFile of(GraphSource source, Rows rows, ModelSpec spec) {
    if (source instanceof GraphSource.Distances distances) {
      NamedNeighbours nearest = DistanceFile.read(distances.file(), spec.largestK());
      return new StandingFile(
          nearest.names(),
          rows,
          0,
          SearchFacts.DISTANCES_GIVEN,
          (now, workers) -> GraphFamily.of(nearest.neighbours(), now.graph(), workers));
    }
    if (source instanceof GraphSource.WeightedByAttributes weighted) {
      EdgeList edges = GraphFile.read(weighted.file());
      Labels none = new Labels(new int[0], 1).withUnlabelled(rows.size());
      FileNodes nodes = FileNodes.of(edges.names(), rows, none, edges.selfLoops());
      return of(
          edges,
          rows,
          (now, workers) ->
              AttributedNodeModel.graphs(edges, nodes, rows, weighted.attributes(), now));
    }
    EdgeList edges = GraphFile.read(((GraphSource.Edges) source).file());
    return of(
        edges,
        rows,
        (now, workers) ->
            GraphFamily.ofEdges(edges.names().size(), edges.low(), edges.high(), edges.value())
                .dividedByDensity(now.graph().densityExponent()));
  }

  private static StandingFile of(
      EdgeList edges, Rows rows, BiFunction<ModelSpec, Workers, GraphFamily> family) {
    return new StandingFile(
        edges.names(), rows, edges.selfLoops(), SearchFacts.GRAPH_GIVEN, family);
  }

  @Override
  public int rows() {
    return rows.size();
  }

  @Override
  StandingNodes nodes(Labels ofRows, ModelSpec spec, Watcher watcher) {
    return new Nodes(FileNodes.of(names, rows, ofRows, selfLoops));
  }

  /** The nodes for some labels. */
  private final class Nodes implements StandingNodes {
    private final FileNodes nodes;

    Nodes(FileNodes nodes) {
      this.nodes = nodes;
    }

    @Override
    public GraphFamily graphs(ModelSpec spec, Workers workers) {
      return new BuiltGraphs(() -> family.apply(spec, workers), built);
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
