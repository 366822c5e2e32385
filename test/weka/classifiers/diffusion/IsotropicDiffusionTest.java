package weka.classifiers.diffusion;

public class IsotropicDiffusionTest extends DiffusionClassifierContract {
  public IsotropicDiffusionTest(String name) {
    super(name);
  }

  @Override
  public LabelDiffusionClassifier getClassifier() {
    return new IsotropicDiffusion();
  }
}
