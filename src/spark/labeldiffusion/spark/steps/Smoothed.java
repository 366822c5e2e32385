package labeldiffusion.spark.steps;

import java.io.Serializable;

/**
 * The weights of a smooth step, before its size is known.
 *
 * @param F scores of all nodes of a block, ghosts included
 * @param rowSum sum_j w^D_ij of the own nodes
 * @param ratio max_i rowSum_i / d_i
 */
record Smoothed(double[] F, double[] wD, double[] rowSum, double ratio) implements Serializable {
  private static final long serialVersionUID = 1L;

  /**
   * @param q of all edges of a block
   * @param S neighbourhood sums of the own nodes
   */
  record Sums(double[] F, double[] q, double[] S) implements Serializable {
    private static final long serialVersionUID = 1L;
  }
}
