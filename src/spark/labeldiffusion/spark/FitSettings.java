package labeldiffusion.spark;

import java.io.Serializable;
import java.util.function.IntSupplier;
import java.util.function.LongSupplier;
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
 * @param blocks 0 for as many as the table and the cluster need
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

  /** A task finds room for a block of so many rows in an executor of 1 to 2 GB per core. */
  static final int ROWS_PER_BLOCK = 100_000;

  private static final int MOST_BLOCKS = Short.MAX_VALUE;

  FitSettings {
    InvalidInput.require(steps >= 0, "steps must be 0 (AUTO) or more, was " + steps);
    InvalidInput.require(
        blocks >= 0 && blocks <= MOST_BLOCKS,
        "blocks must be 0 (AUTO) or between 1 and " + MOST_BLOCKS + ", was " + blocks);
  }

  /**
   * The number of blocks asked for, or else enough for all cores, and none that is too large.
   *
   * @param rows of the table, which are counted only if need be
   * @param cores of the cluster, after rows have been counted: machines may join meanwhile
   */
  int blocksOr(LongSupplier rows, IntSupplier cores) {
    if (blocks > 0) {
      return blocks;
    }
    long forRows = (rows.getAsLong() - 1) / ROWS_PER_BLOCK + 1;
    return (int) Math.min(MOST_BLOCKS, Math.max(forRows, Math.max(2L, 2L * cores.getAsInt())));
  }

  FitSettings withBlocks(int number) {
    return new FitSettings(method, search, steps, time, classSizes, seeds, labels, number);
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
