package labeldiffusion.model;

import java.io.Serializable;
import labeldiffusion.diffusion.Diffusion;
import labeldiffusion.graph.KernelWidth;

/**
 * What a run leaves: scores, and with what they were made.
 *
 * @param k number of neighbours that was used
 * @param diffusion the diffusion that was used
 * @param width of the Gaussian weights; null if the weights came from a file
 * @param answers scores and probabilities by row
 */
record RunResult(int k, Diffusion diffusion, KernelWidth width, Calibrated answers, Report report)
    implements Serializable {
  private static final long serialVersionUID = 1L;

  /** The class distribution of nodes that are one and the same row. */
  double[] distribution(int... nodes) {
    return answers.ofRow(nodes);
  }

  /** The class distribution of the weighted mean of some nodes' scores. */
  double[] distribution(int[] nodes, double[] weights) {
    return answers.ofMean(nodes, weights);
  }

  /** This result with further parts of the report. */
  RunResult with(ReportPart... parts) {
    return new RunResult(k, diffusion, width, answers, report.with(parts));
  }
}
