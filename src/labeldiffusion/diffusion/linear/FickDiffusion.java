package labeldiffusion.diffusion.linear;

import java.util.Arrays;
import labeldiffusion.graph.SimilarityGraph;
import labeldiffusion.labels.LabelWeights;
import labeldiffusion.labels.Labels;
import labeldiffusion.parallel.Workers;
import labeldiffusion.sparse.ConjugateGradient;
import labeldiffusion.sparse.Laplacian;
import labeldiffusion.sparse.LinearSystem;
import labeldiffusion.sparse.Solution;
import labeldiffusion.sparse.SparseMatrix;
import labeldiffusion.sparse.StoppingRule;

/**
 * Fick's law assisted propagation (Gong, Tao, Fu, Yang 2015), in a form reconstructed from the law
 * itself: labels flow along the edges like a substance that diffuses,
 *
 * <pre>
 * F = (I + mu L_V)^-1 Y,   V = [w_ij^2],   L_V = D_V - V
 * mu = alpha gamma / (1 - alpha),   gamma = 0.5 / max_i d_V(i)
 * </pre>
 *
 * This is the limit of F &lt;- alpha P F + (1 - alpha) Y with P = I - gamma L_V and one-hot Y.
 */
public final class FickDiffusion extends AlphaDiffusion {
  private static final long serialVersionUID = 1L;

  public FickDiffusion(double alpha, StoppingRule rule) {
    super(alpha, rule);
  }

  @Override
  Solution solve(SimilarityGraph graph, Labels labels, Workers workers) {
    SparseMatrix W = graph.matrix();
    double most = Arrays.stream(W.rowSums((i, j, w) -> w * w)).max().orElse(0); // max_i d_V(i)
    double mu = most > 0 ? alpha / (1 - alpha) * (0.5 / most) : 0;
    SparseMatrix muV = W.map((i, j, w) -> w * w * mu);
    double[] Y = labels.seeds(LabelWeights.ONE_HOT);
    LinearSystem system = new LinearSystem(Laplacian.identityPlus(muV), Y, labels.classes());
    return new ConjugateGradient(system, workers).solve(Y.clone(), rule).clip();
  }
}
