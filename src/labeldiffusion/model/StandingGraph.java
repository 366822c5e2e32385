package labeldiffusion.model;

import labeldiffusion.diffusion.Watcher;
import labeldiffusion.labels.Labels;
import labeldiffusion.parallel.Workers;

/**
 * The graph of a table's rows, which stays while labels come and go. The neighbours are searched
 * and the graphs are built once; the labels of a run have no part in that, except that equal rows
 * with different labels are one node per class (see {@link DistinctRows}).
 *
 * <p>The answers have the same bits as those of a model that is fitted to the same rows and labels.
 */
public abstract sealed class StandingGraph permits StandingPoints, StandingFile {

  /** Reads or searches what the source needs. */
  public static StandingGraph of(GraphSource source, Rows rows, ModelSpec spec, Watcher watcher) {
    if (source instanceof GraphSource.Attributes attributes) {
      return StandingPoints.of(attributes, rows, spec, watcher);
    }
    return StandingFile.of(source, rows, spec);
  }

  /** The number of rows, equal ones included. */
  public abstract int rows();

  /** The nodes for these labels of the rows. */
  abstract StandingNodes nodes(Labels ofRows, ModelSpec spec, Watcher watcher);

  /** The graph as it is for these labels, with the row of each of its nodes. */
  public NodeGraph graph(Labels ofRows, ModelSpec spec) {
    StandingNodes nodes = nodes(ofRows, spec, Watcher.NONE);
    try (Workers workers = new Workers(spec.slots())) {
      return NodeGraph.of(nodes.graphs(spec, workers).with(spec.graph()), nodes, rows());
    }
  }

  /** Diffuses labels, of which there must be at least one, as a new model would. */
  public StandingRun diffuse(Labels ofRows, ModelSpec spec, Watcher watcher) {
    return run(ofRows, spec, watcher);
  }

  /**
   * Diffuses labels with the parameters and the calibration of a former run: neither is chosen
   * again. What follows from the scores alone, such as class sizes, is computed anew.
   */
  public StandingRun diffuseLike(
      StandingRun former, Labels ofRows, ModelSpec spec, Watcher watcher) {
    return run(ofRows, former.kept(spec), watcher).calibratedLike(former, spec, ofRows);
  }

  private StandingRun run(Labels ofRows, ModelSpec spec, Watcher watcher) {
    StandingNodes nodes = nodes(ofRows, spec, watcher);
    LastWeights weights = new LastWeights(new RowWatcher(watcher, nodes.rowOf()));
    try (Workers workers = new Workers(spec.slots())) {
      RunResult result =
          new Run(spec, workers, weights)
              .over(nodes.graphs(spec, workers), nodes.search(), nodes.labels())
              .with(nodes.facts());
      Origins origins = new Origins(nodes, spec, result.report().selected(), weights.values());
      return StandingRun.of(result, nodes, rows(), origins, workers);
    }
  }
}
