package labeldiffusion.spark;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import labeldiffusion.spark.blocks.Block;
import labeldiffusion.spark.blocks.Positions;
import labeldiffusion.spark.blocks.Sent;

/**
 * Scores of some nodes on their way from a block to a partition of the input.
 *
 * @param node numbers of the nodes
 * @param F their scores, c numbers each
 */
record NodeScores(int from, int to, int[] node, double[] F) implements Sent {
  private static final long serialVersionUID = 1L;

  static NodeScores of(Block block, double[] F) {
    return new NodeScores(block.id(), 0, Arrays.copyOf(block.rows().number(), block.own()), F);
  }

  private int classes() {
    return node.length == 0 ? 0 : F.length / node.length;
  }

  /** The scores of the r-th node. */
  double[] row(int r) {
    int c = classes();
    return Arrays.copyOfRange(F, r * c, (r + 1) * c);
  }

  /** How many of these nodes any label has reached. */
  long reached() {
    long count = 0;
    for (int r = 0; r < node.length; r++) {
      count += Fit.isReached(row(r)) ? 1 : 0;
    }
    return count;
  }

  /**
   * The scores for each partition.
   *
   * @param first the number of the first node of each partition
   */
  List<NodeScores> split(int[] first) {
    List<NodeScores> parts = new ArrayList<>();
    Positions.by(node.length, r -> partition(node[r], first))
        .forEach((p, rows) -> parts.add(rows(rows, p)));
    return parts;
  }

  /** The last partition that begins at a node or before it: empty ones come before it. */
  private static int partition(int node, int[] first) {
    int low = 0;
    int high = first.length - 1;
    while (low < high) {
      int middle = (low + high + 1) / 2;
      if (first[middle] <= node) {
        low = middle;
      } else {
        high = middle - 1;
      }
    }
    return low;
  }

  private NodeScores rows(int[] rows, int partition) {
    int c = classes();
    int[] nodes = new int[rows.length];
    double[] scores = new double[rows.length * c];
    for (int r = 0; r < rows.length; r++) {
      nodes[r] = node[rows[r]];
      System.arraycopy(F, rows[r] * c, scores, r * c, c);
    }
    return new NodeScores(from, partition, nodes, scores);
  }
}
