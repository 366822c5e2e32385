package labeldiffusion.diffusion.linear;

import java.util.Arrays;
import labeldiffusion.graph.SimilarityGraph;
import labeldiffusion.labels.Labels;
import labeldiffusion.parallel.Workers;
import labeldiffusion.sparse.ConjugateGradient;
import labeldiffusion.sparse.Laplacian;
import labeldiffusion.sparse.LinearSystem;
import labeldiffusion.sparse.Solution;
import labeldiffusion.sparse.SparseMatrix;
import labeldiffusion.sparse.StoppingRule;

/**
 * Local and global consistency, also known as label spreading (Zhou, Bousquet, Lal, Weston,
 * Schoelkopf 2004). Every node repeatedly takes a share alpha of its neighbours' scores and 1 -
 * alpha of its own label; the limit is
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
  Solution solve(SimilarityGraph graph, Labels labels, Workers workers) {
    double[] root = Arrays.stream(graph.degree()).map(Math::sqrt).toArray();
    SparseMatrix alphaS =
        graph
            .matrix()
            .map(
                (i, j, w) -> {
                  double scale = root[i] * root[j];
                  return scale > 0 ? alpha * (w / scale) : 0;
                });
    double[] B = ownShare(labels);
    LinearSystem system = new LinearSystem(Laplacian.identityMinus(alphaS), B, labels.classes());
    return new ConjugateGradient(system, workers).solve(B.clone(), rule).clip();
  }
}
