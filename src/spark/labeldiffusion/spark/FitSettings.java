package labeldiffusion.spark;

import java.io.Serializable;
import labeldiffusion.diffusion.stepped.EulerDiffusion;
import labeldiffusion.diffusion.stepped.LabelRule;
import labeldiffusion.labels.LabelWeights;
import labeldiffusion.sizes.ClassSizes;
import labeldiffusion.spark.search.SearchSettings;

/**
 * What a run does, checked.
 *
 * @param steps number of steps, 0 for as many as the labels need
 * @param time initial steps, sigma_f and alpha
 */
record FitSettings(
    Method method,
    SearchSettings search,
    int steps,
    Numbers time,
    String classSizes,
    LabelWeights seeds,
    LabelRule labels,
    int blocks)
    implements Serializable {
  private static final long serialVersionUID = 1L;
  static final int MOST_BLOCKS = Short.MAX_VALUE;

  FitSettings {
    InvalidInput.require(steps >= 0, "steps must be 0 (AUTO) or more, was " + steps);
    InvalidInput.require(
        blocks >= 1 && blocks <= MOST_BLOCKS,
        "blocks must be between 1 and " + MOST_BLOCKS + ", was " + blocks);
  }

  /** The sizes that these settings ask for. */
  ClassSizes sizes(int classes) {
    return SizesText.of(classSizes, classes);
  }

  /**
   * @param initialSteps isotropic steps before the others
   * @param alpha of LGC
   */
  record Numbers(int initialSteps, double sigmaF, double alpha) implements Serializable {
    private static final long serialVersionUID = 1L;
    static final Numbers DEFAULT =
        new Numbers(EulerDiffusion.INITIAL_STEPS_DEFAULT, EulerDiffusion.SIGMA_F_DEFAULT, 0.99);

    Numbers {
      InvalidInput.require(
          initialSteps >= 0, "initialSteps must be 0 or more, was " + initialSteps);
      InvalidInput.require(
          sigmaF > 0 && Double.isFinite(sigmaF), "sigmaF must be a number above 0, was " + sigmaF);
      InvalidInput.require(alpha > 0 && alpha < 1, "alpha must lie between 0 and 1, was " + alpha);
    }
  }
}
