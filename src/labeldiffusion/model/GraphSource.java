package labeldiffusion.model;

import java.io.Serializable;
import java.nio.file.Path;
import labeldiffusion.diffusion.Watcher;
import labeldiffusion.files.DistanceFile;
import labeldiffusion.files.EdgeList;
import labeldiffusion.files.GraphFile;
import labeldiffusion.files.NamedNeighbours;
import labeldiffusion.graph.GraphFamily;
import labeldiffusion.labels.Labels;
import labeldiffusion.parallel.Workers;
import labeldiffusion.points.Metric;
import labeldiffusion.points.Points;
import labeldiffusion.points.Preparation;
import labeldiffusion.points.Scaling;

/** Where the graph comes from. Each source knows how to fit a model. */
public sealed interface GraphSource {
  /** Diffuses the labels of the rows over the graph. */
  default FittedModel fit(Rows rows, Labels labels, ModelSpec spec, Watcher watcher) {
    if (labels.labelledCount() == 0) {
      throw new IllegalArgumentException(
          "training data must have at least one class label, had none");
    }
    return fitLabelled(rows, labels, spec, watcher);
  }

  /** The same for labels of which there is at least one. */
  FittedModel fitLabelled(Rows rows, Labels labels, ModelSpec spec, Watcher watcher);

  /**
   * The rows' attributes: every row is joined to its nearest rows.
   *
   * @param remembersLists whether neighbours that an earlier run found for the same points are
   *     taken from {@link labeldiffusion.neighbours.RecentLists#SHARED}
   */
  record Attributes(Scaling scaling, Metric metric, boolean remembersLists)
      implements GraphSource, Serializable {
    private static final long serialVersionUID = 1L;

    /** Without a memory: every run searches. */
    public Attributes(Scaling scaling, Metric metric) {
      this(scaling, metric, false);
    }

    /** The scales and fill-ins that suit these rows. */
    Preparation prepare(Points raw) {
      return Preparation.of(raw, scaling, metric);
    }

    @Override
    public FittedModel fitLabelled(Rows rows, Labels labels, ModelSpec spec, Watcher watcher) {
      return PointModel.of(rows, labels, this, spec, watcher);
    }
  }

  /**
   * A file of weighted edges.
   *
   * @param isStrict whether a row whose id is no node of the file is an error; otherwise it is a
   *     node without edges
   * @param use what the rows' attributes are for
   */
  record Edges(Path file, boolean isStrict, AttributeUse use) implements GraphSource {

    /** Edges and weights as they are in the file. */
    public Edges(Path file) {
      this(file, false, AttributeUse.NONE);
    }

    @Override
    public FittedModel fitLabelled(Rows rows, Labels labels, ModelSpec spec, Watcher watcher) {
      EdgeList edges = GraphFile.read(file);
      FileNodes nodes =
          FileNodes.of(new FileIds(edges.names(), isStrict), rows, labels, edges.selfLoops());
      return EdgeModel.of(new EdgeGraphs(edges, use, spec), nodes, rows, watcher);
    }
  }

  /** A file of distances: every node is joined to its nearest nodes. */
  record Distances(Path file) implements GraphSource {
    @Override
    public FittedModel fitLabelled(Rows rows, Labels labels, ModelSpec spec, Watcher watcher) {
      NamedNeighbours nearest = DistanceFile.read(file, spec.largestK());
      FileIds ids = new FileIds(nearest.names(), true);
      FileNodes nodes = FileNodes.of(ids, rows, labels, 0);
      try (Workers workers = new Workers(spec.slots())) {
        GraphFamily graphs = GraphFamily.of(nearest.neighbours(), spec.graph(), workers);
        return new NodeModel(
            nodes,
            new Run(spec, workers, nodes.watching(watcher))
                .over(graphs, SearchFacts.DISTANCES_GIVEN, nodes.labels())
                .with(nodes.facts()));
      }
    }
  }
}
