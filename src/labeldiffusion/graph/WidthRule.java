package labeldiffusion.graph;

/** Where the width sigma_x of the Gaussian weights comes from. */
public enum WidthRule {
  /**
   * The squared mean distance between a point and its neighbours, one number for the whole graph.
   */
  GLOBAL,
  /** The product of the two ends' own mean distances to their neighbours. */
  LOCAL,
  /** A number given by the user. */
  FIXED
}
