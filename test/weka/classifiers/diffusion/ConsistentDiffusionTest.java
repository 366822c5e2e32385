package weka.classifiers.diffusion;

import weka.classifiers.diffusion.base.LabelDiffusionClassifier;

public class ConsistentDiffusionTest extends DiffusionClassifierContract {
  public ConsistentDiffusionTest(String name) {
    super(name);
  }

  @Override
  public LabelDiffusionClassifier getClassifier() {
    return new ConsistentDiffusion();
  }
}
