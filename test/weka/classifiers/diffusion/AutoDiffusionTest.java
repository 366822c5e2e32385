package weka.classifiers.diffusion;

import weka.classifiers.diffusion.base.LabelDiffusionClassifier;

public class AutoDiffusionTest extends DiffusionClassifierContract {
  public AutoDiffusionTest(String name) {
    super(name);
  }

  @Override
  public LabelDiffusionClassifier getClassifier() {
    return new AutoDiffusion();
  }
}
