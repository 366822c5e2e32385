package labeldiffusion.points;

import java.io.Serializable;
import java.util.Arrays;

/**
 * What is learnt from the rows of the training data, and from them only, and then done to every row: missing numbers
 * become the mean, missing codes the mode, numbers are scaled. An attribute that is constant in the training data
 * has no scale and counts for nothing.
 */
public final class Preparation implements Serializable {
  private static final long serialVersionUID = 1L;

  private final double[] mean;
  private final double[] offset;
  /** Half of what one scaled unit is in raw ones, 0 for a constant attribute; a whole unit may exceed all doubles. */
  private final double[] halfUnit;
  private final int[] mode;
  private final Metric metric;

  private Preparation(double[] mean, double[] offset, double[] halfUnit, int[] mode, Metric metric) {
    this.mean = mean;
    this.offset = offset;
    this.halfUnit = halfUnit;
    this.mode = mode;
    this.metric = metric;
  }

  /** Learns from raw rows; {@code codeCounts} has the number of possible codes of each nominal attribute. */
  public static Preparation of(Points raw, int numberCount, int[] codeCounts, Scaling scaling, Metric metric) {
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
        halfUnit = columns.halfStandardDeviations(raw);
      }
      case NONE -> Arrays.fill(halfUnit, 0.5);
    }
    int[] mode = new int[codeCounts.length];
    for (int a = 0; a < mode.length; a++) {
      mode[a] = mostFrequentCode(raw, a, codeCounts[a]);
    }
    return new Preparation(columns.mean, offset, halfUnit, mode, metric);
  }

  /** Overwrites the rows by points without missing values: a table may be too large to hold twice. */
  public Points prepare(Points raw) {
    double[][] numbers = new double[raw.size()][];
    int[][] codes = new int[raw.size()][];
    for (int i = 0; i < raw.size(); i++) {
      numbers[i] = raw.numbers(i);
      codes[i] = raw.codes(i);
      scale(numbers[i]);
      complete(codes[i]);
      if (metric == Metric.COSINE) {
        toLengthOne(numbers[i]);
      }
    }
    return new Points(numbers, codes, metric == Metric.MANHATTAN);
  }

  private void scale(double[] row) {
    for (int a = 0; a < row.length; a++) {
      double value = Double.isNaN(row[a]) ? mean[a] : row[a];
      row[a] = halfUnit[a] == 0 ? 0 : (value / 2 - offset[a] / 2) / halfUnit[a];
      if (!Double.isFinite(row[a])) {
        throw new IllegalArgumentException(
            "numbers must be finite when scaled as the training data's are, but " + value + " is not");
      }
    }
  }

  private void complete(int[] row) {
    for (int a = 0; a < row.length; a++) {
      if (row[a] == Points.MISSING) {
        row[a] = mode[a];
      }
    }
  }

  /** A row of zeros stays as it is: it has no direction. */
  private static void toLengthOne(double[] row) {
    double largest = 0;
    for (double value : row) {
      largest = Math.max(largest, Math.abs(value));
    }
    double sum = 0;
    for (int a = 0; a < row.length && largest > 0; a++) {
      row[a] /= largest; // no square that could overflow
      sum += row[a] * row[a];
    }
    for (int a = 0; a < row.length && largest > 0; a++) {
      row[a] /= Math.sqrt(sum);
    }
  }

  private static int mostFrequentCode(Points raw, int attribute, int codeCount) {
    int[] count = new int[codeCount];
    int best = 0;
    for (int i = 0; i < raw.size(); i++) {
      int code = raw.codes(i)[attribute];
      if (code != Points.MISSING) {
        count[code]++;
      }
    }
    for (int code = 1; code < codeCount; code++) {
      if (count[code] > count[best]) {
        best = code;
      }
    }
    return best;
  }

  /** Counts, means and ranges of the known values of each attribute, all 0 where none is known; row by row, for speed. */
  private static final class Columns {
    final int[] count;
    final double[] mean;
    final double[] least;
    final double[] greatest;

    Columns(Points raw, int numberCount) {
      count = new int[numberCount];
      mean = new double[numberCount];
      least = new double[numberCount];
      greatest = new double[numberCount];
      for (int i = 0; i < raw.size(); i++) {
        double[] row = raw.numbers(i);
        for (int a = 0; a < numberCount; a++) {
          if (!Double.isNaN(row[a])) {
            count[a]++;
            mean[a] += row[a] / count[a] - mean[a] / count[a]; // no sum that could overflow
            least[a] = count[a] == 1 ? row[a] : Math.min(least[a], row[a]);
            greatest[a] = count[a] == 1 ? row[a] : Math.max(greatest[a], row[a]);
          }
        }
      }
    }

    double[] halfStandardDeviations(Points raw) {
      double[] largest = new double[mean.length];
      double[] sum = new double[mean.length]; // of squares relative to the largest, which neither over- nor underflow
      for (int a = 0; a < mean.length; a++) {
        largest[a] = greatest[a] == least[a] ? 0 : Math.max(greatest[a] / 2 - mean[a] / 2, mean[a] / 2 - least[a] / 2);
      }
      for (int i = 0; i < raw.size(); i++) {
        double[] row = raw.numbers(i);
        for (int a = 0; a < mean.length; a++) {
          if (!Double.isNaN(row[a]) && largest[a] > 0) {
            double share = (row[a] / 2 - mean[a] / 2) / largest[a];
            sum[a] += share * share;
          }
        }
      }
      double[] half = new double[mean.length];
      Arrays.setAll(half, a -> largest[a] * Math.sqrt(sum[a] / Math.max(1, count[a] - 1)));
      return half;
    }
  }
}
