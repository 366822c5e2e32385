package weka.classifiers.diffusion;

import labeldiffusion.diffusion.stepped.DiffusivityRule;
import weka.classifiers.diffusion.base.AnisotropicDiffusionClassifier;

/**
 * Diffusion guided by the neighbours two rows share, system A_S of Kim et al. 2015 (Eq. 16): an
 * edge's diffusivity is averaged over the common neighbourhood of its ends.
 */
public class SmoothDiffusion extends AnisotropicDiffusionClassifier {
  private static final long serialVersionUID = 1L;

  @Override
  public String globalInfo() {
    return "Labels rows by context-guided diffusion with the smooth operator: how easily labels"
        + " flow between two neighbours depends on how much their scores differ, averaged"
        + " over the neighbours the two have in common, which makes class boundaries robust"
        + " against single misleading edges. The best first choice of this package."
        + howToUse()
        + getTechnicalInformation();
  }

  @Override
  protected DiffusivityRule diffusivity() {
    return DiffusivityRule.SMOOTH;
  }
}
