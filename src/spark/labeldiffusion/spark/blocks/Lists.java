package labeldiffusion.spark.blocks;

import java.io.Serializable;
import java.util.Arrays;

/**
 * Neighbour lists of some nodes, nearest first. The list of the r-th node is at positions r k .. r
 * k + k-1 and may end with {@link labeldiffusion.neighbours.Neighbours#NONE}.
 *
 * @param node numbers of the nodes
 * @param label their classes, {@link labeldiffusion.labels.Labels#UNLABELLED} if not known
 * @param index numbers of the neighbours
 * @param squared their squared distances
 */
public record Lists(int[] node, int[] label, int k, int[] index, double[] squared)
    implements Serializable {
  private static final long serialVersionUID = 1L;

  public int size() {
    return node.length;
  }

  /** The lists of some rows. */
  public Lists rows(int[] rows) {
    int[] nodes = Arrays.stream(rows).map(r -> node[r]).toArray();
    int[] labels = Arrays.stream(rows).map(r -> label[r]).toArray();
    int[] indices = new int[rows.length * k];
    double[] distances = new double[indices.length];
    for (int r = 0; r < rows.length; r++) {
      System.arraycopy(index, rows[r] * k, indices, r * k, k);
      System.arraycopy(squared, rows[r] * k, distances, r * k, k);
    }
    return new Lists(nodes, labels, k, indices, distances);
  }
}
