package labeldiffusion.diffusion.stepped;

import java.util.List;
import java.util.Locale;
import labeldiffusion.parallel.BlockReduction;
import labeldiffusion.parallel.Blocks;
import labeldiffusion.parallel.Workers;

/**
 * The explicit Euler step on given weights w^D:
 *
 * <pre>
 * [L^D F]_i = (1/d_i) sum_j w^D_ij (F_i - F_j)          (Eq. 10)
 * F &lt;- F - delta' L^D F                                  (Eq. 12)
 * </pre>
 *
 * The step is guarded: delta' = delta / max(1, r) and at most 1/r, r = max_i sum_j w^D_ij / d_i, so
 * that every new score is an average of old ones. O(c) per entry of the graph.
 */
final class ExplicitStep implements TimeStep {
  private final StepRows rows;
  private final double delta;
  private final BlockReduction reduction;

  /** sum_j w^D_ij. */
  private final double[] rowSum;

  private double r;
  private int guardedSteps;
  private double smallestStep = Double.POSITIVE_INFINITY;

  ExplicitStep(StepRows rows, double delta, Blocks blocks, Workers workers) {
    this.rows = rows;
    this.delta = delta;
    reduction = new BlockReduction(blocks, workers);
    rowSum = new double[rows.degree().length];
  }

  /** rowSum. */
  static long bytes(long nodes) {
    return 8 * nodes;
  }

  /** delta', given the largest ratio r of a row sum to its degree. */
  static double guarded(double delta, double r) {
    return Math.min(delta / Math.max(1, r), 1 / r);
  }

  @Override
  public double take(double[] wD, boolean isNew, double[] F, double[] G) {
    if (isNew) {
      r = reduction.max((from, to) -> rows.sumRows(wD, rowSum, from, to));
    }
    double step = guarded(delta, r);
    if (step < delta) {
      guardedSteps++;
      smallestStep = Math.min(smallestStep, step);
    }
    return reduction.max((from, to) -> rows.explicitStep(wD, rowSum, step, F, G, from, to));
  }

  @Override
  public int guardedSteps() {
    return guardedSteps;
  }

  @Override
  public List<String> remarks() {
    return guardedSteps == 0
        ? List.of()
        : List.of(
            String.format(
                Locale.ROOT,
                "%d steps were made smaller so that every score is an average of others; the"
                    + " smallest was %.3g instead of %.3g",
                guardedSteps,
                smallestStep,
                delta));
  }
}
