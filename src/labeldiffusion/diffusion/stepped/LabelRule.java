package labeldiffusion.diffusion.stepped;

/** What happens to the labelled nodes during diffusion. */
public enum LabelRule {
  /**
   * They are reset to their labels after every step. Differs from the paper as literally stated,
   * but reaches its errors.
   */
  CLAMP,
  /**
   * They diffuse like all other nodes, as literally stated in the paper: F tends to a constant, so
   * the result depends on the number of steps.
   */
  RELEASE
}
