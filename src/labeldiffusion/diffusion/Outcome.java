package labeldiffusion.diffusion;

import java.io.Serializable;
import java.util.ArrayList;
import java.util.List;
import labeldiffusion.report.Line;

/** How a diffusion ended. */
public sealed interface Outcome extends Serializable permits SteppedOutcome, SolvedOutcome {
  /** Time steps taken, or iterations of a solver. */
  int steps();

  /** Largest change of a score in the last step, or the solver's relative residual. */
  double change();

  /** What the user should know, in sentences. */
  List<String> remarks();

  /** Number of steps that were shortened to keep the scores within bounds. */
  default int guardedSteps() {
    return 0;
  }

  /** The line of the report that sums it up. */
  Line summary();

  /** The summary and the remarks. */
  default List<Line> lines() {
    List<Line> lines = new ArrayList<>(List.of(summary()));
    remarks().forEach(remark -> lines.add(new Line("note", remark)));
    return lines;
  }
}
