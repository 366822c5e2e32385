package labeldiffusion.diffusion;

import java.util.List;
import labeldiffusion.report.Line;
import labeldiffusion.sparse.Solution;

/** The outcome of a method that solves a linear system. */
public record SolvedOutcome(int steps, double change, List<String> remarks) implements Outcome {
  private static final long serialVersionUID = 1L;

  public static SolvedOutcome of(Solution solution) {
    return new SolvedOutcome(
        solution.iterations(),
        solution.residual(),
        solution.converged()
            ? List.of()
            : List.of(
                "NOT CONVERGED: these are the scores of the last iteration; allow more iterations"
                    + " or a larger tolerance"));
  }

  @Override
  public Line summary() {
    return Line.of("iterations", "%d, relative residual %.3g", steps, change);
  }
}
