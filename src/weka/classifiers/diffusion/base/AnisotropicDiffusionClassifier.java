package weka.classifiers.diffusion.base;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import labeldiffusion.diffusion.Diffusion;
import labeldiffusion.diffusion.stepped.Diffusivity;
import labeldiffusion.diffusion.stepped.EulerDiffusion;
import labeldiffusion.selection.Candidate;
import weka.core.OptionMetadata;

/** The options of diffusions whose diffusivity follows the scores. */
public abstract class AnisotropicDiffusionClassifier extends SteppedDiffusionClassifier {
  private static final long serialVersionUID = 1L;

  private int initialSteps = EulerDiffusion.INITIAL_STEPS_DEFAULT;
  private double sigmaF = EulerDiffusion.SIGMA_F_DEFAULT;
  private String sigmaFGrid = "0.3";

  /** The diffusivity that makes this classifier what it is. */
  protected abstract Diffusivity diffusivity();

  @Override
  protected final Diffusion diffusion() {
    return candidate(sigmaF).diffusion();
  }

  @Override
  public Candidate given() {
    return candidate(sigmaF);
  }

  @Override
  public List<Candidate> candidates() {
    return candidates(diffusivity(), "").toList();
  }

  /**
   * One candidate per value of sigma-f.
   *
   * @param values the other parameters in which the candidates differ, as text
   */
  protected final Stream<Candidate> candidates(Diffusivity diffusivity, String values) {
    return Arrays.stream(NumberGrid.of("sigma-f-grid", sigmaFGrid))
        .mapToObj(
            value ->
                new Candidate(
                    "sigma-f " + NumberGrid.text(value) + values,
                    EulerDiffusion.anisotropic(eulerSpec(), initialSteps, value, diffusivity)));
  }

  private Candidate candidate(double value) {
    return new Candidate(
        "sigma-f " + NumberGrid.text(value),
        EulerDiffusion.anisotropic(eulerSpec(), initialSteps, value, diffusivity()));
  }

  @OptionMetadata(
      displayName = "initialSteps",
      displayOrder = 32,
      commandLineParamName = "initial-steps",
      commandLineParamSynopsis = "-initial-steps <number>",
      description =
          "Number of isotropic steps before the diffusivity starts to follow the scores.\n"
              + "(default 20)")
  public int getInitialSteps() {
    return initialSteps;
  }

  public void setInitialSteps(int initialSteps) {
    this.initialSteps = initialSteps;
  }

  @OptionMetadata(
      displayName = "sigmaF",
      displayOrder = 5,
      commandLineParamName = "sigma-f",
      commandLineParamSynopsis = "-sigma-f <number>",
      description =
          "How much the scores of two neighbours may differ for labels to flow between them. It is"
              + " relative to the mean squared difference after the initial steps; smaller values"
              + " stop at weaker boundaries.\n"
              + "(default 0.3)")
  public double getSigmaF() {
    return sigmaF;
  }

  public void setSigmaF(double sigmaF) {
    this.sigmaF = sigmaF;
  }

  @OptionMetadata(
      displayName = "sigmaFGrid",
      displayOrder = 52,
      commandLineParamName = "sigma-f-grid",
      commandLineParamSynopsis = "-sigma-f-grid <numbers>",
      description =
          "Values of sigmaF to choose from, comma-separated. The given one is always tried.\n"
              + "(default 0.3)")
  public String getSigmaFGrid() {
    return sigmaFGrid;
  }

  public void setSigmaFGrid(String sigmaFGrid) {
    this.sigmaFGrid = sigmaFGrid;
  }
}
