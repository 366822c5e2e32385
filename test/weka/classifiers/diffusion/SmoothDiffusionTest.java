package weka.classifiers.diffusion;

public class SmoothDiffusionTest extends DiffusionClassifierContract {
  public SmoothDiffusionTest(String name) {
    super(name);
  }

  @Override
  public LabelDiffusionClassifier getClassifier() {
    return new SmoothDiffusion();
  }
}
