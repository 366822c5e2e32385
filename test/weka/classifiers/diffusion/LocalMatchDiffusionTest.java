package weka.classifiers.diffusion;

import weka.classifiers.diffusion.base.LabelDiffusionClassifier;

public class LocalMatchDiffusionTest extends DiffusionClassifierContract {
  public LocalMatchDiffusionTest(String name) {
    super(name);
  }

  @Override
  public LabelDiffusionClassifier getClassifier() {
    return new LocalMatchDiffusion();
  }
}
