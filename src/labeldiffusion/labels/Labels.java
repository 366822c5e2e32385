package labeldiffusion.labels;

import java.io.Serializable;
import java.util.Arrays;

/**
 * The known labels of n nodes.
 *
 * @param classOf class of each node, {@link #UNLABELLED} where it is not known
 * @param classes number of classes c
 */
public record Labels(int[] classOf, int classes) implements Serializable {
  public static final int UNLABELLED = -1;

  public Labels {
    for (int label : classOf) {
      if (label < UNLABELLED || label >= classes) {
        throw new IllegalArgumentException(
            "a label must be " + UNLABELLED + " or one of 0.." + (classes - 1) + ", was " + label);
      }
    }
  }

  public int size() {
    return classOf.length;
  }

  public boolean isLabelled(int i) {
    return classOf[i] != UNLABELLED;
  }

  /** Number of labelled nodes. */
  public int labelledCount() {
    return Arrays.stream(counts()).sum();
  }

  /** Number of labelled nodes of each class. */
  public int[] counts() {
    int[] counts = new int[classes];
    for (int label : classOf) {
      if (label != UNLABELLED) {
        counts[label]++;
      }
    }
    return counts;
  }

  /** Share of each class among the labels. */
  public double[] prior() {
    int[] counts = counts();
    int all = labelledCount();
    double[] prior = new double[classes];
    for (int t = 0; t < classes; t++) {
      prior[t] = (double) counts[t] / all;
    }
    return prior;
  }

  /** These labels and {@code more} unlabelled nodes behind them. */
  public Labels withUnlabelled(int more) {
    int[] all = Arrays.copyOf(classOf, size() + more);
    Arrays.fill(all, size(), all.length, UNLABELLED);
    return new Labels(all, classes);
  }

  /** The same for nodes renumbered so that new node v is old node order[v]. */
  public Labels inOrder(int[] order) {
    return new Labels(Arrays.stream(order).map(i -> classOf[i]).toArray(), classes);
  }

  /**
   * Y (n x c, row by row): the labelled rows' classes with the size their seeds have, 0 elsewhere.
   */
  public double[] seeds(LabelWeights seeds) {
    int[] counts = counts();
    long present = Arrays.stream(counts).filter(count -> count > 0).count();
    double meanCount = (double) labelledCount() / present;
    double[] Y = new double[length(size(), classes)];
    for (int i = 0; i < size(); i++) {
      if (isLabelled(i)) {
        Y[i * classes + classOf[i]] =
            seeds == LabelWeights.BALANCED ? meanCount / counts[classOf[i]] : 1;
      }
    }
    return Y;
  }

  /** n c, the length of an n x c matrix; rejected if no array is that long. */
  public static int length(int n, int classes) {
    long length = (long) n * classes;
    if (length > Integer.MAX_VALUE - 8) {
      throw new IllegalArgumentException(
          "rows times classes must be below 2^31, were " + n + " rows and " + classes + " classes");
    }
    return (int) length;
  }
}
