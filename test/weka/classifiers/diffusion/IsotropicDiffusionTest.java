package weka.classifiers.diffusion;

import weka.classifiers.diffusion.base.LabelDiffusionClassifier;

public class IsotropicDiffusionTest extends DiffusionClassifierContract {
  public IsotropicDiffusionTest(String name) {
    super(name);
  }

  @Override
  public LabelDiffusionClassifier getClassifier() {
    return new IsotropicDiffusion();
  }
}
