package labeldiffusion.model;

import java.io.Serializable;
import java.util.Arrays;
import labeldiffusion.diffusion.Diffusion;
import labeldiffusion.diffusion.Scores;
import labeldiffusion.graph.KernelWidth;

/**
 * What a run leaves: scores, and with what they were made.
 *
 * @param k number of neighbours that was used
 * @param diffusion the diffusion that was used
 * @param width of the Gaussian weights; null if the weights came from a file
 * @param prior class shares among the labels, the answer where no label has arrived
 */
record RunResult(
    int k, Diffusion diffusion, KernelWidth width, Scores scores, double[] prior, Report report)
    implements Serializable {
  private static final long serialVersionUID = 1L;

  /** The mean class distribution of nodes that are one and the same row. */
  double[] distribution(int... nodes) {
    double[] ones = new double[nodes.length];
    Arrays.fill(ones, 1);
    return distribution(nodes, ones);
  }

  /** The class distribution of the weighted mean of some nodes' scores. */
  double[] distribution(int[] nodes, double[] weights) {
    return scores.distribution(nodes, weights, prior);
  }

  /** This result with further parts of the report. */
  RunResult with(ReportPart... parts) {
    return new RunResult(k, diffusion, width, scores, prior, report.with(parts));
  }
}
