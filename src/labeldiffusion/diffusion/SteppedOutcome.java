package labeldiffusion.diffusion;

import java.util.List;
import labeldiffusion.report.Line;

/**
 * The outcome of a diffusion that runs in time steps.
 *
 * @param guardedSteps steps that were shortened to keep the scores within bounds
 */
public record SteppedOutcome(int steps, double change, int guardedSteps, List<String> remarks)
    implements Outcome {
  private static final long serialVersionUID = 1L;

  @Override
  public Line summary() {
    return Line.of("steps", "%d, largest change of a score in the last %.3g", steps, change);
  }
}
