package weka.classifiers.diffusion;

import java.util.Arrays;
import java.util.List;
import labeldiffusion.diffusion.stepped.Diffusivity;
import labeldiffusion.diffusion.stepped.TopologicalMatchDiffusivity;
import labeldiffusion.selection.Candidate;
import weka.classifiers.diffusion.base.AnisotropicDiffusionClassifier;
import weka.classifiers.diffusion.base.NumberGrid;
import weka.core.OptionMetadata;

/**
 * Diffusion guided by the spectra of local graphs, sketched in the discussion of Kim et al. 2015:
 * labels flow easily between two rows whose neighbourhoods have similar eigenvalues.
 */
public class TopologicalMatchDiffusion extends AnisotropicDiffusionClassifier {
  private static final long serialVersionUID = 1L;

  private double matchWidth = TopologicalMatchDiffusivity.WIDTH_DEFAULT;
  private String matchWidthGrid = "0.3,1,3";

  @Override
  public String globalInfo() {
    return "Labels rows by context-guided diffusion with the topological match operator: how easily"
        + " labels flow between two neighbours depends on how much their scores differ, and on"
        + " how much the eigenvalues of the small graphs around them differ. The paper sketches"
        + " this operator but does not test it; the formula is ours."
        + howToUse()
        + getTechnicalInformation();
  }

  @Override
  protected Diffusivity diffusivity() {
    return new TopologicalMatchDiffusivity(matchWidth);
  }

  @Override
  public List<Candidate> candidates() {
    return Arrays.stream(NumberGrid.of("match-width-grid", matchWidthGrid))
        .boxed()
        .flatMap(
            width ->
                candidates(
                    new TopologicalMatchDiffusivity(width),
                    " and match-width " + NumberGrid.text(width)))
        .toList();
  }

  @OptionMetadata(
      displayName = "matchWidth",
      displayOrder = 6,
      commandLineParamName = "match-width",
      commandLineParamSynopsis = "-match-width <number>",
      description =
          "How much the local graphs of two neighbours may differ for labels to flow between them."
              + " It is relative to the mean squared difference of their eigenvalues after the"
              + " initial steps.\n"
              + "(default 1)")
  public double getMatchWidth() {
    return matchWidth;
  }

  public void setMatchWidth(double matchWidth) {
    this.matchWidth = matchWidth;
  }

  @OptionMetadata(
      displayName = "matchWidthGrid",
      displayOrder = 51,
      commandLineParamName = "match-width-grid",
      commandLineParamSynopsis = "-match-width-grid <numbers>",
      description = "Values of matchWidth to choose from, comma-separated.\n(default 0.3,1,3)")
  public String getMatchWidthGrid() {
    return matchWidthGrid;
  }

  public void setMatchWidthGrid(String matchWidthGrid) {
    this.matchWidthGrid = matchWidthGrid;
  }
}
