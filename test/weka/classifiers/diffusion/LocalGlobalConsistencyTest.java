package weka.classifiers.diffusion;

import weka.classifiers.diffusion.base.LabelDiffusionClassifier;

public class LocalGlobalConsistencyTest extends DiffusionClassifierContract {
  public LocalGlobalConsistencyTest(String name) {
    super(name);
  }

  @Override
  public LabelDiffusionClassifier getClassifier() {
    return new LocalGlobalConsistency();
  }

  /** The solver stops at a residual of 1e-8. */
  @Override
  protected double rounding() {
    return 1e-6;
  }
}
