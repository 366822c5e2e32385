package labeldiffusion.diffusion;

import labeldiffusion.labels.Labels;
import labeldiffusion.parallel.Workers;
import labeldiffusion.sparse.ConjugateGradient;
import labeldiffusion.sparse.Laplacian;
import labeldiffusion.sparse.LinearSystem;
import labeldiffusion.sparse.SparseMatrix;
import labeldiffusion.sparse.StoppingRule;

/**
 * Where a random walk over weights V that starts at node i meets a label for the first time, if it
 * does not end before. The probabilities are a row of the Green's function of the unlabelled nodes
 * u, so one solve will do:
 *
 * <pre>
 * (L_uu + q D_uu) x = e_i,   L = D - V,   D = diag(V1)
 * P(first label met is l) = sum_{u unlabelled} x_u v_ul
 * </pre>
 *
 * With q = 0 they are the derivatives of the scores F_i with respect to the labels if labels are
 * kept and the diffusion over V goes on for ever. But with few labels among very many nodes, walks
 * without an end forget where they began: they meet the same labels wherever they start. With more
 * than a hundred nodes per label, q = 0.01: walks end after a hundred steps in the mean, and meet
 * the labels that are near.
 */
public final class LabelWalk {
  /** Walks that would take more steps than this before they meet a label end about then. */
  private static final int STEPS = 100;

  private static final double TOLERANCE = 1e-10;
  private static final int MOST_ITERATIONS = 10_000;

  /** Iterations on the largest graphs: what is left changes shares by less than a per cent. */
  private static final int LEAST_ITERATIONS = 300;

  /** Entries of V times iterations: somebody waits for the answer. */
  private static final double WORK = 3e8;

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
    double[] x =
        new ConjugateGradient(system, workers)
            .solve(new double[e.length], new StoppingRule(TOLERANCE, iterations(V)))
            .X();
    for (int u = 0; u < x.length; u++) {
      for (int p = V.rowStart()[u]; p < V.rowStart()[u + 1] && !labels.isLabelled(u); p++) {
        int l = V.column()[p];
        met[l] += labels.isLabelled(l) ? Math.max(0, x[u]) * V.value()[p] : 0;
      }
    }
    return met;
  }

  private static int iterations(SparseMatrix V) {
    double affordable = WORK / Math.max(1, V.column().length);
    return (int) Math.min(MOST_ITERATIONS, Math.max(LEAST_ITERATIONS, affordable));
  }

  /** L_uu + q D_uu, with 1 on the diagonal of labelled nodes, which take no part. */
  private static Laplacian unlabelledPart(SparseMatrix V, Labels labels) {
    double q = (double) V.size() / labels.labelledCount() > STEPS ? 1.0 / STEPS : 0;
    double[] excess = V.rowSums((u, l, v) -> labels.isLabelled(l) ? (1 + q) * v : q * v);
    for (int l : labels.labelledNodes()) {
      excess[l] = 1;
    }
    return new Laplacian(
        V.map((u, j, v) -> labels.isLabelled(u) || labels.isLabelled(j) ? 0 : v), excess);
  }
}
