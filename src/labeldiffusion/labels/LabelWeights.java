package labeldiffusion.labels;

/** The size of a label in the matrix Y. */
public enum LabelWeights {
  /**
   * The mean number of labels per class divided by the number of labels of this class: all classes
   * start with the same total. Differs from the paper, where classes with few labels lose against
   * those with many.
   */
  BALANCED,
  /** Every label is 1, as literally stated in the paper. */
  ONE_HOT
}
