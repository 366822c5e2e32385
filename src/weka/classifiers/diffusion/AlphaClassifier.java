package weka.classifiers.diffusion;

import labeldiffusion.diffusion.AlphaDiffusion;
import weka.core.OptionMetadata;

/** The option of methods that weigh the neighbours' scores against the own label. */
public abstract class AlphaClassifier extends LinearSystemClassifier {
  private static final long serialVersionUID = 1L;

  private double alpha = AlphaDiffusion.ALPHA_DEFAULT;

  @OptionMetadata(displayName = "alpha", displayOrder = 1, commandLineParamName = "alpha",
      commandLineParamSynopsis = "-alpha <number>",
      description = "Share of a row's score that comes from its neighbours rather than from its own label, between 0 and"
          + " 1: the larger, the farther labels reach.\n(default 0.99)")
  public double getAlpha() {
    return alpha;
  }

  public void setAlpha(double alpha) {
    this.alpha = alpha;
  }
}
