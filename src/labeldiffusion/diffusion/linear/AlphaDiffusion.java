package labeldiffusion.diffusion.linear;

import labeldiffusion.sparse.StoppingRule;

/**
 * A method that weighs the scores of the neighbours, by alpha, against the own label, by 1 - alpha.
 */
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
}
