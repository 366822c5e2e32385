package weka.classifiers.diffusion;

import weka.classifiers.diffusion.base.LabelDiffusionClassifier;

public class TopologicalMatchDiffusionTest extends DiffusionClassifierContract {
  public TopologicalMatchDiffusionTest(String name) {
    super(name);
  }

  @Override
  public LabelDiffusionClassifier getClassifier() {
    return new TopologicalMatchDiffusion();
  }
}
