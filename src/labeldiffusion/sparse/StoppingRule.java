package labeldiffusion.sparse;

import java.io.Serializable;

/**
 * When an iterative solver stops.
 *
 * @param tolerance relative residual ||b - A x|| / ||b|| at which a column counts as solved
 * @param maxIterations number of iterations after which the solver gives up
 */
public record StoppingRule(double tolerance, int maxIterations) implements Serializable {
  public static final double TOLERANCE_DEFAULT = 1e-8;
  public static final int MAX_ITERATIONS_DEFAULT = 10_000;

  public StoppingRule {
    if (!(tolerance > 0 && tolerance < 1)) {
      throw new IllegalArgumentException("tolerance must lie between 0 and 1, was " + tolerance);
    }
    if (maxIterations < 1) {
      throw new IllegalArgumentException(
          "number of iterations must be at least 1, was " + maxIterations);
    }
  }
}
