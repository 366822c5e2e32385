package weka.classifiers.diffusion;

import labeldiffusion.diffusion.stepped.DiffusivityRule;
import weka.classifiers.diffusion.base.AnisotropicDiffusionClassifier;

/**
 * Diffusion guided by matching neighbourhoods, system A_LM of Kim et al. 2015 (Eq. 17, in the
 * reading that is stable and symmetric): an edge is supported where the neighbours of one end find
 * similar ones among those of the other.
 */
public class LocalMatchDiffusion extends AnisotropicDiffusionClassifier {
  private static final long serialVersionUID = 1L;

  @Override
  public String globalInfo() {
    return "Labels rows by context-guided diffusion with the local-match operator: labels flow"
        + " easily between two neighbours if their scores are alike and if the neighbours of"
        + " one find a match among the neighbours of the other."
        + howToUse()
        + getTechnicalInformation();
  }

  @Override
  protected DiffusivityRule diffusivity() {
    return DiffusivityRule.LOCAL_MATCH;
  }
}
