package labeldiffusion.diffusion;

import labeldiffusion.graph.SimilarityGraph;
import labeldiffusion.parallel.Progress;
import labeldiffusion.parallel.Workers;
import labeldiffusion.sparse.Solution;
import labeldiffusion.sparse.StoppingRule;

/**
 * Gaussian random fields, the harmonic function (Zhu, Ghahramani, Lafferty 2003):
 * <pre>L_uu F_u = W_ul Y_l,   L = D - W</pre>
 * Labelled nodes keep their one-hot labels. A component without labels has the solution 0: no label reaches it. With class
 * mass normalisation the unlabelled rows' column t is multiplied by (labels of t + 1) / (its sum).
 */
public final class HarmonicDiffusion extends LinearSystemDiffusion {
  private static final long serialVersionUID = 1L;

  private final boolean classMass;

  public HarmonicDiffusion(boolean classMass, StoppingRule rule) {
    super(rule);
    this.classMass = classMass;
  }

  @Override
  public Scores run(SimilarityGraph graph, Labels labels, Workers workers, Progress progress) {
    int n = graph.size();
    int c = labels.classes();
    int[] rowStart = graph.rowStart();
    double[] a = new double[n];
    double[] v = new double[graph.column().length];
    double[] B = new double[Scores.length(n, c)];
    for (int i = 0; i < n; i++) {
      // rows and columns of labelled nodes are those of the identity, with 0 on the right
      a[i] = labels.isLabelled(i) || graph.degree()[i] == 0 ? 1 : graph.degree()[i];
      for (int p = rowStart[i]; p < rowStart[i + 1] && !labels.isLabelled(i); p++) {
        int j = graph.column()[p];
        if (labels.isLabelled(j)) {
          B[i * c + labels.classOf()[j]] += graph.weight()[p]; // W_ul Y_l
        } else {
          v[p] = graph.weight()[p];
        }
      }
    }
    double[] F = new double[B.length];
    Solution solution = solve(graph, a, v, B, F, c, workers, progress);
    Scores.clip(F);
    if (classMass) {
      normaliseMass(F, labels);
    }
    for (int i = 0; i < n; i++) {
      if (labels.isLabelled(i)) {
        F[i * c + labels.classOf()[i]] = 1;
      }
    }
    return new Scores(F, c, Convergence.of(solution));
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
