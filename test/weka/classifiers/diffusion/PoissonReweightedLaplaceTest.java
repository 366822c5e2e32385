package weka.classifiers.diffusion;

import weka.classifiers.diffusion.base.LabelDiffusionClassifier;

public class PoissonReweightedLaplaceTest extends DiffusionClassifierContract {
  public PoissonReweightedLaplaceTest(String name) {
    super(name);
  }

  @Override
  public LabelDiffusionClassifier getClassifier() {
    return new PoissonReweightedLaplace();
  }

  /** The solver stops at a residual of 1e-8. */
  @Override
  protected double rounding() {
    return 1e-6;
  }
}
