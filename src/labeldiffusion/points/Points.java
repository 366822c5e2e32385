package labeldiffusion.points;

import java.io.Serializable;
import java.util.Arrays;
import java.util.List;

/**
 * n rows of a table, each with numbers and nominal codes. Their distance is Euclidean; a nominal attribute adds 1 to the
 * squared distance where the codes differ, as if it were one coordinate per value. Or it is the sum of absolute
 * differences, to which a nominal attribute adds 1. Missing entries (NaN, {@link #MISSING}) are
 * allowed before {@link Preparation} has replaced them. Rows are shared, not copied: treat them as immutable.
 */
public final class Points implements Serializable {
  private static final long serialVersionUID = 1L;
  /** The nominal code of a missing value. */
  public static final int MISSING = -1;

  private final double[][] numbers;
  private final int[][] codes;
  private final boolean isManhattan;

  public Points(double[][] numbers, int[][] codes) {
    this(numbers, codes, false);
  }

  /** @param isManhattan whether distances are sums of absolute differences */
  public Points(double[][] numbers, int[][] codes, boolean isManhattan) {
    if (numbers.length != codes.length) {
      throw new IllegalArgumentException(
          "numbers and codes must have the same number of rows, were " + numbers.length + " and " + codes.length);
    }
    this.numbers = numbers;
    this.codes = codes;
    this.isManhattan = isManhattan;
  }

  /** Points with numbers only. */
  public static Points of(double[]... rows) {
    int[][] codes = new int[rows.length][];
    Arrays.fill(codes, new int[0]);
    return new Points(rows, codes);
  }

  public int size() {
    return numbers.length;
  }

  /** Numbers and codes of a row together. */
  public int dimension() {
    return size() == 0 ? 0 : numbers[0].length + codes[0].length;
  }

  public double[] numbers(int i) {
    return numbers[i];
  }

  public int[] codes(int i) {
    return codes[i];
  }

  /** The squared distance of x_i and y_j, y_j a row of {@code other}; the same bits whichever of the two comes first. */
  public double squaredDistance(int i, Points other, int j) {
    double[] x = numbers[i];
    double[] y = other.numbers[j];
    double sum = 0;
    if (isManhattan) {
      for (int a = 0; a < x.length; a++) {
        sum += Math.abs(x[a] - y[a]);
      }
    } else {
      for (int a = 0; a < x.length; a++) {
        double difference = x[a] - y[a];
        sum += difference * difference;
      }
    }
    int[] u = codes[i];
    int[] v = other.codes[j];
    for (int a = 0; a < u.length; a++) {
      if (u[a] != v[a]) {
        sum += 1;
      }
    }
    return isManhattan ? sum * sum : sum;
  }

  /** Whether row i and row j of {@code other} have the same numbers and codes; what is missing equals what is missing. */
  public boolean isEqual(int i, Points other, int j) {
    double[] x = numbers[i];
    double[] y = other.numbers[j];
    for (int a = 0; a < x.length; a++) {
      if (x[a] != y[a] && !(Double.isNaN(x[a]) && Double.isNaN(y[a]))) {
        return false;
      }
    }
    return Arrays.equals(codes[i], other.codes[j]);
  }

  /** These rows followed by others, each given by itself. */
  public Points followedBy(List<Points> others) {
    double[][] allNumbers = Arrays.copyOf(numbers, size() + others.size());
    int[][] allCodes = Arrays.copyOf(codes, size() + others.size());
    for (int r = 0; r < others.size(); r++) {
      allNumbers[size() + r] = others.get(r).numbers(0);
      allCodes[size() + r] = others.get(r).codes(0);
    }
    return new Points(allNumbers, allCodes, isManhattan);
  }

  /** The given rows, in the given order. */
  public Points rows(int[] wanted) {
    double[][] someNumbers = new double[wanted.length][];
    int[][] someCodes = new int[wanted.length][];
    for (int r = 0; r < wanted.length; r++) {
      someNumbers[r] = numbers[wanted[r]];
      someCodes[r] = codes[wanted[r]];
    }
    return new Points(someNumbers, someCodes, isManhattan);
  }
}
