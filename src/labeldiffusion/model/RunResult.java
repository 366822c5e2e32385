package labeldiffusion.model;

import java.io.Serializable;
import java.util.Arrays;
import java.util.List;
import labeldiffusion.diffusion.Scores;
import labeldiffusion.neighbours.Neighbours;
import labeldiffusion.points.Points;

/**
 * What a run leaves: scores, and with what they were made.
 *
 * @param parts the methods that were run, usually one
 * @param scores by row: those of the only method, or the mean of all
 * @param prior class shares among the labels, the answer where no label has arrived
 */
record RunResult(List<PartResult> parts, Scores scores, double[] prior, Report report)
    implements Serializable {
  private static final long serialVersionUID = 1L;

  /** The largest number of neighbours that a method used. */
  int k() {
    return parts.stream().mapToInt(PartResult::k).max().orElseThrow();
  }

  /** The mean class distribution of nodes that are one and the same row. */
  double[] distribution(int... nodes) {
    double[] ones = new double[nodes.length];
    Arrays.fill(ones, 1);
    return scores.distribution(nodes, ones, prior);
  }

  /**
   * The class distribution of a new point: the weighted mean of the methods' own answers.
   *
   * @param point the new point, row 0
   * @param nearest its {@link #k()} nearest among the stored points
   */
  double[] ofNewPoint(Points point, Points stored, Neighbours nearest) {
    double[] mean = new double[prior.length];
    for (PartResult part : parts) {
      double[] own = part.ofNewPoint(point, stored, nearest, prior);
      for (int t = 0; t < mean.length; t++) {
        mean[t] += part.weight() * own[t];
      }
    }
    return mean;
  }

  /** This result with further parts of the report. */
  RunResult with(ReportPart... more) {
    return new RunResult(parts, scores, prior, report.with(more));
  }
}
