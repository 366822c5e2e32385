package labeldiffusion.diffusion;

import java.util.List;
import labeldiffusion.report.Line;

/**
 * The outcome of a diffusion that runs in time steps.
 *
 * @param guardedSteps number of steps that were shortened to keep the scores within their bounds
 */
public record SteppedOutcome(int steps, double change, int guardedSteps, List<String> remarks)
    implements Outcome {
  private static final long serialVersionUID = 1L;

  @Override
  public Line summary() {
    return Line.of("steps", "%d, largest change of a score in the last step %.3g", steps, change);
  }
}
