package weka.classifiers.diffusion;

public class NonlinearAnisotropicDiffusionTest extends DiffusionClassifierContract {
  public NonlinearAnisotropicDiffusionTest(String name) {
    super(name);
  }

  @Override
  public LabelDiffusionClassifier getClassifier() {
    return new NonlinearAnisotropicDiffusion();
  }
}
