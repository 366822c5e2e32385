package labeldiffusion.points;

import java.util.Arrays;
import java.util.List;

/**
 * Points whose rows are stored in full. Their distance is Euclidean, or the sum of absolute
 * differences, to which a nominal attribute adds 1.
 */
public final class DensePoints extends Points {
  private static final long serialVersionUID = 1L;

  /** Coordinates in float, twice, that the neighbour search holds of every point. */
  private static final int SEARCH_COORDINATES = 96;

  private final double[][] numbers;
  private final int[][] codes;
  private final boolean isManhattan;

  public DensePoints(double[][] numbers, int[][] codes) {
    this(numbers, codes, false);
  }

  /**
   * @param isManhattan whether distances are sums of absolute differences
   */
  public DensePoints(double[][] numbers, int[][] codes, boolean isManhattan) {
    if (numbers.length != codes.length) {
      throw new IllegalArgumentException(
          "numbers and codes must have the same number of rows, were "
              + numbers.length
              + " and "
              + codes.length);
    }
    this.numbers = numbers;
    this.codes = codes;
    this.isManhattan = isManhattan;
  }

  @Override
  public int size() {
    return numbers.length;
  }

  @Override
  public int dimension() {
    return size() == 0 ? 0 : numbers[0].length + codes[0].length;
  }

  @Override
  public int terms() {
    return dimension();
  }

  @Override
  public double[] numbers(int i) {
    return numbers[i];
  }

  @Override
  public int[] codes(int i) {
    return codes[i];
  }

  @Override
  public double squaredDistance(int i, Points other, int j) {
    DensePoints others = (DensePoints) other;
    double[] x = numbers[i];
    double[] y = others.numbers[j];
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
    int[] v = others.codes[j];
    for (int a = 0; a < u.length; a++) {
      if (u[a] != v[a]) {
        sum += 1;
      }
    }
    return isManhattan ? sum * sum : sum;
  }

  @Override
  public double product(int i, Points other, int j, int k) {
    DensePoints others = (DensePoints) other;
    double[] x = numbers[i];
    double[] y = others.numbers[j];
    double[] z = others.numbers[k];
    double sum = 0;
    for (int a = 0; a < x.length; a++) {
      sum += (x[a] - y[a]) * (x[a] - z[a]);
    }
    int[] u = codes[i];
    int[] v = others.codes[j];
    int[] t = others.codes[k];
    for (int a = 0; a < u.length; a++) {
      if (u[a] != v[a] && u[a] != t[a]) {
        sum += v[a] == t[a] ? 1 : 0.5;
      }
    }
    return sum;
  }

  @Override
  public boolean isEqual(int i, Points other, int j) {
    DensePoints others = (DensePoints) other;
    double[] x = numbers[i];
    double[] y = others.numbers[j];
    for (int a = 0; a < x.length; a++) {
      if (x[a] != y[a] && !(Double.isNaN(x[a]) && Double.isNaN(y[a]))) {
        return false;
      }
    }
    return Arrays.equals(codes[i], others.codes[j]);
  }

  @Override
  int hash(int i) {
    int hash = Arrays.hashCode(codes[i]);
    for (double value : numbers[i]) {
      hash =
          31 * hash + Double.hashCode(value + 0.0); // -0.0 + 0.0 = 0.0: equal numbers, equal hash
    }
    return hash;
  }

  @Override
  public DensePoints followedBy(List<Points> others) {
    double[][] allNumbers = Arrays.copyOf(numbers, size() + others.size());
    int[][] allCodes = Arrays.copyOf(codes, size() + others.size());
    for (int r = 0; r < others.size(); r++) {
      allNumbers[size() + r] = others.get(r).numbers(0);
      allCodes[size() + r] = others.get(r).codes(0);
    }
    return new DensePoints(allNumbers, allCodes, isManhattan);
  }

  @Override
  public DensePoints rows(int[] wanted) {
    double[][] someNumbers = new double[wanted.length][];
    int[][] someCodes = new int[wanted.length][];
    for (int r = 0; r < wanted.length; r++) {
      someNumbers[r] = numbers[wanted[r]];
      someCodes[r] = codes[wanted[r]];
    }
    return new DensePoints(someNumbers, someCodes, isManhattan);
  }

  @Override
  public long bytes() {
    return size() * (8L * dimension() + 64);
  }

  @Override
  public long searchBytes() {
    return 8L * size() * Math.min(dimension(), SEARCH_COORDINATES);
  }
}
