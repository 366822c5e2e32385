package weka.classifiers.diffusion;

import java.util.Arrays;
import java.util.List;
import labeldiffusion.diffusion.stepped.ConsistentDiffusivity;
import labeldiffusion.diffusion.stepped.Diffusivity;
import labeldiffusion.selection.Candidate;
import weka.classifiers.diffusion.base.AnisotropicDiffusionClassifier;
import weka.classifiers.diffusion.base.NumberGrid;
import weka.core.OptionMetadata;

/**
 * Diffusion with the consistent operators D^C of Kim et al. 2015, section 3: around every row, the
 * diffusivities of its edges are those of one tensor on the tangent space.
 */
public class ConsistentDiffusion extends AnisotropicDiffusionClassifier {
  private static final long serialVersionUID = 1L;

  private int tangentDimension = 0;
  private double leastDiffusivity = ConsistentDiffusivity.LEAST_DEFAULT;
  private String tangentDimensionGrid = "1,2,3";

  @Override
  public String globalInfo() {
    return "Labels rows by anisotropic diffusion with consistent operators: around every row, how"
        + " easily labels flow in each direction is described by one small tensor, fitted to the"
        + " differences of the scores. On rows from a smooth surface this converges to a"
        + " diffusion on the surface as the number of rows grows. It needs one of the built-in"
        + " metrics. The paper's supplement with the construction is lost; this is a"
        + " reconstruction."
        + howToUse()
        + getTechnicalInformation();
  }

  @Override
  protected Diffusivity diffusivity() {
    return new ConsistentDiffusivity(tangentDimension, leastDiffusivity);
  }

  @Override
  public List<Candidate> candidates() {
    return Arrays.stream(NumberGrid.of("tangent-dimension-grid", tangentDimensionGrid))
        .mapToInt(this::dimension)
        .boxed()
        .flatMap(
            m ->
                candidates(
                    new ConsistentDiffusivity(m, leastDiffusivity), " and tangent-dimension " + m))
        .toList();
  }

  private int dimension(double value) {
    if (value != (int) value) {
      throw NumberGrid.invalid("tangent-dimension-grid", "whole numbers", tangentDimensionGrid);
    }
    return (int) value;
  }

  @OptionMetadata(
      displayName = "tangentDimension",
      displayOrder = 6,
      commandLineParamName = "tangent-dimension",
      commandLineParamSynopsis = "-tangent-dimension <number>",
      description =
          "Dimension of the surface that the rows are assumed to lie on, from 1 to 10, or 0 to"
              + " estimate it. The estimate is that of Levina and Bickel from the distances between"
              + " neighbours, limited so that a tensor has fewer parameters than a row has"
              + " neighbours.\n"
              + "(default 0)")
  public int getTangentDimension() {
    return tangentDimension;
  }

  public void setTangentDimension(int tangentDimension) {
    this.tangentDimension = tangentDimension;
  }

  @OptionMetadata(
      displayName = "leastDiffusivity",
      displayOrder = 39,
      commandLineParamName = "least-diffusivity",
      commandLineParamSynopsis = "-least-diffusivity <number>",
      description =
          "Lower bound of the diffusivity in every direction, above 0 and at most 1.\n"
              + "(default 0.001)")
  public double getLeastDiffusivity() {
    return leastDiffusivity;
  }

  public void setLeastDiffusivity(double leastDiffusivity) {
    this.leastDiffusivity = leastDiffusivity;
  }

  @OptionMetadata(
      displayName = "tangentDimensionGrid",
      displayOrder = 51,
      commandLineParamName = "tangent-dimension-grid",
      commandLineParamSynopsis = "-tangent-dimension-grid <numbers>",
      description = "Values of tangentDimension to choose from, comma-separated.\n(default 1,2,3)")
  public String getTangentDimensionGrid() {
    return tangentDimensionGrid;
  }

  public void setTangentDimensionGrid(String tangentDimensionGrid) {
    this.tangentDimensionGrid = tangentDimensionGrid;
  }
}
