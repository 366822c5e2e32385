package weka.classifiers.diffusion;

import labeldiffusion.diffusion.Diffusion;
import labeldiffusion.diffusion.stepped.EulerDiffusion;
import weka.classifiers.diffusion.base.SteppedDiffusionClassifier;

/**
 * Labels spread evenly in all directions, system I of Kim et al. 2015: F &lt;- F - delta L F with
 * the graph Laplacian L of the isotropic weights (Eqs. 8 and 12 with q = 1).
 */
public class IsotropicDiffusion extends SteppedDiffusionClassifier {
  private static final long serialVersionUID = 1L;

  @Override
  public String globalInfo() {
    return "Labels rows by isotropic diffusion: known labels flow along the edges of a"
        + " nearest-neighbour graph, evenly in all directions, like heat. It is the simplest"
        + " and fastest of the diffusions. It also flows across class boundaries, where the"
        + " anisotropic diffusions slow down."
        + howToUse()
        + getTechnicalInformation();
  }

  @Override
  protected Diffusion diffusion() {
    return EulerDiffusion.isotropic(eulerSpec());
  }
}
