package labeldiffusion.points;

import java.util.Arrays;

/**
 * Counts, means and ranges of the known values of each attribute of numbers, all 0 where none is
 * known. Row by row, for speed. Zeros are counted and not added up, so that what comes out does not
 * depend, to the last bit, on whether they are stored.
 */
final class Columns {
  private static final int LEAST_EXPONENT = -1000;

  final double[] mean;
  final double[] least;
  final double[] greatest;
  private final Points raw;
  private final int[] count;
  private final int[] nonZero;

  Columns(Points raw, int numberCount) {
    this.raw = raw;
    mean = new double[numberCount];
    least = new double[numberCount];
    greatest = new double[numberCount];
    count = new int[numberCount];
    nonZero = new int[numberCount];
    Arrays.fill(count, raw.size());
    forEachRow(
        (column, row) -> {
          for (int p = 0; p < row.length; p++) {
            int a = column == null ? p : column[p];
            if (a >= numberCount) {
              break;
            } else if (Double.isNaN(row[p])) {
              count[a]--;
            } else if (row[p] != 0) {
              least[a] = nonZero[a] == 0 ? row[p] : Math.min(least[a], row[p]);
              greatest[a] = nonZero[a] == 0 ? row[p] : Math.max(greatest[a], row[p]);
              nonZero[a]++;
            }
          }
        });
    for (int a = 0; a < numberCount; a++) {
      if (nonZero[a] < count[a]) {
        least[a] = Math.min(least[a], 0);
        greatest[a] = Math.max(greatest[a], 0);
      }
    }
    findMeans();
  }

  /** Of values times a power of two that makes them at most 2: no sum that could overflow. */
  private void findMeans() {
    double[] factor = new double[mean.length];
    Arrays.setAll(
        factor,
        a ->
            Math.scalb(
                1.0,
                -Math.max(
                    LEAST_EXPONENT,
                    Math.getExponent(Math.max(Math.abs(least[a]), Math.abs(greatest[a]))))));
    forEachRow(
        (column, row) -> {
          for (int p = 0; p < row.length; p++) {
            int a = column == null ? p : column[p];
            if (a >= mean.length) {
              break;
            } else if (!Double.isNaN(row[p])) {
              mean[a] += row[p] * factor[a];
            }
          }
        });
    for (int a = 0; a < mean.length; a++) {
      mean[a] = mean[a] / Math.max(1, count[a]) / factor[a];
      mean[a] =
          Math.max(least[a], Math.min(greatest[a], mean[a])); // rounding must not move a constant
    }
  }

  /** Half of each standard deviation; 0 for a constant. */
  double[] halfStandardDeviations() {
    double[] largest = new double[mean.length];
    double[] sum =
        new double
            [mean.length]; // of squares relative to the largest, which neither over- nor underflow
    for (int a = 0; a < mean.length; a++) {
      largest[a] =
          greatest[a] == least[a]
              ? 0
              : Math.max(greatest[a] / 2 - mean[a] / 2, mean[a] / 2 - least[a] / 2);
    }
    forEachRow(
        (column, row) -> {
          for (int p = 0; p < row.length; p++) {
            int a = column == null ? p : column[p];
            if (a >= mean.length) {
              break;
            } else if (!Double.isNaN(row[p]) && row[p] != 0 && largest[a] > 0) {
              double share = (row[p] / 2 - mean[a] / 2) / largest[a];
              sum[a] += share * share;
            }
          }
        });
    double[] half = new double[mean.length];
    for (int a = 0; a < mean.length; a++) {
      double ofZero = largest[a] > 0 ? mean[a] / 2 / largest[a] : 0;
      double all = sum[a] + (count[a] - nonZero[a]) * ofZero * ofZero;
      half[a] = largest[a] * Math.sqrt(all / Math.max(1, count[a] - 1));
    }
    return half;
  }

  /** The most frequent code of each nominal attribute, of equally frequent ones the first. */
  static int[] modes(Points raw, int[] codeCounts) {
    int[][] frequency = new int[codeCounts.length][];
    Arrays.setAll(frequency, a -> new int[codeCounts[a]]);
    SparsePoints sparse = raw instanceof SparsePoints rows ? rows : null;
    int[] stored = new int[codeCounts.length];
    for (int i = 0; i < raw.size(); i++) {
      if (sparse == null) {
        int[] codes = raw.codes(i);
        for (int a = 0; a < codes.length; a++) {
          count(codes[a], frequency[a]);
        }
      } else {
        int[] column = sparse.columns(i);
        for (int p = column.length - 1; p >= 0 && column[p] >= sparse.numberCount(); p--) {
          count((int) sparse.values(i)[p], frequency[column[p] - sparse.numberCount()]);
          stored[column[p] - sparse.numberCount()]++;
        }
      }
    }
    int[] mode = new int[codeCounts.length];
    for (int a = 0; a < mode.length; a++) {
      if (sparse != null && codeCounts[a] > 0) {
        frequency[a][0] += raw.size() - stored[a];
      }
      for (int code = 1; code < codeCounts[a]; code++) {
        mode[a] = frequency[a][code] > frequency[a][mode[a]] ? code : mode[a];
      }
    }
    return mode;
  }

  private static void count(int code, int[] frequency) {
    if (code != Points.MISSING) {
      frequency[code]++;
    }
  }

  /** Sees the stored entries of a row; their columns are null if all are stored. */
  @FunctionalInterface
  private interface Row {
    void accept(int[] column, double[] row);
  }

  private void forEachRow(Row body) {
    for (int i = 0; i < raw.size(); i++) {
      if (raw instanceof SparsePoints sparse) {
        body.accept(sparse.columns(i), sparse.values(i));
      } else {
        body.accept(null, raw.numbers(i));
      }
    }
  }
}
