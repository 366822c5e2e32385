package labeldiffusion.points;

import java.io.Serializable;
import java.util.Arrays;
import java.util.stream.IntStream;

/**
 * What is learnt from the rows of the training data, and from them only, and then done to every
 * row: missing numbers become the mean, missing codes the mode, numbers are scaled. An attribute
 * that is constant in the training data has no scale and counts for nothing.
 *
 * <p>Sparse rows stay sparse where that gives the same distances as full ones would have, to the
 * last bit. Scaling may shift zeros. For Euclidean distances the shifted zero becomes the origin of
 * its column and stays unstored; lengths depend on it, so for the cosine it is stored, and if that
 * makes too many entries the rows are stored in full.
 */
public final class Preparation implements Serializable {
  private static final long serialVersionUID = 1L;

  private final double[] mean;
  private final double[] offset;

  /**
   * Half of what one scaled unit is in raw ones, 0 for a constant attribute; a whole unit may
   * exceed all doubles.
   */
  private final double[] halfUnit;

  private final int[] mode;
  private final Metric metric;

  /**
   * Whether prepared points are sparse; then what 0 becomes in each column, null if 0, and the
   * columns where it is stored.
   */
  private boolean isSparse;

  private double[] origin;
  private int[] filled;

  /** No rows, if rows have a distance of their own and nothing is done to them. */
  private CustomDistancePoints own;

  private Preparation(
      double[] mean, double[] offset, double[] halfUnit, int[] mode, Metric metric) {
    this.mean = mean;
    this.offset = offset;
    this.halfUnit = halfUnit;
    this.mode = mode;
    this.metric = metric;
  }

  /**
   * Learns from raw rows; {@code codeCounts} has the number of possible codes of each nominal
   * attribute.
   */
  public static Preparation of(
      Points raw, int numberCount, int[] codeCounts, Scaling scaling, Metric metric) {
    Columns columns = new Columns(raw, numberCount);
    double[] offset = new double[numberCount];
    double[] halfUnit = new double[numberCount];
    switch (scaling) {
      case NORMALIZE -> {
        offset = columns.least;
        for (int a = 0; a < numberCount; a++) {
          halfUnit[a] = columns.greatest[a] / 2 - columns.least[a] / 2;
        }
      }
      case STANDARDIZE -> {
        offset = columns.mean;
        halfUnit = columns.halfStandardDeviations();
      }
      case NONE -> Arrays.fill(halfUnit, 0.5);
    }
    Preparation learnt =
        new Preparation(columns.mean, offset, halfUnit, Columns.modes(raw, codeCounts), metric);
    if (raw instanceof SparsePoints sparse) {
      learnt.keepSparse(sparse);
    }
    return learnt;
  }

  /** Of rows with a distance of their own, which must be symmetric: they stay as they are. */
  public static Preparation of(CustomDistancePoints raw) {
    raw.requireSymmetry();
    Preparation nothing =
        new Preparation(new double[0], new double[0], new double[0], new int[0], null);
    nothing.own = raw.rows(new int[0]);
    return nothing;
  }

  private void keepSparse(SparsePoints raw) {
    double[] ofZero = new double[mean.length];
    Arrays.setAll(ofZero, a -> scaled(0, a));
    int[] shifted = IntStream.range(0, ofZero.length).filter(a -> ofZero[a] != 0).toArray();
    filled = metric == Metric.COSINE ? shifted : new int[0];
    origin = metric == Metric.COSINE || shifted.length == 0 ? null : ofZero;
    isSparse =
        metric != Metric.MANHATTAN
            && Arrays.stream(ofZero).allMatch(Double::isFinite)
            && (filled.length == 0
                || SparsePoints.isWorthwhile(
                    raw.entries() + (long) filled.length * raw.size(),
                    raw.size(),
                    raw.dimension()));
  }

  /**
   * Overwrites the rows by points without missing values: a table may be too large to hold twice.
   */
  public Points prepare(Points raw) {
    return own != null ? raw : isSparse ? prepareSparse((SparsePoints) raw) : prepareDense(raw);
  }

  /** No points, for prepared ones to follow. */
  public Points none() {
    return own != null
        ? own
        : isSparse
            ? new SparsePoints(new int[0][], new double[0][], mean.length, mode.length, origin)
            : new DensePoints(new double[0][], new int[0][], metric == Metric.MANHATTAN);
  }

  private DensePoints prepareDense(Points raw) {
    double[][] numbers = new double[raw.size()][];
    int[][] codes = new int[raw.size()][];
    for (int i = 0; i < raw.size(); i++) {
      double[] row = raw.numbers(i);
      for (int a = 0; a < row.length; a++) {
        row[a] = finite(row[a], a);
      }
      numbers[i] = row;
      codes[i] = raw.codes(i);
      complete(codes[i]);
      if (metric == Metric.COSINE) {
        toLengthOne(row, row.length);
      }
    }
    return new DensePoints(numbers, codes, metric == Metric.MANHATTAN);
  }

  private SparsePoints prepareSparse(SparsePoints raw) {
    for (int i = 0; i < raw.size(); i++) {
      int[] stored = raw.columns(i);
      int[] column = filled.length == 0 ? stored : union(stored, filled);
      double[] value = new double[column.length];
      int numbers = 0;
      for (int q = 0, p = 0; q < column.length; q++) {
        int a = column[q];
        double entry = p < stored.length && stored[p] == a ? raw.values(i)[p++] : 0;
        numbers += a < mean.length ? 1 : 0;
        value[q] =
            a < mean.length
                ? finite(entry, a)
                : entry == Points.MISSING ? mode[a - mean.length] : entry;
      }
      if (metric == Metric.COSINE) {
        toLengthOne(value, numbers);
      }
      raw.replace(i, column, value, origin);
    }
    return raw.withOrigin(origin);
  }

  /** The columns of both, ascending. */
  private static int[] union(int[] a, int[] b) {
    int[] both = new int[a.length + b.length];
    int count = 0;
    for (int p = 0, q = 0; p < a.length || q < b.length; count++) {
      both[count] =
          Math.min(
              p < a.length ? a[p] : Integer.MAX_VALUE, q < b.length ? b[q] : Integer.MAX_VALUE);
      p += p < a.length && a[p] == both[count] ? 1 : 0;
      q += q < b.length && b[q] == both[count] ? 1 : 0;
    }
    return Arrays.copyOf(both, count);
  }

  private double scaled(double number, int a) {
    double value = Double.isNaN(number) ? mean[a] : number;
    return halfUnit[a] == 0 ? 0 : (value / 2 - offset[a] / 2) / halfUnit[a];
  }

  private double finite(double number, int a) {
    double value = scaled(number, a);
    if (!Double.isFinite(value)) {
      throw new IllegalArgumentException(
          "numbers must be finite when scaled as the training data's are, but "
              + (Double.isNaN(number) ? mean[a] : number)
              + " is not");
    }
    return value;
  }

  private void complete(int[] row) {
    for (int a = 0; a < row.length; a++) {
      if (row[a] == Points.MISSING) {
        row[a] = mode[a];
      }
    }
  }

  /** Of the first {@code length} numbers. A row of zeros stays as it is: it has no direction. */
  private static void toLengthOne(double[] row, int length) {
    double largest = 0;
    for (int a = 0; a < length; a++) {
      largest = Math.max(largest, Math.abs(row[a]));
    }
    double sum = 0;
    for (int a = 0; a < length && largest > 0; a++) {
      row[a] /= largest; // no square that could overflow
      sum += row[a] * row[a];
    }
    for (int a = 0; a < length && largest > 0; a++) {
      row[a] /= Math.sqrt(sum);
    }
  }
}
