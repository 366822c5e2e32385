package labeldiffusion.diffusion.stepped;

import java.io.Serializable;
import labeldiffusion.labels.LabelWeights;

/**
 * How a diffusion runs in time.
 *
 * @param stepPolicy how many steps are taken
 * @param delta size of a step
 * @param selfLoops whether every degree d_i includes a loop of weight 1
 */
public record EulerSpec(
    StepPolicy stepPolicy,
    double delta,
    Scheme scheme,
    LabelWeights labelWeights,
    LabelRule labelRule,
    boolean selfLoops)
    implements Serializable {
  private static final long serialVersionUID = 1L;
  public static final double DELTA_DEFAULT = 1;

  public EulerSpec {
    if (!(delta > 0 && delta < Double.POSITIVE_INFINITY)) {
      throw new IllegalArgumentException("step size delta must be a number above 0, was " + delta);
    }
  }

  /** A fixed number of steps T. */
  public EulerSpec(
      int steps,
      double delta,
      Scheme scheme,
      LabelWeights labelWeights,
      LabelRule labelRule,
      boolean selfLoops) {
    this(new FixedSteps(steps), delta, scheme, labelWeights, labelRule, selfLoops);
  }
}
