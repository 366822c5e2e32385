package weka.classifiers.diffusion;

import weka.classifiers.diffusion.base.LabelDiffusionClassifier;

public class LinearAnisotropicDiffusionTest extends DiffusionClassifierContract {
  public LinearAnisotropicDiffusionTest(String name) {
    super(name);
  }

  @Override
  public LabelDiffusionClassifier getClassifier() {
    return new LinearAnisotropicDiffusion();
  }
}
