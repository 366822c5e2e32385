package labeldiffusion.diffusion;

import java.io.Serializable;
import java.util.ArrayList;
import java.util.List;
import labeldiffusion.report.Line;

/** How a diffusion ended. */
public sealed interface Outcome extends Serializable
    permits SteppedOutcome, SolvedOutcome, AverageOutcome {
  /** Time steps taken, or iterations of a solver. */
  int steps();

  /** The largest change of a score in the last step, or the relative residual of a solver. */
  double change();

  /** Remarks for the user, one sentence each. */
  List<String> remarks();

  /** Number of steps that were shortened to keep the scores within their bounds. */
  default int guardedSteps() {
    return 0;
  }

  /** The summary, one line of the report. */
  Line summary();

  /** The summary followed by the remarks. */
  default List<Line> lines() {
    List<Line> lines = new ArrayList<>(List.of(summary()));
    remarks().forEach(remark -> lines.add(new Line("note", remark)));
    return lines;
  }
}
