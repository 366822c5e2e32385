package labeldiffusion.model;

import java.io.Serializable;
import java.util.List;
import labeldiffusion.neighbours.Neighbours;
import labeldiffusion.points.Points;

/**
 * What a run leaves: scores, and with what they were made.
 *
 * @param parts the methods that were run, usually one
 * @param answers by row: those of the only method, or of the mean of all
 */
record RunResult(List<PartResult> parts, Calibrated answers, Report report)
    implements Serializable {
  private static final long serialVersionUID = 1L;

  /** The largest number of neighbours that a method used. */
  int k() {
    return parts.stream().mapToInt(PartResult::k).max().orElseThrow();
  }

  /** The answer for nodes that are one and the same row. */
  Answer answer(int... nodes) {
    return answers.ofRow(nodes);
  }

  /**
   * The answer for a new point: the weighted mean of the methods' own answers, calibrated.
   *
   * @param point the new point, row 0
   * @param nearest its {@link #k()} nearest among the stored points
   */
  Answer ofNewPoint(Points point, Points stored, Neighbours nearest) {
    double[] mean = new double[answers.prior().length];
    boolean isReached = false;
    for (PartResult part : parts) {
      Answer own = part.ofNewPoint(point, stored, nearest, answers.prior());
      isReached |= own.isReached();
      for (int t = 0; t < mean.length; t++) {
        mean[t] += part.weight() * own.distribution()[t];
      }
    }
    return new Answer(isReached ? answers.calibration().apply(mean) : mean, isReached);
  }

  /** This result of a run that holds further memory. */
  RunResult holding(long bytes) {
    return new RunResult(parts, answers, report.holding(bytes));
  }

  /** This result with further parts of the report. */
  RunResult with(ReportPart... more) {
    return new RunResult(parts, answers, report.with(more));
  }
}
