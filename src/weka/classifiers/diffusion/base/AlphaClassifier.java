package weka.classifiers.diffusion.base;

import java.util.Arrays;
import java.util.List;
import labeldiffusion.diffusion.linear.AlphaDiffusion;
import labeldiffusion.selection.Candidate;
import weka.core.OptionMetadata;

/** The option of methods that balance the scores of the neighbours against the own label. */
public abstract class AlphaClassifier extends LinearSystemClassifier {
  private static final long serialVersionUID = 1L;

  private double alpha = AlphaDiffusion.ALPHA_DEFAULT;
  private String alphaGrid = "0.9,0.99,0.999";

  /** The method that makes this classifier what it is. */
  protected abstract AlphaDiffusion diffusion(double alpha);

  @Override
  protected final AlphaDiffusion diffusion() {
    return diffusion(alpha);
  }

  @Override
  public List<Candidate> candidates() {
    return Arrays.stream(NumberGrid.of("alpha-grid", alphaGrid)).mapToObj(this::candidate).toList();
  }

  @Override
  public Candidate given() {
    return candidate(alpha);
  }

  private Candidate candidate(double value) {
    return new Candidate("alpha " + NumberGrid.text(value), diffusion(value));
  }

  @OptionMetadata(
      displayName = "alpha",
      displayOrder = 4,
      commandLineParamName = "alpha",
      commandLineParamSynopsis = "-alpha <number>",
      description =
          "How much of the score of a row comes from its neighbours rather than from its own label,"
              + " between 0 and 1. The larger it is, the farther labels reach.\n"
              + "(default 0.99)")
  public double getAlpha() {
    return alpha;
  }

  public void setAlpha(double alpha) {
    this.alpha = alpha;
  }

  @OptionMetadata(
      displayName = "alphaGrid",
      displayOrder = 51,
      commandLineParamName = "alpha-grid",
      commandLineParamSynopsis = "-alpha-grid <numbers>",
      description =
          "Values of alpha to choose from, comma-separated. The given one is always tried.\n"
              + "(default 0.9,0.99,0.999)")
  public String getAlphaGrid() {
    return alphaGrid;
  }

  public void setAlphaGrid(String alphaGrid) {
    this.alphaGrid = alphaGrid;
  }
}
