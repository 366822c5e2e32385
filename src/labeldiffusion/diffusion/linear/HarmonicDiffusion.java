package labeldiffusion.diffusion.linear;

import labeldiffusion.graph.Components;
import labeldiffusion.graph.SimilarityGraph;
import labeldiffusion.labels.Labels;
import labeldiffusion.parallel.Workers;
import labeldiffusion.sparse.ConjugateGradient;
import labeldiffusion.sparse.Laplacian;
import labeldiffusion.sparse.LinearSystem;
import labeldiffusion.sparse.Solution;
import labeldiffusion.sparse.SparseMatrix;
import labeldiffusion.sparse.StoppingRule;

/**
 * Gaussian random fields, the harmonic function (Zhu, Ghahramani, Lafferty 2003). Labelled nodes
 * keep their one-hot labels, and every other score is the weighted mean of its neighbours' scores:
 *
 * <pre>L_uu F_u = W_ul Y_l,   L = D - W</pre>
 *
 * In a component without labels the solution is 0: no label reaches it. Class mass normalisation
 * multiplies column t of the unlabelled rows by (labels of t + 1) / (sum of the column).
 */
public final class HarmonicDiffusion extends LinearSystemDiffusion {
  private static final long serialVersionUID = 1L;

  /** Largest accepted difference between the sum of a row and 1. */
  private static final double ROW_SUM = 1e-6;

  /** Smaller residuals are rounding errors. */
  private static final double LEAST_TOLERANCE = 1e-40;

  private final boolean classMass;

  public HarmonicDiffusion(boolean classMass, StoppingRule rule) {
    super(rule);
    this.classMass = classMass;
  }

  @Override
  Solution solve(SimilarityGraph graph, Labels labels, Workers workers) {
    return solve(graph.matrix(), labels, workers);
  }

  /** The harmonic function of symmetric weights W. */
  Solution solve(SparseMatrix W, Labels labels, Workers workers) {
    Solution solution = solveWholeRows(W, labels, workers).clip();
    double[] F = solution.X();
    if (classMass) {
      normaliseMass(F, labels);
    }
    for (int i = 0; i < labels.size(); i++) {
      if (labels.isLabelled(i)) {
        F[i * labels.classes() + labels.classOf()[i]] = 1;
      }
    }
    return solution;
  }

  /**
   * L_uu F_u = W_ul Y_l as a system for all nodes. The rows and columns of labelled nodes are those
   * of the identity, with 0 on the right.
   */
  private static LinearSystem system(SparseMatrix W, Labels labels) {
    int c = labels.classes();
    SparseMatrix Wuu = W.map((i, j, w) -> labels.isLabelled(i) || labels.isLabelled(j) ? 0 : w);
    double[] excess = new double[W.size()]; // on the diagonal beyond the row sums of W_uu
    double[] B = new double[Labels.length(W.size(), c)];
    for (int i = 0; i < W.size(); i++) {
      excess[i] = labels.isLabelled(i) ? 1 : 0;
      for (int p = W.rowStart()[i]; p < W.rowStart()[i + 1] && !labels.isLabelled(i); p++) {
        int j = W.column()[p];
        if (labels.isLabelled(j)) {
          excess[i] += W.value()[p];
          B[i * c + labels.classOf()[j]] += W.value()[p]; // W_ul Y_l
        }
      }
    }
    return new LinearSystem(new Laplacian(Wuu, excess), B, c);
  }

  /**
   * A small residual says little about nodes that depend on weak edges. But the rows of a harmonic
   * function sum to 1 wherever labels arrive: as long as one does not, the solver continues with a
   * smaller tolerance.
   */
  private Solution solveWholeRows(SparseMatrix W, Labels labels, Workers workers) {
    boolean[] reachable = Components.of(W).reachable(labels);
    ConjugateGradient solver = new ConjugateGradient(system(W, labels), workers);
    double[] F = new double[Labels.length(W.size(), labels.classes())];
    int iterations = 0;
    for (double tolerance = rule.tolerance(); ; tolerance *= 1e-2) {
      Solution solution = solver.solve(F, new StoppingRule(tolerance, rule.maxIterations()));
      iterations += solution.iterations();
      boolean isWhole = largestDefect(F, labels, reachable) <= ROW_SUM;
      if (isWhole || !solution.converged() || tolerance < LEAST_TOLERANCE) {
        return new Solution(F, iterations, solution.residual(), isWhole && solution.converged());
      }
    }
  }

  /** max |1 - sum_t F_it| over the unlabelled nodes that labels can reach. */
  private static double largestDefect(double[] F, Labels labels, boolean[] reachable) {
    double defect = 0;
    for (int i = 0; i < labels.size(); i++) {
      if (!labels.isLabelled(i) && reachable[i]) {
        double sum = 0;
        for (int x = i * labels.classes(); x < (i + 1) * labels.classes(); x++) {
          sum += F[x];
        }
        defect = Math.max(defect, Math.abs(1 - sum));
      }
    }
    return defect;
  }

  /** F_ut &lt;- F_ut (count_t + 1) / sum_u F_ut; a column without mass stays 0. */
  private static void normaliseMass(double[] F, Labels labels) {
    int c = labels.classes();
    int[] counts = labels.counts();
    double[] mass = new double[c];
    for (int x = 0; x < F.length; x++) {
      mass[x % c] += F[x]; // labelled rows are still 0
    }
    for (int x = 0; x < F.length; x++) {
      F[x] = mass[x % c] > 0 ? F[x] * ((counts[x % c] + 1) / mass[x % c]) : 0;
    }
  }
}
