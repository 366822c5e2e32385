package labeldiffusion.diffusion;

import labeldiffusion.labels.Labels;
import labeldiffusion.parallel.Workers;
import labeldiffusion.sparse.ConjugateGradient;
import labeldiffusion.sparse.Laplacian;
import labeldiffusion.sparse.LinearSystem;
import labeldiffusion.sparse.SparseMatrix;
import labeldiffusion.sparse.StoppingRule;

/**
 * Where a random walk over weights V that starts at node i meets a label for the first time. The
 * probabilities are a row of the Green's function of the unlabelled nodes u, so one solve will do:
 *
 * <pre>
 * L_uu x = e_i,   L = diag(V1) - V
 * P(first label met is l) = sum_{u unlabelled} x_u v_ul
 * </pre>
 *
 * They are the derivatives of the scores F_i with respect to the labels if labels are kept and the
 * diffusion over V goes on for ever.
 */
public final class LabelWalk {
  private static final StoppingRule RULE = new StoppingRule(1e-10, 10_000);

  private LabelWalk() {}

  /** The probability of each labelled node, 0 for all others; all 0 if no label can be met. */
  public static double[] from(int i, SparseMatrix V, Labels labels, Workers workers) {
    double[] met = new double[V.size()];
    if (labels.isLabelled(i)) {
      met[i] = 1;
      return met;
    }
    double[] e = new double[V.size()];
    e[i] = 1;
    LinearSystem system = new LinearSystem(unlabelledPart(V, labels), e, 1);
    double[] x = new ConjugateGradient(system, workers).solve(new double[e.length], RULE).X();
    for (int u = 0; u < x.length; u++) {
      for (int p = V.rowStart()[u]; p < V.rowStart()[u + 1] && !labels.isLabelled(u); p++) {
        int l = V.column()[p];
        met[l] += labels.isLabelled(l) ? Math.max(0, x[u]) * V.value()[p] : 0;
      }
    }
    return met;
  }

  /** L_uu, with 1 on the diagonal of labelled nodes, which take no part. */
  private static Laplacian unlabelledPart(SparseMatrix V, Labels labels) {
    double[] excess = V.rowSums((u, l, v) -> labels.isLabelled(l) ? v : 0);
    for (int l : labels.labelledNodes()) {
      excess[l] = 1;
    }
    return new Laplacian(
        V.map((u, j, v) -> labels.isLabelled(u) || labels.isLabelled(j) ? 0 : v), excess);
  }
}
