package weka.classifiers.diffusion;

import weka.classifiers.diffusion.base.LabelDiffusionClassifier;

public class NonlinearAnisotropicDiffusionTest extends DiffusionClassifierContract {
  public NonlinearAnisotropicDiffusionTest(String name) {
    super(name);
  }

  @Override
  public LabelDiffusionClassifier getClassifier() {
    return new NonlinearAnisotropicDiffusion();
  }
}
