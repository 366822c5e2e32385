package labeldiffusion.points;

import java.util.Arrays;
import java.util.List;

/** Points whose rows are stored in full. Their distance is that of a {@link Metric}. */
public final class DensePoints extends Points {
  private static final long serialVersionUID = 1L;

  /** The largest number of coordinates per point that the search stores, twice, as floats. */
  private static final int SEARCH_COORDINATES = 96;

  private final double[][] numbers;
  private final int[][] codes;
  private final Metric metric;

  /** Raw rows, or prepared ones with Euclidean distances. */
  public DensePoints(double[][] numbers, int[][] codes) {
    this(numbers, codes, Metric.EUCLIDEAN);
  }

  /** Rows that were prepared for a metric. */
  DensePoints(double[][] numbers, int[][] codes, Metric metric) {
    if (numbers.length != codes.length) {
      throw new IllegalArgumentException(
          "numbers and codes must have the same number of rows, were "
              + numbers.length
              + " and "
              + codes.length);
    }
    this.numbers = numbers;
    this.codes = codes;
    this.metric = metric;
  }

  @Override
  public int size() {
    return numbers.length;
  }

  @Override
  public int numberCount() {
    return size() == 0 ? 0 : numbers[0].length;
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
  public boolean isBoundedByProjections() {
    return metric.bound() != Metric.Bound.NONE;
  }

  /** Whether a squared distance is the sum of the numbers' squared differences, to the last bit. */
  public boolean isSumOfSquares() {
    return metric.bound() == Metric.Bound.EQUAL && dimension() == numberCount();
  }

  @Override
  public double squaredDistance(int i, Points other, int j) {
    DensePoints others = (DensePoints) other;
    return metric.squaredDistance(numbers[i], others.numbers[j], codes[i], others.codes[j]);
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
  long hash(int i) {
    long hash = 0;
    double[] row = numbers[i];
    for (int a = 0; a < row.length; a++) {
      hash += ContentHash.of(a, row[a]);
    }
    for (int a = 0; a < codes[i].length; a++) {
      hash += ContentHash.of(row.length + a, codes[i][a]);
    }
    return hash;
  }

  @Override
  int compare(int i, int j) {
    double[] x = numbers[i];
    double[] y = numbers[j];
    for (int a = 0; a < x.length; a++) {
      if (x[a] != y[a] && !(Double.isNaN(x[a]) && Double.isNaN(y[a]))) {
        return Double.compare(x[a], y[a]);
      }
    }
    return Arrays.compare(codes[i], codes[j]);
  }

  @Override
  DensePoints copy() {
    double[][] numbersCopy = new double[size()][];
    int[][] codesCopy = new int[size()][];
    Arrays.setAll(numbersCopy, i -> numbers[i].clone());
    Arrays.setAll(codesCopy, i -> codes[i].clone());
    return new DensePoints(numbersCopy, codesCopy, metric);
  }

  @Override
  public DensePoints followedBy(List<Points> others) {
    double[][] allNumbers = Arrays.copyOf(numbers, sizeWith(others));
    int[][] allCodes = Arrays.copyOf(codes, allNumbers.length);
    int row = size();
    for (Points rows : others) {
      for (int i = 0; i < rows.size(); i++) {
        allNumbers[row] = rows.numbers(i);
        allCodes[row++] = rows.codes(i);
      }
    }
    return new DensePoints(allNumbers, allCodes, metric);
  }

  @Override
  public DensePoints rows(int[] wanted) {
    double[][] someNumbers = new double[wanted.length][];
    int[][] someCodes = new int[wanted.length][];
    for (int r = 0; r < wanted.length; r++) {
      someNumbers[r] = numbers[wanted[r]];
      someCodes[r] = codes[wanted[r]];
    }
    return new DensePoints(someNumbers, someCodes, metric);
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
