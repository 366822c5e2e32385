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
 * Local and global consistency, known as label spreading (Zhou, Bousquet, Lal, Weston, Schoelkopf
 * 2004):
 *
 * <pre>F = (1 - alpha) (I - alpha S)^-1 Y,   S = D^-1/2 W D^-1/2</pre>
 *
 * with one-hot Y.
 */
public final class SpreadingDiffusion extends AlphaDiffusion {
  private static final long serialVersionUID = 1L;

  public SpreadingDiffusion(double alpha, StoppingRule rule) {
    super(alpha, rule);
  }

  @Override
  public Scores run(SimilarityGraph graph, Labels labels, Workers workers, Watcher watcher) {
    int n = graph.size();
    int[] rowStart = graph.rowStart();
    double[] excess = new double[n]; // of the diagonal 1 over alpha S
    Arrays.fill(excess, 1);
    double[] v = new double[graph.column().length];
    for (int i = 0; i < n; i++) {
      for (int p = rowStart[i]; p < rowStart[i + 1]; p++) {
        double scale = Math.sqrt(graph.degree()[i]) * Math.sqrt(graph.degree()[graph.column()[p]]);
        v[p] = scale > 0 ? alpha * (graph.weight()[p] / scale) : 0; // alpha S
        excess[i] -= v[p];
      }
    }
    double[] B =
        Arrays.stream(labels.seeds(LabelWeights.ONE_HOT)).map(y -> (1 - alpha) * y).toArray();
    double[] F = B.clone();
    Solution solution = solve(graph, excess, v, B, F, labels.classes(), rule, workers, watcher);
    return solved(graph, Scores.clip(F), labels.classes(), solution, watcher);
  }
}
