package weka.classifiers.diffusion;

import labeldiffusion.diffusion.Diffusion;
import labeldiffusion.diffusion.Diffusivity;
import labeldiffusion.diffusion.EulerDiffusion;
import weka.core.OptionMetadata;

/** The options of diffusions whose diffusivity follows the labels. */
public abstract class AnisotropicDiffusionClassifier extends SteppedDiffusionClassifier {
  private static final long serialVersionUID = 1L;

  private int initialSteps = EulerDiffusion.INITIAL_STEPS_DEFAULT;
  private double sigmaF = EulerDiffusion.SIGMA_F_DEFAULT;

  /** The diffusivity that makes this classifier what it is. */
  protected abstract Diffusivity.Rule diffusivity();

  @Override
  protected Diffusion diffusion() {
    return EulerDiffusion.anisotropic(eulerSpec(), initialSteps, sigmaF, diffusivity());
  }

  @OptionMetadata(displayName = "initialSteps", displayOrder = 20, commandLineParamName = "initial-steps",
      commandLineParamSynopsis = "-initial-steps <number>",
      description = "Number of isotropic steps before the diffusivity starts to follow the labels.\n(default 20)")
  public int getInitialSteps() {
    return initialSteps;
  }

  public void setInitialSteps(int initialSteps) {
    this.initialSteps = initialSteps;
  }

  @OptionMetadata(displayName = "sigmaF", displayOrder = 21, commandLineParamName = "sigma-f",
      commandLineParamSynopsis = "-sigma-f <number>",
      description = "How different two neighbours' scores may be for labels to flow between them, relative to the mean"
          + " squared difference after the initial steps: smaller stops at weaker boundaries.\n(default 0.3)")
  public double getSigmaF() {
    return sigmaF;
  }

  public void setSigmaF(double sigmaF) {
    this.sigmaF = sigmaF;
  }
}
