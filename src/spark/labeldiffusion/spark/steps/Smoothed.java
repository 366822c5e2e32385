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
}
