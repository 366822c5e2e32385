package labeldiffusion.model;

import labeldiffusion.diffusion.Watcher;
import labeldiffusion.parallel.Workers;

/**
 * Labels diffused over the edges of a file. A batch may bring ids that are not in the file, or the
 * attributes of nodes that had none if these are used; labels are then diffused again.
 */
final class EdgeModel implements FittedModel {
  private static final long serialVersionUID = 1L;

  private final EdgeGraphs graphs;
  private final FileNodes nodes;
  private final KnownPoints known;
  private final RunResult run;

  private EdgeModel(EdgeGraphs graphs, FileNodes nodes, KnownPoints known, Watcher watcher) {
    this.graphs = graphs;
    this.nodes = nodes;
    this.known = known;
    try (Workers workers = new Workers(graphs.spec().slots())) {
      run =
          new Run(graphs.spec(), workers, nodes.watching(watcher))
              .over(graphs.of(nodes, known, workers), SearchFacts.GRAPH_GIVEN, nodes.labels())
              .with(nodes.facts());
    }
  }

  static EdgeModel of(EdgeGraphs graphs, FileNodes nodes, Rows rows, Watcher watcher) {
    return new EdgeModel(graphs, nodes, graphs.known(nodes, rows), watcher);
  }

  @Override
  public Report report() {
    return run.report();
  }

  @Override
  public Answers batch(Rows rows, Watcher watcher) {
    FileNodes all = nodes.with(rows);
    KnownPoints more = graphs.known(known.among(nodes.ids(), all.ids()), all, rows);
    boolean isNew = all.count() > nodes.count() || more.points().size() > known.points().size();
    EdgeModel model = isNew ? new EdgeModel(graphs, all, more, watcher) : this;
    return Answers.of(rows.size(), r -> model.answer(rows, r), model.report(), isNew);
  }

  @Override
  public Answer answer(Rows row) {
    return answer(row, 0);
  }

  private Answer answer(Rows rows, int r) {
    return run.answer(nodes.of(rows, r));
  }
}
