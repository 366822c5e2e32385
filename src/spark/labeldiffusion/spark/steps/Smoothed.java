package labeldiffusion.spark.steps;

import java.io.Serializable;

/**
 * A smooth step.
 *
 * @param G scores of the own nodes after the step
 * @param ratio max_i rowSum_i / d_i of its weights, by which the guard tells whether it was too
 *     large
 */
record Smoothed(double[] G, double ratio) implements Serializable {
  private static final long serialVersionUID = 1L;

  /**
   * @param F scores of all nodes of a block, ghosts included
   * @param q of all edges of a block
   * @param S neighbourhood sums of the own nodes
   */
  record Sums(double[] F, double[] q, double[] S) implements Serializable {
    private static final long serialVersionUID = 1L;
  }
}
