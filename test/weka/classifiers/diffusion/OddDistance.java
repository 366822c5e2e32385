package weka.classifiers.diffusion;

import java.util.Locale;
import weka.core.EuclideanDistance;
import weka.core.Instance;
import weka.core.Utils;

/**
 * Distances as a user's own function may get them wrong: Euclidean but for what its option {@code
 * -odd} says.
 */
public class OddDistance extends EuclideanDistance {
  private static final long serialVersionUID = 1L;

  /** What is odd about it. */
  public enum Odd {
    /** A class that can be seen, of the rows or of the training data, counts. */
    PEEKS,
    IS_NAN,
    IS_NEGATIVE,
    IS_INFINITE,
    /** Its square overflows. */
    IS_HUGE,
    IS_ONE_WAY,
    THROWS
  }

  private Odd odd = Odd.PEEKS;

  @Override
  public void setOptions(String[] options) throws Exception {
    odd = Odd.valueOf(Utils.getOption("odd", options).toUpperCase(Locale.ROOT));
    super.setOptions(options);
  }

  @Override
  public String[] getOptions() {
    String[] known = super.getOptions();
    String[] all = new String[known.length + 2];
    System.arraycopy(known, 0, all, 2, known.length);
    all[0] = "-odd";
    all[1] = odd.name();
    return all;
  }

  @Override
  public double distance(Instance first, Instance second, double cutOffValue) {
    double squared = super.distance(first, second, cutOffValue);
    return switch (odd) {
      case PEEKS ->
          squared
              + seen(first)
              + seen(second)
              + getInstances().stream().mapToDouble(OddDistance::seen).sum();
      case IS_NAN -> Double.NaN;
      case IS_NEGATIVE -> squared == 0 ? 0 : -1;
      case IS_INFINITE -> Double.POSITIVE_INFINITY;
      case IS_HUGE -> Double.MAX_VALUE;
      case IS_ONE_WAY -> first.value(0) < second.value(0) ? 2 * squared : squared;
      case THROWS -> throw new IllegalStateException("no such luck");
    };
  }

  private static double seen(Instance row) {
    return row.classIsMissing() ? 0 : 1 + row.classValue();
  }

  /**
   * Not what {@link EuclideanDistance} does: the root of a negative or huge number would hide it.
   */
  @Override
  public void postProcessDistances(double[] distances) {
    if (odd == Odd.PEEKS) {
      super.postProcessDistances(distances);
    }
  }
}
