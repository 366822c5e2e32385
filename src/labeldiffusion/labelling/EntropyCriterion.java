package labeldiffusion.labelling;

import java.util.Arrays;

/**
 * The rows whose answers would drain most entropy from the others (after Kim 2025):
 *
 * <pre>
 * v_i = [M g - g o diag(M)]_i,   score_i = g_i / std(g) + v_i / std(v)
 * </pre>
 *
 * g_i is the entropy of row i and M g what becomes of it when it diffuses ({@link EntropyFlow}).
 * v_i is the entropy that would flow to node i from all others. A label at i holds its own entropy
 * at 0, so this is what its answer drains. This is our reading of the paper, which has no public
 * code.
 */
final class EntropyCriterion implements Criterion {
  @Override
  public int[] choose(Situation now, int count) {
    double[] g = now.ofRows(now.snapshot()::entropy);
    now.labelled().stream().forEach(v -> g[v] = 0);
    EntropyFlow flow = new EntropyFlow(now.graph(), g);
    double[] v = flow.diffused(g);
    double[] own = flow.diagonal();
    for (int i = 0; i < v.length; i++) {
      v[i] -= own[i] * g[i];
    }
    double ofG = inverseDeviation(g);
    double ofV = inverseDeviation(v);
    double[] scores = new double[g.length];
    Arrays.setAll(scores, i -> g[i] * ofG + v[i] * ofV);
    return Spread.top(scores, now, count);
  }

  /** 1 / std(x); 0 if all are alike. */
  private static double inverseDeviation(double[] x) {
    double mean = Arrays.stream(x).average().orElse(0);
    double variance =
        Arrays.stream(x).map(value -> (value - mean) * (value - mean)).average().orElse(0);
    return variance > 1e-20 * mean * mean && variance > 0 ? 1 / Math.sqrt(variance) : 0;
  }
}
