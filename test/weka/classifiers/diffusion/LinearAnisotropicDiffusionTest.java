package weka.classifiers.diffusion;

public class LinearAnisotropicDiffusionTest extends DiffusionClassifierContract {
  public LinearAnisotropicDiffusionTest(String name) {
    super(name);
  }

  @Override
  public LabelDiffusionClassifier getClassifier() {
    return new LinearAnisotropicDiffusion();
  }
}
