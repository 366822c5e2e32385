package labeldiffusion.points;

import java.util.Arrays;
import java.util.List;
import java.util.concurrent.atomic.AtomicReferenceArray;
import java.util.function.IntFunction;
import java.util.stream.IntStream;

/**
 * Points with all numbers and codes of every row. Raw rows may be packed; a search reads prepared
 * ones, which are arrays unless memory is short. Their distance is that of a {@link Metric}.
 */
public final class DensePoints extends Points {
  private static final long serialVersionUID = 1L;

  /** The largest number of coordinates per point that the search stores, twice, as floats. */
  private static final int SEARCH_COORDINATES = 96;

  private final NumberRows numbers;
  private final int numberCount;
  private final int[][] codes;
  private final Metric metric;

  /** Raw rows, or prepared ones with Euclidean distances. */
  public DensePoints(double[][] numbers, int[][] codes) {
    this(numbers, codes, Metric.EUCLIDEAN);
  }

  /** Rows that were prepared for a metric. */
  DensePoints(double[][] numbers, int[][] codes, Metric metric) {
    this(new NumberRows.Plain(numbers), codes, metric);
  }

  DensePoints(NumberRows numbers, int[][] codes, Metric metric) {
    if (numbers.size() != codes.length) {
      throw new IllegalArgumentException(
          "numbers and codes must have the same number of rows, were "
              + numbers.size()
              + " and "
              + codes.length);
    }
    this.numbers = numbers;
    this.numberCount = codes.length == 0 ? 0 : numbers.row(0).length;
    this.codes = codes;
    this.metric = metric;
  }

  /**
   * Raw rows that are kept in the smallest form that loses nothing.
   *
   * @param numbers gives the numbers of each row; asked once, row by row
   */
  public static DensePoints packed(IntFunction<double[]> numbers, int[][] codes) {
    PackedRow[] rows = new PackedRow[codes.length];
    long[] hashes = new long[codes.length];
    for (int i = 0; i < rows.length; i++) {
      double[] row = numbers.apply(i);
      rows[i] = PackedRow.of(row);
      hashes[i] = hash(row, codes[i]); // now, so that it need not be unpacked
    }
    DensePoints points = new DensePoints(new NumberRows.Packed(rows), codes, Metric.EUCLIDEAN);
    points.hashesAre(hashes);
    return points;
  }

  /** The same rows, prepared when they are read. */
  DensePoints preparedWhenRead(
      ColumnScales scales, int[][] knownCodes, Metric wanted, boolean areKept) {
    NumberRows read =
        new NumberRows.ScaledWhenRead(
            numbers, scales, wanted, areKept ? new AtomicReferenceArray<>(size()) : null);
    return new DensePoints(read, knownCodes, wanted);
  }

  @Override
  public int size() {
    return codes.length;
  }

  @Override
  public int numberCount() {
    return numberCount;
  }

  @Override
  public int dimension() {
    return size() == 0 ? 0 : numberCount + codes[0].length;
  }

  @Override
  public int terms() {
    return dimension();
  }

  @Override
  public double[] numbers(int i) {
    return numbers.row(i);
  }

  /** The numbers of a row; written into {@code space} if they are not stored as an array. */
  double[] numbers(int i, double[] space) {
    return numbers.row(i, space);
  }

  @Override
  double[] copyOfNumbers(int i) {
    return numbers.copyOf(i);
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
    return metric.squaredDistance(numbers(i), others.numbers(j), codes[i], others.codes[j]);
  }

  /**
   * The squared distances of row i to some others, with the bits of {@link #squaredDistance}. A sum
   * has to wait for each of its terms, so four rows at a time take little longer than one.
   */
  public void squaredDistances(int i, int[] others, double[] squared) {
    if (!isSumOfSquares()) {
      for (int q = 0; q < others.length; q++) {
        squared[q] = squaredDistance(i, this, others[q]);
      }
      return;
    }
    double[] x = numbers(i);
    for (int q = 0; q < others.length; q += 4) {
      setFour(x, others, q, squared);
    }
  }

  /** The distances at places q .. q+3; places beyond the last one repeat it. */
  private void setFour(double[] x, int[] others, int q, double[] squared) {
    int last = others.length - 1;
    int q1 = Math.min(q + 1, last);
    int q2 = Math.min(q + 2, last);
    int q3 = Math.min(q + 3, last);
    double[] y0 = numbers(others[q]);
    double[] y1 = numbers(others[q1]);
    double[] y2 = numbers(others[q2]);
    double[] y3 = numbers(others[q3]);
    double s0 = 0;
    double s1 = 0;
    double s2 = 0;
    double s3 = 0;
    for (int a = 0; a < x.length; a++) {
      double d0 = x[a] - y0[a];
      double d1 = x[a] - y1[a];
      double d2 = x[a] - y2[a];
      double d3 = x[a] - y3[a];
      s0 += d0 * d0;
      s1 += d1 * d1;
      s2 += d2 * d2;
      s3 += d3 * d3;
    }
    squared[q] = s0;
    squared[q1] = s1;
    squared[q2] = s2;
    squared[q3] = s3;
  }

  @Override
  public double product(int i, Points other, int j, int k) {
    DensePoints others = (DensePoints) other;
    double[] x = numbers(i);
    double[] y = others.numbers(j);
    double[] z = others.numbers(k);
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
    double[] x = numbers(i);
    double[] y = others.numbers(j);
    for (int a = 0; a < x.length; a++) {
      if (x[a] != y[a] && !(Double.isNaN(x[a]) && Double.isNaN(y[a]))) {
        return false;
      }
    }
    return Arrays.equals(codes[i], others.codes[j]);
  }

  @Override
  long hash(int i) {
    return hash(numbers(i), codes[i]);
  }

  private static long hash(double[] row, int[] codes) {
    long hash = 0;
    for (int a = 0; a < row.length; a++) {
      hash += row[a] == 0 ? 0 : ContentHash.of(a, row[a]); // zeros come in runs and hash to 0
    }
    for (int a = 0; a < codes.length; a++) {
      hash += ContentHash.of(row.length + a, codes[a]);
    }
    return hash;
  }

  @Override
  int compare(int i, int j) {
    double[] x = numbers(i);
    double[] y = numbers(j);
    for (int a = 0; a < x.length; a++) {
      if (x[a] != y[a] && !(Double.isNaN(x[a]) && Double.isNaN(y[a]))) {
        return Double.compare(x[a], y[a]);
      }
    }
    return Arrays.compare(codes[i], codes[j]);
  }

  @Override
  void addTo(Fingerprint.Sum sum) {
    sum.add(metric.ordinal());
    sum.add(numberCount());
    double[] space = new double[numberCount];
    for (int i = 0; i < size(); i++) {
      sum.add(numbers(i, space));
      sum.add(codes[i]);
    }
  }

  @Override
  public double largestNumber() {
    double largest = 0;
    for (int i = 0; i < size(); i++) {
      for (double x : numbers(i)) {
        largest = Math.abs(x) > largest ? Math.abs(x) : largest; // false for NaN
      }
    }
    return largest;
  }

  @Override
  DensePoints joined(List<Points> others) {
    NumberRows allNumbers =
        numbers.followedBy(
            others.stream()
                .flatMap(rows -> IntStream.range(0, rows.size()).mapToObj(rows::numbers)));
    int[][] allCodes = Arrays.copyOf(codes, sizeWith(others));
    int row = size();
    for (Points rows : others) {
      for (int i = 0; i < rows.size(); i++) {
        allCodes[row++] = rows.codes(i);
      }
    }
    return new DensePoints(allNumbers, allCodes, metric);
  }

  @Override
  DensePoints selected(int[] wanted) {
    int[][] someCodes = Arrays.stream(wanted).mapToObj(i -> codes[i]).toArray(int[][]::new);
    return new DensePoints(numbers.rows(wanted), someCodes, metric);
  }

  @Override
  public long bytes() {
    return numbers.bytes() + codeBytes();
  }

  @Override
  public long preparedBytes() {
    return size() * (24L + 8L * numberCount) + codeBytes();
  }

  private long codeBytes() {
    return size() * (4L + (dimension() == numberCount ? 0 : 16 + 4L * codes[0].length));
  }

  @Override
  public long searchBytes() {
    return 8L * size() * Math.min(dimension(), SEARCH_COORDINATES);
  }
}
