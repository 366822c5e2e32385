package labeldiffusion.diffusion.linear;

import java.util.Arrays;
import labeldiffusion.graph.SimilarityGraph;
import labeldiffusion.labels.LabelWeights;
import labeldiffusion.labels.Labels;
import labeldiffusion.parallel.Workers;
import labeldiffusion.sparse.StoppingRule;

/** A method that gives the scores of the neighbours weight alpha and the own label 1 - alpha. */
public abstract class AlphaDiffusion extends LinearSystemDiffusion {
  private static final long serialVersionUID = 1L;
  public static final double ALPHA_DEFAULT = 0.99;

  final double alpha;

  AlphaDiffusion(double alpha, StoppingRule rule) {
    super(rule);
    if (!(alpha > 0 && alpha < 1)) {
      throw new IllegalArgumentException("alpha must lie between 0 and 1, was " + alpha);
    }
    this.alpha = alpha;
  }

  /** (1 - alpha) Y with one-hot Y. */
  final double[] ownShare(Labels labels) {
    double[] Y = labels.seeds(LabelWeights.ONE_HOT);
    for (int x = 0; x < Y.length; x++) {
      Y[x] *= 1 - alpha;
    }
    return Y;
  }

  /**
   * By reciprocity: the matrix is symmetric, so what a label at l contributes to i is what a label
   * at i contributes to l.
   */
  @Override
  public double[] origins(
      SimilarityGraph graph, Labels labels, double[] wD, int i, Workers workers) {
    int[] classOf = new int[graph.size()];
    Arrays.fill(classOf, Labels.UNLABELLED);
    classOf[i] = 0;
    double[] x = solve(graph, new Labels(classOf, 1), workers).X();
    for (int l = 0; l < x.length; l++) {
      x[l] = labels.isLabelled(l) ? x[l] : 0;
    }
    return x;
  }
}
