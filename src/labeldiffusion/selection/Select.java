package labeldiffusion.selection;

/** How parameters are chosen. */
public enum Select {
  /** They are not: those given are used. */
  NONE,
  /** By half of the labels, hidden once. */
  HOLDOUT,
  /** By all labels, each hidden once. */
  CROSS_VALIDATION
}
