package weka.classifiers.diffusion;

import labeldiffusion.diffusion.stepped.DiffusivityRule;
import weka.classifiers.diffusion.base.AnisotropicDiffusionClassifier;

/**
 * Diffusion whose weights follow the scores in every step, system A_nlin of Kim et al. 2015: w^D_ij
 * = w_ij q_ij(F) (Eqs. 11 and 15).
 */
public class NonlinearAnisotropicDiffusion extends AnisotropicDiffusionClassifier {
  private static final long serialVersionUID = 1L;

  @Override
  public String globalInfo() {
    return "Labels rows by nonlinear anisotropic diffusion: in every step each edge of the"
        + " nearest-neighbour graph is weakened by how much the scores of its two ends"
        + " differ at that moment, so that labels stop at class boundaries as these appear."
        + howToUse()
        + getTechnicalInformation();
  }

  @Override
  protected DiffusivityRule diffusivity() {
    return DiffusivityRule.NONLINEAR;
  }
}
