package weka.classifiers.diffusion;

public class LocalMatchDiffusionTest extends DiffusionClassifierContract {
  public LocalMatchDiffusionTest(String name) {
    super(name);
  }

  @Override
  public LabelDiffusionClassifier getClassifier() {
    return new LocalMatchDiffusion();
  }
}
