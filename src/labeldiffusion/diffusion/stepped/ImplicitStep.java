package labeldiffusion.diffusion.stepped;

import java.util.List;
import java.util.Locale;
import labeldiffusion.graph.SimilarityGraph;
import labeldiffusion.parallel.BlockReduction;
import labeldiffusion.parallel.Blocks;
import labeldiffusion.parallel.Workers;
import labeldiffusion.sparse.ConjugateGradient;
import labeldiffusion.sparse.Laplacian;
import labeldiffusion.sparse.LinearSystem;
import labeldiffusion.sparse.Solution;
import labeldiffusion.sparse.StoppingRule;

/**
 * The implicit Euler step on given weights w^D, (I + delta L^D) F_new = F, solved in the symmetric
 * form
 *
 * <pre>D F_new + delta (R - W^D) F_new = D F,   R the row sums of W^D</pre>
 *
 * for the free rows. The clamped rows are known and belong to the right-hand side: a large step
 * would otherwise pull them, and all others with them, to a common mean before they are reset. O(c)
 * per entry of the graph and iteration.
 */
final class ImplicitStep implements TimeStep {
  /** Far below the change in a step: the time step, not the solver, determines the error. */
  private static final StoppingRule SOLVER_RULE =
      new StoppingRule(1e-12, StoppingRule.MAX_ITERATIONS_DEFAULT);

  private final StepRows rows;
  private final SimilarityGraph graph;
  private final int c;
  private final double delta;
  private final Blocks blocks;
  private final Workers workers;
  private final BlockReduction reduction;

  /** The largest score at the start, which no later score exceeds. */
  private final double bound;

  private final ConjugateGradient solver;
  private final double[] excess;
  private final double[] scaled;
  private final double[] B;
  private double worstResidual;

  ImplicitStep(StepRows rows, double delta, double bound, Blocks blocks, Workers workers) {
    this.rows = rows;
    this.delta = delta;
    this.bound = bound;
    this.blocks = blocks;
    this.workers = workers;
    graph = rows.graph();
    c = rows.classes();
    reduction = new BlockReduction(blocks, workers);
    excess = new double[graph.size()];
    scaled = new double[graph.column().length];
    B = new double[graph.size() * c];
    Laplacian matrix = new Laplacian(graph.matrix().withValues(scaled), excess);
    solver = new ConjugateGradient(new LinearSystem(matrix, B, c), workers);
  }

  /** The solver's arrays, without the solution, which is G. */
  static long bytes(long nodes, long entries, int c) {
    return ConjugateGradient.bytes(nodes, entries, c) - 8 * nodes * c + 8 * nodes;
  }

  @Override
  public double take(double[] wD, boolean isNew, double[] F, double[] G) {
    workers.run(
        blocks,
        (from, to) -> {
          for (int i = from; i < to; i++) {
            if (isNew) {
              fillMatrixRow(i, wD);
            }
            fillRightSide(i, wD, F, G);
          }
        });
    Solution solution = solver.solve(G, SOLVER_RULE);
    if (!solution.converged()) {
      worstResidual = Math.max(worstResidual, solution.residual()); // stays NaN if it is NaN
    }
    return reduction.max((from, to) -> finish(F, G, from, to));
  }

  /** Row i of D + delta (R - W^D), or of the identity if row i is clamped. */
  private void fillMatrixRow(int i, double[] wD) {
    boolean isClamped = rows.isClamped()[i];
    excess[i] = isClamped ? 1 : rows.degree()[i];
    for (int p = graph.rowStart()[i]; p < graph.rowStart()[i + 1]; p++) {
      boolean free = !isClamped && !rows.isClamped()[graph.column()[p]];
      scaled[p] = free ? delta * wD[p] : 0;
      excess[i] += free || isClamped ? 0 : delta * wD[p];
    }
  }

  /** B_i = d_i F_i + delta sum over clamped j of w^D_ij F_j; the solver starts at F_i. */
  private void fillRightSide(int i, double[] wD, double[] F, double[] G) {
    boolean isClamped = rows.isClamped()[i];
    for (int x = i * c; x < (i + 1) * c; x++) {
      B[x] = isClamped ? 0 : rows.degree()[i] * F[x];
      G[x] = isClamped ? 0 : F[x];
    }
    for (int p = graph.rowStart()[i]; p < graph.rowStart()[i + 1] && !isClamped; p++) {
      int j = graph.column()[p];
      for (int t = 0; t < c && rows.isClamped()[j]; t++) {
        B[i * c + t] += delta * wD[p] * F[j * c + t];
      }
    }
  }

  /** Restores the bounds and the clamped rows; returns the largest change of a score. */
  private double finish(double[] F, double[] G, int from, int to) {
    double most = 0;
    for (int i = from; i < to; i++) {
      for (int x = i * c; x < (i + 1) * c; x++) {
        // the exact solution obeys the maximum principle, an approximate one need not
        G[x] = rows.isClamped()[i] ? F[x] : Math.min(bound, Math.max(0, G[x]));
      }
      most = Math.max(most, rows.change(F, G, i));
    }
    return most;
  }

  @Override
  public List<String> remarks() {
    return worstResidual == 0 // false for NaN
        ? List.of()
        : List.of(
            String.format(
                Locale.ROOT,
                "an implicit step did not converge, its relative residual is %.1e: try a smaller"
                    + " delta",
                worstResidual));
  }
}
