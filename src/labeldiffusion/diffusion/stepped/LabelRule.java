package labeldiffusion.diffusion.stepped;

/** What happens to the labelled nodes during diffusion. */
public enum LabelRule {
  /**
   * They are set back to their labels after every step. Differs from the paper's letter; reaches
   * its errors.
   */
  CLAMP,
  /**
   * They diffuse like all others, the paper's letter: F tends to a constant and the number of steps
   * decides.
   */
  RELEASE
}
