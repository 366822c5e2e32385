package labeldiffusion.model;

import labeldiffusion.diffusion.Watcher;

/**
 * Labels diffused over the graph of a distance file. The graph holds all rows there can be, so a
 * batch asks for scores that are already there.
 */
final class NodeModel implements FittedModel {
  private static final long serialVersionUID = 1L;

  private final FileNodes nodes;
  private final RunResult run;

  NodeModel(FileNodes nodes, RunResult run) {
    this.nodes = nodes;
    this.run = run;
  }

  @Override
  public Report report() {
    return run.report();
  }

  @Override
  public Answers batch(Rows rows, Watcher watcher) {
    return Answers.of(rows.size(), r -> run.answer(nodes.of(rows, r)), run.report(), false);
  }

  @Override
  public Answer answer(Rows row) {
    return run.answer(nodes.of(row, 0));
  }
}
