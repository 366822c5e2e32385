package labeldiffusion.diffusion.stepped;

import java.io.Serializable;
import labeldiffusion.labels.LabelWeights;

/**
 * How a diffusion is run in time.
 *
 * @param steps T, the number of steps
 * @param delta size of a step
 * @param selfLoops whether every degree d_i counts a loop of weight 1
 */
public record EulerSpec(
    int steps, double delta, Scheme scheme, LabelWeights seeds, LabelRule labels, boolean selfLoops)
    implements Serializable {
  public static final int STEPS_DEFAULT = 100;
  public static final double DELTA_DEFAULT = 1;

  public EulerSpec {
    if (steps < 0) {
      throw new IllegalArgumentException("number of steps must be 0 or more, was " + steps);
    }
    if (!(delta > 0 && delta < Double.POSITIVE_INFINITY)) {
      throw new IllegalArgumentException("step size delta must be a number above 0, was " + delta);
    }
  }

  EulerSpec withSteps(int number) {
    return new EulerSpec(number, delta, scheme, seeds, labels, selfLoops);
  }
}
