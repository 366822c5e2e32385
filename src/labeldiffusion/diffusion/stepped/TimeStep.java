package labeldiffusion.diffusion.stepped;

import java.util.List;

/** Takes the steps of one run by one scheme, and remembers what the report should mention. */
interface TimeStep {
  /**
   * Writes the scores after one step from F into G, whose clamped rows equal those of F; returns
   * the largest change of a score.
   *
   * @param isNew whether the weights differ from those of the last call
   */
  double take(double[] wD, boolean isNew, double[] F, double[] G);

  /** Number of steps that were shortened to keep the scores within their bounds. */
  default int guardedSteps() {
    return 0;
  }

  /** Remarks for the user, one sentence each. */
  List<String> remarks();
}
