package labeldiffusion.diffusion.linear;

import labeldiffusion.diffusion.Diffusion;
import labeldiffusion.diffusion.Scores;
import labeldiffusion.diffusion.SolvedOutcome;
import labeldiffusion.diffusion.Watcher;
import labeldiffusion.graph.SimilarityGraph;
import labeldiffusion.parallel.Workers;
import labeldiffusion.sparse.ConjugateGradient;
import labeldiffusion.sparse.Solution;
import labeldiffusion.sparse.StoppingRule;

/**
 * A method whose scores are the solution of a linear system on the graph, symmetric unless a child
 * solves its own.
 */
abstract class LinearSystemDiffusion implements Diffusion {
  private static final long serialVersionUID = 1L;

  final StoppingRule rule;

  LinearSystemDiffusion(StoppingRule rule) {
    this.rule = rule;
  }

  /** X = (diag(excess + V1) - V)^-1 B, V by position in the graph; X is also where it starts. */
  final Solution solve(
      SimilarityGraph graph,
      double[] excess,
      double[] v,
      double[] B,
      double[] X,
      int c,
      StoppingRule until,
      Workers workers,
      Watcher watcher) {
    watcher.at("diffusion", 0, 1);
    Solution solution =
        new ConjugateGradient(graph.rowStart(), graph.column(), c, workers)
            .solve(excess, v, B, X, until);
    watcher.at("diffusion", 1, 1);
    return solution;
  }

  /** What a solver leaves, shown to the watcher. */
  static Scores solved(
      SimilarityGraph graph, double[] F, int c, Solution solution, Watcher watcher) {
    watcher.stepped(0, F, graph.weight());
    return new Scores(F, c, SolvedOutcome.of(solution));
  }

  @Override
  public long bytes(long nodes, long entries, int k, int c) {
    return ConjugateGradient.bytes(nodes, entries, c);
  }
}
