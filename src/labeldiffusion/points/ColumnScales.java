package labeldiffusion.points;

import java.io.Serializable;
import java.util.Arrays;

/**
 * What is learned from rows: the offset and unit of every numeric attribute, and what replaces
 * missing values. An attribute that is constant has no unit and all its values become 0. The order
 * of the rows makes no difference, to the last bit.
 */
final class ColumnScales implements Serializable {
  private static final long serialVersionUID = 1L;

  private final double[] mean;
  private final double[] offset;

  /** Half of each unit, 0 for a constant attribute: a whole unit may overflow. */
  private final double[] halfUnit;

  private final int[] mode;

  /** Whether the rows that were learned from had missing values, by attribute. */
  private final boolean[] hasMissingNumbers;

  private final boolean[] hasMissingCodes;

  private ColumnScales(Columns columns, double[] offset, double[] halfUnit, CodeCounts codes) {
    this.mean = columns.mean;
    this.offset = offset;
    this.halfUnit = halfUnit;
    this.mode = codes.modes();
    hasMissingNumbers = columns.hasMissing();
    hasMissingCodes = codes.hasMissing();
  }

  static ColumnScales of(Points raw, Scaling scaling) {
    int numberCount = raw.numberCount();
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
    return new ColumnScales(columns, offset, halfUnit, new CodeCounts(raw));
  }

  int numberCount() {
    return mean.length;
  }

  int codeCount() {
    return mode.length;
  }

  /** The scaled number, the scaled mean if it is missing; may have overflowed. */
  double scaled(double number, int a) {
    double value = Double.isNaN(number) ? mean[a] : number;
    return halfUnit[a] == 0 ? 0 : (value / 2 - offset[a] / 2) / halfUnit[a];
  }

  /** The scaled number, which must be finite. */
  double finite(double number, int a) {
    double value = scaled(number, a);
    if (!Double.isFinite(value)) {
      throw new IllegalArgumentException(
          "numbers must be finite when scaled as the training data's are, but "
              + (Double.isNaN(number) ? mean[a] : number)
              + " is not");
    }
    return value;
  }

  /** A row as the metric wants it. The array is overwritten. */
  double[] finished(double[] row, Metric metric) {
    for (int a = 0; a < row.length; a++) {
      row[a] = row[a] == 0 && offset[a] == 0 ? 0 : finite(row[a], a); // zeros take no division
    }
    metric.finish(row, row.length);
    return row;
  }

  /** The row without missing codes: the same array if none is missing. */
  int[] known(int[] row) {
    int[] known = row;
    for (int a = 0; a < row.length; a++) {
      if (row[a] == Points.MISSING) {
        known = known == row ? row.clone() : known;
        known[a] = mode[a];
      }
    }
    return known;
  }

  /** The code, the most frequent one if it is missing. */
  int known(int code, int a) {
    return code == Points.MISSING ? mode[a] : code;
  }

  /** What tells these rows, prepared for this metric, from any others. */
  Fingerprint fingerprint(Points raw, Metric metric) {
    Fingerprint.Sum sum = new Fingerprint.Sum();
    sum.add(metric.ordinal());
    sum.add(offset);
    sum.add(halfUnit);
    sum.add(mean);
    sum.add(mode);
    raw.addTo(sum);
    return sum.of(raw);
  }

  /**
   * Whether {@code later} does the same to the rows that these scales were learned from. Means and
   * modes matter only for attributes with missing values.
   */
  boolean agreesWith(ColumnScales later) {
    boolean agrees = Arrays.equals(offset, later.offset) && Arrays.equals(halfUnit, later.halfUnit);
    for (int a = 0; a < mean.length && agrees; a++) {
      agrees = !hasMissingNumbers[a] || mean[a] == later.mean[a];
    }
    for (int a = 0; a < mode.length && agrees; a++) {
      agrees = !hasMissingCodes[a] || mode[a] == later.mode[a];
    }
    return agrees;
  }
}
