package labeldiffusion.points;

import java.util.Arrays;

/**
 * Counts, means and ranges of the known values of each numeric attribute, all 0 if none is known.
 * None depends on the order of the rows, to the last bit. Rows are read one after the other, for
 * speed. Zeros are counted rather than added, so it makes no difference whether they are stored.
 */
final class Columns {
  private static final int LEAST_EXPONENT = -1000;

  final double[] mean;
  final double[] least;
  final double[] greatest;
  private final Points raw;

  /** Known values, and those of them that are not 0. */
  private final int[] count;

  private final int[] nonZero;

  Columns(Points raw, int numberCount) {
    this.raw = raw;
    mean = new double[numberCount];
    least = new double[numberCount];
    greatest = new double[numberCount];
    count = new int[numberCount];
    nonZero = new int[numberCount];
    findRanges();
    findMeans();
  }

  private void findRanges() {
    Arrays.fill(count, raw.size());
    forEachRow(
        (column, row, end) -> {
          for (int p = 0; p < end; p++) {
            int a = column == null ? p : column[p];
            if (Double.isNaN(row[p])) {
              count[a]--;
            } else if (row[p] != 0) {
              least[a] = nonZero[a] == 0 ? row[p] : Math.min(least[a], row[p]);
              greatest[a] = nonZero[a] == 0 ? row[p] : Math.max(greatest[a], row[p]);
              nonZero[a]++;
            }
          }
        });
    for (int a = 0; a < mean.length; a++) {
      if (nonZero[a] < count[a]) {
        least[a] = Math.min(least[a], 0);
        greatest[a] = Math.max(greatest[a], 0);
      }
    }
  }

  /** Values are multiplied by a power of two that makes them at most 2, so no sum overflows. */
  private void findMeans() {
    double[] factor = new double[mean.length];
    for (int a = 0; a < factor.length; a++) {
      int exponent = Math.getExponent(Math.max(Math.abs(least[a]), Math.abs(greatest[a])));
      factor[a] = Math.scalb(1.0, -Math.max(LEAST_EXPONENT, exponent));
    }
    OrderFreeSums sums = new OrderFreeSums(mean.length, raw.size());
    forEachRow(
        (column, row, end) -> {
          for (int p = 0; p < end; p++) {
            int a = column == null ? p : column[p];
            if (row[p] != 0 && !Double.isNaN(row[p])) {
              sums.add(a, row[p] * factor[a]);
            }
          }
        });
    for (int a = 0; a < mean.length; a++) {
      double rounded = sums.sum(a) / Math.max(1, count[a]) / factor[a];
      mean[a] = Math.max(least[a], Math.min(greatest[a], rounded)); // keeps constants exact
    }
  }

  /** Half of each standard deviation; 0 for a constant. */
  double[] halfStandardDeviations() {
    double[] largest = new double[mean.length];
    for (int a = 0; a < mean.length; a++) {
      largest[a] =
          greatest[a] == least[a]
              ? 0
              : Math.max(greatest[a] / 2 - mean[a] / 2, mean[a] / 2 - least[a] / 2);
    }
    // squares relative to the largest one neither over- nor underflow
    OrderFreeSums squares = new OrderFreeSums(mean.length, raw.size());
    forEachRow(
        (column, row, end) -> {
          for (int p = 0; p < end; p++) {
            int a = column == null ? p : column[p];
            if (!Double.isNaN(row[p]) && row[p] != 0 && largest[a] > 0) {
              double share = (row[p] / 2 - mean[a] / 2) / largest[a];
              squares.add(a, share * share);
            }
          }
        });
    double[] half = new double[mean.length];
    for (int a = 0; a < mean.length; a++) {
      double ofZero = largest[a] > 0 ? mean[a] / 2 / largest[a] : 0;
      double all = squares.sum(a) + (count[a] - nonZero[a]) * ofZero * ofZero;
      half[a] = largest[a] * Math.sqrt(all / Math.max(1, count[a] - 1));
    }
    return half;
  }

  /** Whether any value of the attribute is missing. */
  boolean[] hasMissing() {
    boolean[] has = new boolean[count.length];
    for (int a = 0; a < has.length; a++) {
      has[a] = count[a] < raw.size();
    }
    return has;
  }

  /** Reads the numbers of a row: entries 0 .. end-1, whose columns are null if all are stored. */
  @FunctionalInterface
  private interface Row {
    void accept(int[] column, double[] row, int end);
  }

  private void forEachRow(Row body) {
    double[] space = new double[mean.length];
    for (int i = 0; i < raw.size(); i++) {
      if (raw instanceof SparsePoints sparse) {
        body.accept(sparse.columns(i), sparse.values(i), sparse.storedNumbers(i));
      } else {
        body.accept(null, ((DensePoints) raw).numbers(i, space), mean.length);
      }
    }
  }
}
