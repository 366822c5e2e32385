package labeldiffusion.sizes;

/**
 * The shares that the predicted classes may have among the nodes that labels have reached. A wanted
 * size has low = high.
 *
 * @param low smallest share of each class
 * @param high largest share of each class
 * @param cap largest factor on the scores of a class, and the inverse of the smallest one
 */
public record SizeBounds(double[] low, double[] high, double cap) {

  /** Bounds that are one and the same share of each class, among the classes with labels. */
  static SizeBounds exactly(double[] shares, int[] labelled, double cap) {
    double sum = 0;
    for (int t = 0; t < shares.length; t++) {
      sum += labelled[t] > 0 ? shares[t] : 0;
    }
    double[] wanted = new double[shares.length];
    for (int t = 0; t < shares.length; t++) {
      wanted[t] = labelled[t] > 0 ? shares[t] / sum : 0;
    }
    return new SizeBounds(wanted, wanted.clone(), cap);
  }

  int classes() {
    return low.length;
  }
}
