package labeldiffusion.spark.steps;

import java.io.Serializable;
import labeldiffusion.diffusion.stepped.PartSteps;

/**
 * A smooth step whose size is not known yet.
 *
 * @param flow of the own nodes
 * @param ratio max_i r_i of them, of which the guard needs the largest of all blocks
 */
record Smoothed(PartSteps.Flow flow, double ratio) implements Serializable {
  private static final long serialVersionUID = 1L;
}
