package labeldiffusion.diffusion;

import labeldiffusion.graph.SimilarityGraph;
import labeldiffusion.parallel.Progress;
import labeldiffusion.parallel.Workers;
import labeldiffusion.sparse.ConjugateGradient;
import labeldiffusion.sparse.Solution;
import labeldiffusion.sparse.StoppingRule;

/** A method whose scores are the solution of a linear system on the graph, symmetric unless a child solves its own. */
abstract class LinearSystemDiffusion implements Diffusion {
  private static final long serialVersionUID = 1L;

  final StoppingRule rule;

  LinearSystemDiffusion(StoppingRule rule) {
    this.rule = rule;
  }

  /** X = (diag(excess + V1) - V)^-1 B, V by position in the graph; X is also where it starts. */
  final Solution solve(SimilarityGraph graph, double[] excess, double[] v, double[] B, double[] X, int c,
      StoppingRule until, Workers workers, Progress progress) {
    progress.at("diffusion", 0, 1);
    Solution solution = new ConjugateGradient(graph.rowStart(), graph.column(), c, workers).solve(excess, v, B, X, until);
    progress.at("diffusion", 1, 1);
    return solution;
  }

  @Override
  public long bytes(long nodes, long entries, int k, int c) {
    return ConjugateGradient.bytes(nodes, entries, c);
  }
}
