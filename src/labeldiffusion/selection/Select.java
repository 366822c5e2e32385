package labeldiffusion.selection;

/** How parameters are chosen. */
public enum Select {
  /** They are not chosen; the given values are used. */
  NONE,
  /** By half of the labels, which are hidden once. */
  HOLDOUT,
  /** By all labels, each of which is hidden once. */
  CROSS_VALIDATION
}
