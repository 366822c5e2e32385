package labeldiffusion.diffusion.linear;

import java.util.stream.IntStream;
import labeldiffusion.graph.Components;
import labeldiffusion.graph.SimilarityGraph;
import labeldiffusion.labels.LabelWeights;
import labeldiffusion.labels.Labels;
import labeldiffusion.parallel.Workers;
import labeldiffusion.sparse.ConjugateGradient;
import labeldiffusion.sparse.Solution;
import labeldiffusion.sparse.SparseMatrix;
import labeldiffusion.sparse.StoppingRule;

/**
 * Gaussian random fields, the harmonic function (Zhu, Ghahramani, Lafferty 2003). Labelled nodes
 * keep their one-hot labels, and every other score is the weighted mean of its neighbours' scores:
 *
 * <pre>L_uu F_u = W_ul Y_l,   L = D - W</pre>
 *
 * In a component without labels the solution is 0: no label reaches it.
 *
 * <p>A small residual says little about nodes that only weak edges join to the rest. But the rows
 * of a harmonic function sum to 1 wherever labels arrive. So those rows that do are final, and the
 * others are solved again with final rows in the role of labels, until none is left.
 */
public final class HarmonicDiffusion extends LinearSystemDiffusion {
  private static final long serialVersionUID = 1L;

  /** Largest accepted difference between the sum of a row and 1. */
  private static final double ROW_SUM = 1e-6;

  /** Smaller residuals are rounding errors. */
  private static final double LEAST_TOLERANCE = 1e-40;

  public HarmonicDiffusion(StoppingRule rule) {
    super(rule);
  }

  @Override
  Solution solve(SimilarityGraph graph, Labels labels, Workers workers) {
    return solve(graph.matrix(), labels, workers);
  }

  /** The harmonic function of symmetric weights W. */
  Solution solve(SparseMatrix W, Labels labels, Workers workers) {
    int c = labels.classes();
    boolean[] reachable = Components.of(W).reachable(labels);
    double[] F = labels.seeds(LabelWeights.ONE_HOT);
    int[] open =
        IntStream.range(0, W.size()).filter(i -> reachable[i] && !labels.isLabelled(i)).toArray();
    double tolerance = rule.tolerance();
    double residual = 0;
    int iterations = 0;
    while (open.length > 0) {
      InnerSystem inner = InnerSystem.of(W, open, F, c);
      Solution solution =
          new ConjugateGradient(inner.system(), workers)
              .solve(inner.start(F), new StoppingRule(tolerance, rule.maxIterations()));
      inner.store(solution.clip().X(), F);
      iterations += solution.iterations();
      residual = Math.max(residual, solution.residual());
      int[] left = IntStream.of(open).filter(i -> !isWhole(F, i, c)).toArray();
      if (!solution.converged() || tolerance < LEAST_TOLERANCE) {
        return new Solution(F, iterations, residual, left.length == 0 && solution.converged());
      }
      tolerance = left.length == open.length ? tolerance * 1e-2 : rule.tolerance();
      open = left;
    }
    return new Solution(F, iterations, residual, true);
  }

  private static boolean isWhole(double[] F, int i, int c) {
    double sum = 0;
    for (int x = i * c; x < (i + 1) * c; x++) {
      sum += F[x];
    }
    return Math.abs(1 - sum) <= ROW_SUM;
  }

  /** The inner system of all nodes. */
  @Override
  public long bytes(long nodes, long entries, int k, int c) {
    return super.bytes(nodes, entries, k, c) + 12 * entries + 8 * nodes * c;
  }
}
