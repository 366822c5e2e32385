package labeldiffusion.spark.blocks;

import java.io.Serializable;
import java.util.Arrays;

/**
 * Rows of a similarity graph: N(i), nearest or strongest first, then all other nodes joined to i in
 * the order of their numbers. This order depends on the graph only, not on the blocks, and so do
 * all sums over a row.
 *
 * @param node numbers of the nodes, ascending
 * @param label their classes, -1 if not known
 * @param start the r-th row is at positions start[r] .. start[r+1]-1
 * @param near |N(i)|
 * @param column numbers of the nodes at the other ends
 */
public record GraphRows(
    int[] node, int[] label, int[] start, int[] near, int[] column, double[] weight)
    implements Serializable {
  private static final long serialVersionUID = 1L;

  public int size() {
    return node.length;
  }

  /** The rows of some of these nodes. */
  GraphRows of(int[] nodes) {
    int[] row = Arrays.stream(nodes).map(i -> Arrays.binarySearch(node, i)).toArray();
    int[] starts = new int[nodes.length + 1];
    for (int r = 0; r < row.length; r++) {
      starts[r + 1] = starts[r] + start[row[r] + 1] - start[row[r]];
    }
    int[] columns = new int[starts[row.length]];
    double[] weights = new double[columns.length];
    for (int r = 0; r < row.length; r++) {
      int length = starts[r + 1] - starts[r];
      System.arraycopy(column, start[row[r]], columns, starts[r], length);
      System.arraycopy(weight, start[row[r]], weights, starts[r], length);
    }
    return new GraphRows(
        nodes,
        Arrays.stream(row).map(r -> label[r]).toArray(),
        starts,
        Arrays.stream(row).map(r -> near[r]).toArray(),
        columns,
        weights);
  }

  /** d_i of the r-th node. */
  double degree(int r) {
    double sum = 0;
    for (int p = start[r]; p < start[r + 1]; p++) {
      sum += weight[p];
    }
    return sum;
  }
}
