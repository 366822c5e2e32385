package labeldiffusion.points;

/** How the numbers of an attribute are scaled before distances are taken. */
public enum Scaling {
  /** To [0, 1] by the least and the greatest value, as Weka's own distances do. */
  NORMALIZE,
  /** To mean 0 and standard deviation 1. */
  STANDARDIZE,
  /** Numbers stay as they are. */
  NONE
}
