package weka.classifiers.diffusion.rows;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import labeldiffusion.points.DensePoints;
import labeldiffusion.points.Points;
import labeldiffusion.points.SparsePoints;
import weka.core.Instance;
import weka.core.Instances;
import weka.core.SparseInstance;

/**
 * Copies numeric and date attributes as numbers, nominal ones as codes. The points are sparse if
 * the training data are sparse instances and few of their values differ from 0, whatever kind of
 * instances come later.
 */
final class ColumnEncoder implements PointEncoder {
  private static final long serialVersionUID = 1L;
  private static final int NO_COLUMN = -1;
  private static final int[] NO_CODES = {};

  private final Instances header;
  private final int[] numeric;
  private final int[] nominal;

  /**
   * The column of each attribute in sparse points: numbers first, then codes. Attributes that are
   * not measured have none.
   */
  private final int[] columnOf;

  private final boolean isSparse;

  /**
   * @param attributes the attributes to copy
   */
  ColumnEncoder(Instances data, int[] attributes) {
    header = new Instances(data, 0);
    List<Integer> numbers = new ArrayList<>();
    List<Integer> codes = new ArrayList<>();
    for (int a : attributes) {
      (data.attribute(a).isNumeric() ? numbers : codes).add(a);
    }
    numeric = numbers.stream().mapToInt(a -> a).toArray();
    nominal = codes.stream().mapToInt(a -> a).toArray();
    columnOf = new int[data.numAttributes()];
    Arrays.fill(columnOf, NO_COLUMN);
    for (int a = 0; a < numeric.length; a++) {
      columnOf[numeric[a]] = a;
    }
    for (int a = 0; a < nominal.length; a++) {
      columnOf[nominal[a]] = numeric.length + a;
    }
    isSparse =
        data.stream().allMatch(row -> row instanceof SparseInstance)
            && SparsePoints.isWorthwhile(
                data.stream().mapToLong(Instance::numValues).sum(), data.size(), attributes.length);
  }

  @Override
  public Points points(List<Instance> rows) {
    int n = rows.size();
    if (isSparse) {
      int[][] columns = new int[n][];
      double[][] values = new double[n][];
      for (int i = 0; i < n; i++) {
        copySparse(rows.get(i), i, columns, values);
      }
      return new SparsePoints(columns, values, numeric.length, nominal.length);
    }
    int[][] codes = new int[n][];
    Arrays.setAll(codes, i -> codes(rows.get(i)));
    return n == 1 // a single row is read several times at once, and then forgotten
        ? new DensePoints(new double[][] {numbers(rows.get(0))}, codes)
        : DensePoints.packed(i -> numbers(rows.get(i)), codes);
  }

  /** Reads what the row stores: all values, or those other than 0. */
  private double[] numbers(Instance row) {
    double[] numbers = new double[numeric.length];
    for (int p = 0; p < row.numValues(); p++) {
      int attribute = row.index(p);
      int column = columnOf[attribute];
      if (column != NO_COLUMN && column < numeric.length) {
        numbers[column] = finite(row.valueSparse(p), header, attribute);
      }
    }
    return numbers;
  }

  private int[] codes(Instance row) {
    int[] codes = nominal.length == 0 ? NO_CODES : new int[nominal.length];
    for (int a = 0; a < codes.length; a++) {
      codes[a] = code(row.value(nominal[a]));
    }
    return codes;
  }

  /** The values other than 0: numbers first, then codes. */
  private void copySparse(Instance row, int i, int[][] columns, double[][] values) {
    int[] column = new int[row.numValues()];
    double[] value = new double[row.numValues()];
    int count = 0;
    for (boolean isNumber : new boolean[] {true, false}) {
      for (int p = 0; p < row.numValues(); p++) {
        int attribute = row.index(p);
        boolean isWanted =
            columnOf[attribute] != NO_COLUMN && columnOf[attribute] < numeric.length == isNumber;
        if (isWanted && row.valueSparse(p) != 0) {
          column[count] = columnOf[attribute];
          value[count++] =
              isNumber ? finite(row.valueSparse(p), header, attribute) : code(row.valueSparse(p));
        }
      }
    }
    columns[i] = Arrays.copyOf(column, count);
    values[i] = Arrays.copyOf(value, count);
  }

  /** The value; throws if it is infinite. */
  static double finite(double value, Instances header, int attribute) {
    if (Double.isInfinite(value)) {
      throw new IllegalArgumentException(
          "attribute "
              + header.attribute(attribute).name()
              + " must have finite values, was "
              + value);
    }
    return value;
  }

  private static int code(double value) {
    return Double.isNaN(value) ? Points.MISSING : (int) value;
  }
}
