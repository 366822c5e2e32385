package labeldiffusion.labelling;

import java.util.Arrays;
import labeldiffusion.graph.SimilarityGraph;

/**
 * The middle of doubtful or unexplored regions first:
 *
 * <pre>
 * u_i = 1 - m_i min(1, e_i / e),   0 at labels
 * score_i = u_i^2 r_i,   r = surroundings of u, crumbs count less
 * </pre>
 *
 * with the margin m_i, the evidence e_i = ||F_i|| and its median e. Before any label, u = 1
 * everywhere and the densest regions come first. As long as little has arrived in most of the
 * graph, this covers it; later the margins decide. The answers are worth more than those of the
 * smallest margins alone, because many rows around them are in the same doubt.
 */
final class RegionCriterion implements Criterion {
  @Override
  public int[] choose(Situation now, int count) {
    double[] u = doubts(now);
    double[] r = Surroundings.of(now.graph(), u);
    double[] worth = Crumbs.worth(now.graph());
    double[] scores = new double[u.length];
    Arrays.setAll(scores, i -> worth[i] * u[i] * u[i] * r[i]);
    return Spread.top(scores, now, count);
  }

  private static double[] doubts(Situation now) {
    Snapshot last = now.snapshot();
    SimilarityGraph graph = now.graph();
    double[] evidence = now.ofRows(last::evidence);
    Arrays.sort(evidence);
    double typical = evidence[graph.size() / 2];
    double[] u =
        now.ofRows(
            row -> {
              double share = typical > 0 ? Math.min(1, last.evidence(row) / typical) : 1;
              return 1 - last.confidence(row) * share;
            });
    now.labelled().stream().forEach(v -> u[v] = 0);
    return u;
  }
}
