package labeldiffusion.diffusion.linear;

import labeldiffusion.diffusion.Scores;
import labeldiffusion.diffusion.Watcher;
import labeldiffusion.graph.Components;
import labeldiffusion.graph.SimilarityGraph;
import labeldiffusion.labels.Labels;
import labeldiffusion.parallel.Workers;
import labeldiffusion.sparse.Solution;
import labeldiffusion.sparse.StoppingRule;

/**
 * Gaussian random fields, the harmonic function (Zhu, Ghahramani, Lafferty 2003):
 *
 * <pre>L_uu F_u = W_ul Y_l,   L = D - W</pre>
 *
 * Labelled nodes keep their one-hot labels. A component without labels has the solution 0: no label
 * reaches it. With class mass normalisation the unlabelled rows' column t is multiplied by (labels
 * of t + 1) / (its sum).
 */
public final class HarmonicDiffusion extends LinearSystemDiffusion {
  private static final long serialVersionUID = 1L;

  /** How far a row's sum may be from 1. */
  private static final double ROW_SUM = 1e-6;

  /** Below this the residual is rounding. */
  private static final double LEAST_TOLERANCE = 1e-40;

  private final boolean classMass;

  public HarmonicDiffusion(boolean classMass, StoppingRule rule) {
    super(rule);
    this.classMass = classMass;
  }

  @Override
  public Scores run(SimilarityGraph graph, Labels labels, Workers workers, Watcher watcher) {
    int n = graph.size();
    int c = labels.classes();
    int[] rowStart = graph.rowStart();
    double[] excess = new double[n];
    double[] v = new double[graph.column().length];
    double[] B = new double[Labels.length(n, c)];
    for (int i = 0; i < n; i++) {
      // rows and columns of labelled nodes are those of the identity, with 0 on the right
      excess[i] = labels.isLabelled(i) ? 1 : 0;
      for (int p = rowStart[i]; p < rowStart[i + 1] && !labels.isLabelled(i); p++) {
        int j = graph.column()[p];
        if (labels.isLabelled(j)) {
          excess[i] += graph.weight()[p];
          B[i * c + labels.classOf()[j]] += graph.weight()[p]; // W_ul Y_l
        } else {
          v[p] = graph.weight()[p];
        }
      }
    }
    double[] F = new double[B.length];
    Solution solution = solveAll(graph, labels, excess, v, B, F, workers, watcher);
    Scores.clip(F);
    if (classMass) {
      normaliseMass(F, labels);
    }
    for (int i = 0; i < n; i++) {
      if (labels.isLabelled(i)) {
        F[i * c + labels.classOf()[i]] = 1;
      }
    }
    return solved(graph, F, c, solution, watcher);
  }

  /**
   * A small residual says little about nodes that hang on weak edges. But rows of a harmonic
   * function sum to 1 wherever there are labels: as long as one does not, the solver goes on.
   */
  private Solution solveAll(
      SimilarityGraph graph,
      Labels labels,
      double[] excess,
      double[] v,
      double[] B,
      double[] F,
      Workers workers,
      Watcher watcher) {
    int[] component = Components.of(graph).of();
    boolean[] hasLabel = new boolean[graph.size()];
    for (int i = 0; i < labels.size(); i++) {
      hasLabel[component[i]] |= labels.isLabelled(i);
    }
    int iterations = 0;
    for (double tolerance = rule.tolerance(); ; tolerance *= 1e-2) {
      StoppingRule until = new StoppingRule(tolerance, rule.maxIterations());
      Solution solution = solve(graph, excess, v, B, F, labels.classes(), until, workers, watcher);
      iterations += solution.iterations();
      double defect = 0;
      for (int i = 0; i < labels.size(); i++) {
        if (!labels.isLabelled(i) && hasLabel[component[i]]) {
          double sum = 0;
          for (int x = i * labels.classes(); x < (i + 1) * labels.classes(); x++) {
            sum += F[x];
          }
          defect = Math.max(defect, Math.abs(1 - sum));
        }
      }
      boolean isWhole = defect <= ROW_SUM;
      if (isWhole || !solution.converged() || tolerance < LEAST_TOLERANCE) {
        return new Solution(iterations, solution.residual(), isWhole && solution.converged());
      }
    }
  }

  /** F_ut &lt;- F_ut (count_t + 1) / sum_u F_ut; a column without mass stays 0. */
  private static void normaliseMass(double[] F, Labels labels) {
    int c = labels.classes();
    int[] counts = labels.counts();
    double[] mass = new double[c];
    for (int x = 0; x < F.length; x++) {
      mass[x % c] += F[x]; // labelled rows are 0 so far
    }
    for (int x = 0; x < F.length; x++) {
      F[x] = mass[x % c] > 0 ? F[x] * ((counts[x % c] + 1) / mass[x % c]) : 0;
    }
  }
}
