package labeldiffusion.diffusion.stepped;

import labeldiffusion.graph.SimilarityGraph;
import labeldiffusion.labels.Labels;
import labeldiffusion.parallel.Blocks;
import labeldiffusion.parallel.Workers;
import labeldiffusion.sparse.ConjugateGradient;
import labeldiffusion.sparse.Laplacian;
import labeldiffusion.sparse.LinearSystem;
import labeldiffusion.sparse.Solution;
import labeldiffusion.sparse.SparseMatrix;
import labeldiffusion.sparse.StoppingRule;

/**
 * One time step of a diffusion on given weights w^D:
 *
 * <pre>
 * [L^D F]_i = (1/d_i) sum_j w^D_ij (F_i - F_j)          (Eq. 10)
 * explicit:  F &lt;- F - delta' L^D F                       (Eq. 12)
 * implicit:  (I + delta L^D) F_new = F
 * </pre>
 *
 * The explicit step is guarded: delta' = delta / max(1, r) and at most 1/r, r = max_i sum_j w^D_ij
 * / d_i, so that every new score is an average of old ones. The implicit system is solved in the
 * form D + delta (R - W^D), which is symmetric, R the row sums of W^D. O(c) per entry of the graph.
 */
final class EulerStepper {
  /**
   * Far below what a step changes: the implicit step's error is that of the time step, not of the
   * solver.
   */
  private static final StoppingRule SOLVER_RULE =
      new StoppingRule(1e-12, StoppingRule.MAX_ITERATIONS_DEFAULT);

  private final SimilarityGraph graph;
  private final EulerSpec spec;
  private final Labels labels;
  private final int c;
  private final Workers workers;
  private final Blocks blocks;

  /** d_i; 1 for a node without edges, which stays as it is. */
  private final double[] degree;

  /** sum_j w^D_ij. */
  private final double[] rowSum;

  private final double[] part;
  private final double bound;
  private final ConjugateGradient solver;
  private final double[] excess;
  private final double[] scaled;
  private final double[] B;
  private double[] F;
  private double[] G;
  private double r;
  private double change;
  private int guardedSteps;
  private double smallestStep = Double.POSITIVE_INFINITY;
  private double worstResidual;

  EulerStepper(SimilarityGraph graph, Labels labels, EulerSpec spec, Workers workers) {
    this.graph = graph;
    this.labels = labels;
    this.spec = spec;
    this.workers = workers;
    c = labels.classes();
    F = labels.seeds(spec.seeds());
    G = F.clone();
    bound = largest(F);
    degree = graph.degree().clone();
    for (int i = 0; i < degree.length; i++) {
      degree[i] += spec.selfLoops() ? 1 : 0;
      degree[i] = degree[i] > 0 ? degree[i] : 1;
    }
    rowSum = new double[degree.length];
    blocks = Blocks.ofEntries(graph.rowStart(), 1 + c);
    part = new double[blocks.count()];
    boolean implicit = spec.scheme() == Scheme.IMPLICIT;
    excess = implicit ? new double[degree.length] : null;
    scaled = implicit ? new double[graph.column().length] : null;
    B = implicit ? new double[F.length] : null;
    solver = implicit ? new ConjugateGradient(system(), workers) : null;
  }

  /** The implicit system; its arrays are filled before each solve. */
  private LinearSystem system() {
    return new LinearSystem(new Laplacian(graph.matrix().withValues(scaled), excess), B, c);
  }

  /** F, overwritten by later steps. */
  double[] scores() {
    return F;
  }

  /** Largest change of a score in the last step. */
  double change() {
    return change;
  }

  int guardedSteps() {
    return guardedSteps;
  }

  /** The smallest step the guard has left. */
  double smallestStep() {
    return smallestStep;
  }

  /** The largest relative residual an implicit step was left with; 0 if all were solved. */
  double worstResidual() {
    return worstResidual;
  }

  /**
   * Takes one step; {@code changed} says whether the weights are others than in the step before.
   */
  void step(double[] wD, boolean changed) {
    if (changed) {
      sumRows(wD);
    }
    if (solver == null) {
      explicitStep(wD);
    } else {
      implicitStep(wD, changed);
    }
    double[] old = F;
    F = G;
    G = old;
  }

  /** rowSum_i = sum_j w^D_ij and r = max_i rowSum_i / d_i. */
  private void sumRows(double[] wD) {
    int[] rowStart = graph.rowStart();
    workers.run(
        blocks.count(),
        b -> {
          double most = 0;
          for (int i = blocks.from(b); i < blocks.to(b); i++) {
            double sum = 0;
            for (int p = rowStart[i]; p < rowStart[i + 1]; p++) {
              sum += wD[p];
            }
            rowSum[i] = sum;
            most = Math.max(most, sum / degree[i]);
          }
          part[b] = most;
        });
    r = largest(part);
  }

  private void explicitStep(double[] wD) {
    double delta = Math.min(spec.delta() / Math.max(1, r), 1 / r);
    if (delta < spec.delta()) {
      guardedSteps++;
      smallestStep = Math.min(smallestStep, delta);
    }
    SparseMatrix matrix = graph.matrix().withValues(wD);
    workers.run(
        blocks.count(),
        b -> {
          double most = 0;
          for (int i = blocks.from(b); i < blocks.to(b); i++) {
            if (!isClamped(i)) {
              double factor = delta / degree[i];
              // at most 1 but for rounding: what is left of F_i is never negative
              double own = Math.max(0, 1 - factor * rowSum[i]);
              matrix.multiplyRow(i, own, factor, F, G, c);
              most = Math.max(most, rowChange(i));
            }
          }
          part[b] = most;
        });
    change = largest(part);
  }

  /**
   * D F_new + delta (R - W^D) F_new = D F for the rows that are free; those that are clamped are
   * known and stand on the right, for a large step would otherwise pull them, and all with them, to
   * a common mean before they are set back.
   */
  private void implicitStep(double[] wD, boolean changed) {
    workers.run(
        blocks,
        (from, to) -> {
          for (int i = from; i < to; i++) {
            if (changed) {
              fillRow(i, wD);
            }
            for (int x = i * c; x < (i + 1) * c; x++) {
              B[x] = isClamped(i) ? 0 : degree[i] * F[x];
              G[x] = isClamped(i) ? 0 : F[x];
            }
            for (int p = graph.rowStart()[i]; p < graph.rowStart()[i + 1] && !isClamped(i); p++) {
              int j = graph.column()[p];
              for (int t = 0; t < c && isClamped(j); t++) {
                B[i * c + t] += spec.delta() * wD[p] * F[j * c + t];
              }
            }
          }
        });
    Solution solution = solver.solve(G, SOLVER_RULE);
    if (!solution.converged()) {
      worstResidual = Math.max(worstResidual, solution.residual()); // NaN, if it is one
    }
    workers.run(
        blocks.count(),
        b -> {
          double most = 0;
          for (int i = blocks.from(b); i < blocks.to(b); i++) {
            for (int x = i * c; x < (i + 1) * c; x++) {
              // the exact solution keeps the maximum principle, the solver's residual may not
              G[x] = isClamped(i) ? F[x] : Math.min(bound, Math.max(0, G[x]));
            }
            most = Math.max(most, rowChange(i));
          }
          part[b] = most;
        });
    change = largest(part);
  }

  /** Row i of the system: D + delta (R - W^D), or that of the identity if it is clamped. */
  private void fillRow(int i, double[] wD) {
    excess[i] = isClamped(i) ? 1 : degree[i];
    for (int p = graph.rowStart()[i]; p < graph.rowStart()[i + 1]; p++) {
      boolean free = !isClamped(i) && !isClamped(graph.column()[p]);
      scaled[p] = free ? spec.delta() * wD[p] : 0;
      excess[i] += free || isClamped(i) ? 0 : spec.delta() * wD[p];
    }
  }

  /** Whether node i is set back to its label after every step. */
  boolean isClamped(int i) {
    return spec.labels() == LabelRule.CLAMP && labels.isLabelled(i);
  }

  private double rowChange(int i) {
    double most = 0;
    for (int x = i * c; x < (i + 1) * c; x++) {
      most = Math.max(most, Math.abs(G[x] - F[x]));
    }
    return most;
  }

  private static double largest(double[] values) {
    double most = 0;
    for (double value : values) {
      most = Math.max(most, value);
    }
    return most;
  }
}
