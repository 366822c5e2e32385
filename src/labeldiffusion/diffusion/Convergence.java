package labeldiffusion.diffusion;

import java.io.Serializable;
import java.util.List;
import labeldiffusion.sparse.Solution;

/**
 * How a run went.
 *
 * @param steps time steps taken, or iterations of a solver
 * @param change largest change of a score in the last step, or the solver's relative residual
 * @param isSolve whether it was a solver
 * @param guardedSteps steps that were made smaller to keep the scores within bounds
 * @param remarks what the user should know, in sentences
 */
public record Convergence(
    int steps, double change, boolean isSolve, int guardedSteps, List<String> remarks)
    implements Serializable {

  static Convergence of(Solution solution) {
    return new Convergence(
        solution.iterations(),
        solution.residual(),
        true,
        0,
        solution.converged()
            ? List.of()
            : List.of(
                "NOT CONVERGED: the scores are those of the last iteration; allow more iterations"
                    + " or a larger tolerance"));
  }
}
