package weka.classifiers.diffusion;

import weka.classifiers.diffusion.base.LabelDiffusionClassifier;

public class SmoothDiffusionTest extends DiffusionClassifierContract {
  public SmoothDiffusionTest(String name) {
    super(name);
  }

  @Override
  public LabelDiffusionClassifier getClassifier() {
    return new SmoothDiffusion();
  }
}
