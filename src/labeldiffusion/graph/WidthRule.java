package labeldiffusion.graph;

/** Where the width sigma_x of the Gaussian weights comes from. */
public enum WidthRule {
  /** One number for the whole graph: the squared mean distance of a point to its neighbours. */
  GLOBAL,
  /** For each edge, the product of the mean distances of its two ends to their neighbours. */
  LOCAL,
  /** A number given by the user. */
  FIXED
}
