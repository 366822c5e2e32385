package labeldiffusion.diffusion.linear;

import java.util.Arrays;
import labeldiffusion.diffusion.Scores;
import labeldiffusion.diffusion.Watcher;
import labeldiffusion.graph.SimilarityGraph;
import labeldiffusion.labels.LabelWeights;
import labeldiffusion.labels.Labels;
import labeldiffusion.parallel.Workers;
import labeldiffusion.sparse.Solution;
import labeldiffusion.sparse.StoppingRule;

/**
 * Fick's law assisted propagation (Gong, Tao, Fu, Yang 2015), in a form reconstructed from the law
 * itself:
 *
 * <pre>
 * F = (I + mu L_V)^-1 Y,   V = [w_ij^2],   L_V = D_V - V
 * mu = alpha gamma / (1 - alpha),   gamma = 0.5 / max_i d_V(i)
 * </pre>
 *
 * the limit of F &lt;- alpha P F + (1 - alpha) Y with P = I - gamma L_V, one-hot Y.
 */
public final class FickDiffusion extends AlphaDiffusion {
  private static final long serialVersionUID = 1L;

  public FickDiffusion(double alpha, StoppingRule rule) {
    super(alpha, rule);
  }

  @Override
  public Scores run(SimilarityGraph graph, Labels labels, Workers workers, Watcher watcher) {
    int n = graph.size();
    int[] rowStart = graph.rowStart();
    double[] v = new double[graph.column().length];
    double most = 0; // max_i d_V(i)
    for (int i = 0; i < n; i++) {
      double sum = 0;
      for (int p = rowStart[i]; p < rowStart[i + 1]; p++) {
        v[p] = graph.weight()[p] * graph.weight()[p];
        sum += v[p];
      }
      most = Math.max(most, sum);
    }
    double mu = most > 0 ? alpha / (1 - alpha) * (0.5 / most) : 0;
    for (int p = 0; p < v.length; p++) {
      v[p] *= mu;
    }
    double[] ones = new double[n]; // I + mu L_V has 1 beyond its rows' sums
    Arrays.fill(ones, 1);
    double[] Y = labels.seeds(LabelWeights.ONE_HOT);
    double[] F = Y.clone();
    Solution solution = solve(graph, ones, v, Y, F, labels.classes(), rule, workers, watcher);
    return solved(graph, Scores.clip(F), labels.classes(), solution, watcher);
  }
}
