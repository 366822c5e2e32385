package labeldiffusion.spark.steps;

import java.io.Serializable;
import java.util.Arrays;
import labeldiffusion.labels.LabelWeights;
import labeldiffusion.labels.Labels;
import labeldiffusion.spark.blocks.LocalRows;

/**
 * The scores at the start: the row of a labelled node has the weight of its class, all others 0.
 *
 * @param weight of a label of each class
 */
public record Seeds(double[] weight) implements Serializable {
  private static final long serialVersionUID = 1L;

  /**
   * @param counts number of labels of each class
   */
  public static Seeds of(long[] counts, LabelWeights weights) {
    double present = Arrays.stream(counts).filter(count -> count > 0).count();
    double mean = Arrays.stream(counts).sum() / present;
    return new Seeds(
        Arrays.stream(counts)
            .mapToDouble(count -> weights == LabelWeights.BALANCED ? mean / Math.max(1, count) : 1)
            .toArray());
  }

  public int classes() {
    return weight.length;
  }

  /** Y of the first nodes of a block. */
  public double[] rows(LocalRows rows, int nodes) {
    int c = classes();
    double[] Y = new double[nodes * c];
    for (int v = 0; v < nodes; v++) {
      if (rows.label()[v] != Labels.UNLABELLED) {
        Y[v * c + rows.label()[v]] = weight[rows.label()[v]];
      }
    }
    return Y;
  }
}
