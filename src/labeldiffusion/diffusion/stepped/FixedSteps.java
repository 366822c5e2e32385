package labeldiffusion.diffusion.stepped;

import labeldiffusion.labels.Labels;

/**
 * Ends a run after a given number of steps.
 *
 * @param mostSteps T
 */
public record FixedSteps(int mostSteps) implements StepPolicy {
  private static final long serialVersionUID = 1L;

  public FixedSteps {
    if (mostSteps < 0) {
      throw new IllegalArgumentException("number of steps must be 0 or more, was " + mostSteps);
    }
  }

  @Override
  public Control start(Labels labels) {
    return (t, F) -> t < mostSteps;
  }
}
