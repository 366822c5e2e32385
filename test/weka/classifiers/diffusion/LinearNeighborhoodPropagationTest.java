package weka.classifiers.diffusion;

import weka.classifiers.diffusion.base.LabelDiffusionClassifier;

public class LinearNeighborhoodPropagationTest extends DiffusionClassifierContract {
  public LinearNeighborhoodPropagationTest(String name) {
    super(name);
  }

  @Override
  public LabelDiffusionClassifier getClassifier() {
    return new LinearNeighborhoodPropagation();
  }

  /** The solver stops at a residual of 1e-8. */
  @Override
  protected double rounding() {
    return 1e-6;
  }
}
