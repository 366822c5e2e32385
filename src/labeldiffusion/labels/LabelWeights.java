package labeldiffusion.labels;

/** How large the label of a labelled node is in Y. */
public enum LabelWeights {
  /**
   * The mean number of labels per class over the number of this class, so that all classes start
   * with the same mass. Differs from the paper's letter, where unequal numbers of labels drown
   * small classes.
   */
  BALANCED,
  /** 1, the paper's letter. */
  ONE_HOT
}
