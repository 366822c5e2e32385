package labeldiffusion.diffusion.stepped;

import java.util.function.Function;

/**
 * Makes a diffusivity of the edges' own ones, once the initial steps have shown the size of the
 * gradients. Named constants, because they are saved with a model and a method reference would not
 * be known to the next version.
 */
public enum DiffusivityRule {
  /** A_lin: q as it is after the initial steps. */
  LINEAR(FrozenDiffusivity::new),
  /** A_nlin: q in every step. */
  NONLINEAR(q -> q),
  /** A_S. */
  SMOOTH(SmoothDiffusivity::new),
  /** A_LM. */
  LOCAL_MATCH(LocalMatchDiffusivity::new);

  private final Function<EdgeDiffusivity, Diffusivity> diffusivity;

  DiffusivityRule(Function<EdgeDiffusivity, Diffusivity> diffusivity) {
    this.diffusivity = diffusivity;
  }

  Diffusivity of(EdgeDiffusivity q) {
    return diffusivity.apply(q);
  }
}
