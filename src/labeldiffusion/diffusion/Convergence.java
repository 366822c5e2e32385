package labeldiffusion.diffusion;

import java.io.Serializable;
import java.util.List;

/**
 * How a run went.
 *
 * @param steps steps taken
 * @param change largest change of a score in the last step
 * @param guardedSteps steps that were made smaller to keep the scores within bounds
 * @param remarks what the user should know, in sentences
 */
public record Convergence(int steps, double change, int guardedSteps, List<String> remarks)
    implements Serializable { }
