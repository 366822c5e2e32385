package labeldiffusion.spark.steps;

import java.io.Serializable;

/**
 * @param initialSteps isotropic steps before the others; none if the method is isotropic
 * @param sigmaF sigma_f^2 relative to the mean squared gradient after the initial steps
 * @param clamps whether labelled nodes keep their labels
 */
public record StepSettings(
    SteppedMethod method, Seeds seeds, int initialSteps, int steps, double sigmaF, boolean clamps)
    implements Serializable {
  private static final long serialVersionUID = 1L;

  public int total() {
    return first() + steps;
  }

  int first() {
    return method == SteppedMethod.ISOTROPIC ? 0 : initialSteps;
  }
}
