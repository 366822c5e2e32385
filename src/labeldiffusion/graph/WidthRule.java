package labeldiffusion.graph;

/** Where the width sigma_x of the Gaussian weights comes from. */
public enum WidthRule {
  /** One number for the whole graph: the squared mean distance of a point to its neighbours. */
  GLOBAL,
  /** For each edge, the product of the mean distances of its two ends to their neighbours. */
  LOCAL,
  /** As LOCAL, for neighbours that are chosen by it as well: see {@link ScaledNeighbours}. */
  SCALED,
  /** A number given by the user. */
  FIXED
}
