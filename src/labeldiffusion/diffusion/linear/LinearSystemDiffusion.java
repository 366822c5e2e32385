package labeldiffusion.diffusion.linear;

import labeldiffusion.diffusion.Diffusion;
import labeldiffusion.diffusion.Scores;
import labeldiffusion.diffusion.SolvedOutcome;
import labeldiffusion.diffusion.Watcher;
import labeldiffusion.graph.SimilarityGraph;
import labeldiffusion.labels.Labels;
import labeldiffusion.parallel.Workers;
import labeldiffusion.sparse.ConjugateGradient;
import labeldiffusion.sparse.Solution;
import labeldiffusion.sparse.StoppingRule;

/**
 * A method whose scores are the solution of a linear system on the graph. A subclass builds the
 * system and solves it; only classes with labels reach it, so the cost follows their number.
 */
abstract class LinearSystemDiffusion implements Diffusion {
  private static final long serialVersionUID = 1L;

  final StoppingRule rule;

  LinearSystemDiffusion(StoppingRule rule) {
    this.rule = rule;
  }

  /**
   * The scores F as the solution of the method's equation.
   *
   * @param labels labels whose classes all have some
   */
  abstract Solution solve(SimilarityGraph graph, Labels labels, Workers workers);

  @Override
  public final Scores run(SimilarityGraph graph, Labels labels, Workers workers, Watcher watcher) {
    watcher.at("diffusion", 0, 1);
    LabelledClasses classes = LabelledClasses.of(labels);
    Solution solution = solve(graph, classes.labels(), workers);
    double[] F = classes.spread(solution.X());
    watcher.at("diffusion", 1, 1);
    watcher.stepped(0, F, graph.weight());
    return new Scores(F, labels.classes(), SolvedOutcome.of(solution));
  }

  /** The memory of a symmetric system. */
  @Override
  public long bytes(long nodes, long entries, int k, int c) {
    return ConjugateGradient.bytes(nodes, entries, c);
  }
}
