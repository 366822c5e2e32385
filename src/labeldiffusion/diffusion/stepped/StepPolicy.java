package labeldiffusion.diffusion.stepped;

import java.io.Serializable;
import labeldiffusion.labels.Labels;

/**
 * Decides when a run ends. A policy is saved with the model; what it needs to remember from step to
 * step belongs to the {@link Control} of a run.
 */
public interface StepPolicy extends Serializable {
  /** The largest number of steps that a run can take, not counting initial ones. */
  int mostSteps();

  /** Starts a run. */
  Control start(Labels labels);

  /** Decides during one run. */
  @FunctionalInterface
  interface Control {
    /**
     * Whether another step is to be taken.
     *
     * @param t number of steps taken so far, not counting initial ones
     * @param F the scores after these steps (n x c, row by row)
     */
    boolean goesOn(int t, double[] F);
  }
}
