package labeldiffusion.graph;

import labeldiffusion.labels.Labels;
import labeldiffusion.points.Points;

/**
 * A graph whose nodes are the rows of a table in another order, with what it takes to go from rows
 * to nodes and back.
 *
 * @param order the row of each node
 * @param width of the Gaussian, by rows; null if the edges were given
 */
public record NumberedGraph(SimilarityGraph graph, int[] order, KernelWidth width) {

  /** The labels of the nodes, from those of the rows. */
  public Labels labelsOfNodes(Labels labelsOfRows) {
    return labelsOfRows.inOrder(order);
  }

  /**
   * The scores of the rows, from those of the nodes.
   *
   * @param F n x c, by node
   */
  public double[] scoresOfRows(double[] F, int c) {
    double[] byRow = new double[F.length];
    for (int v = 0; v < order.length; v++) {
      System.arraycopy(F, v * c, byRow, order[v] * c, c);
    }
    return byRow;
  }

  /** This graph with the weights of {@link SimilarityGraph#dividedByDensity}. */
  NumberedGraph dividedByDensity(double a) {
    if (a == 0) {
      return this;
    }
    KernelWidth divided = width == null ? null : width.dividedByDensity(densityOfRows(), a);
    return new NumberedGraph(graph.dividedByDensity(a), order, divided);
  }

  /** p_i = sum_j w_ij by row. */
  private double[] densityOfRows() {
    return scoresOfRows(graph.degree(), 1);
  }

  /** This graph with the points of its nodes, from those of the rows. */
  NumberedGraph withPoints(Points rows) {
    return new NumberedGraph(graph.withPoints(rows.rows(order)), order, width);
  }
}
