package labeldiffusion.diffusion.stepped;

import java.util.Optional;
import labeldiffusion.DenseReference;

/** System I: s = 1, no initial steps. */
public class IsotropicDiffusivityTest extends DiffusivityContract {
  @Override
  protected Diffusivity diffusivity() {
    return new IsotropicDiffusivity();
  }

  @Override
  protected double[][] definition(DenseReference dense, double[][] q) {
    return dense.isotropic();
  }

  @Override
  protected Optional<String> goldenScores() {
    return Optional.of("F_isotropic");
  }
}
