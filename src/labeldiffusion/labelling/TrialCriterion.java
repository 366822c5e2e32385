package labeldiffusion.labelling;

import labeldiffusion.graph.SimilarityGraph;

/** Trial. */
final class TrialCriterion implements Criterion {
  private static final String[] P = System.getProperty("trial", "margin,walk,4,0").split(",");

  @Override
  public int[] choose(Situation now, int count) {
    String kind = P[0];
    int steps = Integer.parseInt(P[2]);
    double power = Double.parseDouble(P[3]);
    double cover = P.length > 4 ? Double.parseDouble(P[4]) : 0;
    SimilarityGraph g = now.graph();
    double[] u;
    Snapshot s = now.snapshot();
    double[] ev = now.ofRows(s::evidence);
    if (!now.hasScores()) {
      u = now.ofRows(r -> 1);
    } else if (kind.equals("margin")) {
      u = now.ofRows(r -> 1 - s.confidence(r));
    } else if (kind.equals("entropy")) {
      double most = Math.log(s.labels().classes());
      u = now.ofRows(r -> s.entropy(r) / most);
    } else { // evidence times margin
      double[] sorted = ev.clone();
      java.util.Arrays.sort(sorted);
      double ref = sorted[sorted.length / 2];
      u = now.ofRows(r -> 1 - s.confidence(r) * Math.min(1, s.evidence(r) / ref));
    }
    if (cover > 0) {
      double[] heat = new double[now.size()];
      now.labelled().stream().forEach(v -> heat[v] = 1);
      double[] h = heat;
      for (int t = 0; t < (int) cover; t++) {
        h = walk(g, h, now, true);
      }
      for (int v = 0; v < u.length; v++) {
        u[v] = Math.max(u[v], 1 - Math.min(1, h[v]));
      }
    }
    now.labelled().stream().forEach(v -> u[v] = 0);
    double[] x = u.clone();
    for (int t = 0; t < steps; t++) {
      x = P[1].equals("walk") ? walk(g, x, now, false) : sym(g, x);
    }
    double[] score = new double[x.length];
    for (int v = 0; v < x.length; v++) {
      score[v] = x[v] * Math.pow(u[v], power);
    }
    return Spread.top(score, now, count);
  }

  /** Lazy max-type heat (cover) or the mass preserving walk. */
  private static double[] walk(SimilarityGraph g, double[] x, Situation now, boolean isHeat) {
    double[] y = new double[x.length];
    for (int i = 0; i < x.length; i++) {
      double sum = 0;
      for (int p = g.rowStart()[i]; p < g.rowStart()[i + 1]; p++) {
        int j = g.column()[p];
        sum +=
            isHeat
                ? g.weight()[p] / g.degree()[i] * x[j]
                : g.weight()[p] * x[j] / Math.max(g.degree()[j], 1e-300);
      }
      y[i] = isHeat ? Math.max(x[i], sum) : 0.5 * x[i] + 0.5 * sum;
    }
    return y;
  }

  private static double[] sym(SimilarityGraph g, double[] x) {
    double[] y = new double[x.length];
    for (int i = 0; i < x.length; i++) {
      double sum = 0;
      for (int p = g.rowStart()[i]; p < g.rowStart()[i + 1]; p++) {
        sum += g.weight()[p] * (x[g.column()[p]] - x[i]);
      }
      y[i] = x[i] + 0.1 * sum;
    }
    return y;
  }
}
