package labeldiffusion.diffusion.stepped;

/**
 * The linear anisotropic system A_lin: q is taken once, after the initial steps, and kept, as Szlam
 * et al. 2008 fix their kernel for the whole diffusion. The degrees stay those of the isotropic
 * weights.
 */
public final class FrozenDiffusivity implements Diffusivity {
  private final Diffusivity diffusivity;
  private double[] weights;

  public FrozenDiffusivity(Diffusivity diffusivity) {
    this.diffusivity = diffusivity;
  }

  @Override
  public double[] weights(double[] F) {
    if (weights == null) {
      weights = diffusivity.weights(F);
    }
    return weights;
  }

  @Override
  public boolean isConstant() {
    return weights != null;
  }
}
