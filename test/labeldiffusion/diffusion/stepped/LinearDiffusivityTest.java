package labeldiffusion.diffusion.stepped;

import java.util.Optional;
import labeldiffusion.DenseReference;

/** System A_lin, with {@link ConstantWeights}. */
public class LinearDiffusivityTest extends DiffusivityContract {
  @Override
  protected Diffusivity diffusivity() {
    return new LinearDiffusivity();
  }

  @Override
  protected double[][] definition(DenseReference dense, double[][] q) {
    return q;
  }

  @Override
  protected Optional<String> goldenDiffusivity() {
    return Optional.of("q");
  }

  @Override
  protected Optional<String> goldenScores() {
    return Optional.of("F_linear");
  }
}
