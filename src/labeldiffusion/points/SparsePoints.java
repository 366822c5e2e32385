package labeldiffusion.points;

import java.util.Arrays;
import java.util.List;

/**
 * Points of which most entries are alike, such as the zeros of word counts, and are not stored. A
 * row is the columns of its stored entries, ascending, and their values; the columns of the numbers
 * come first, then those of the codes. An entry that is not stored is the column's origin, 0 unless
 * numbers were shifted when they were scaled: distances do not change when all points are. No
 * stored entry equals its origin.
 *
 * <p>Sums run over the columns in ascending order, and columns that are left out would add 0: so
 * distances have the same bits as those of {@link DensePoints}.
 */
public final class SparsePoints extends Points {
  private static final long serialVersionUID = 1L;

  /** Tables with at most one stored entry in so many are worth it. */
  private static final int SPARSE = 10;

  /** Columns below which they never are. */
  private static final int WIDE = 64;

  private final int[][] column;
  private final double[][] value;
  private final int numberCount;
  private final int codeCount;

  /** By column of a number; null if all are 0. */
  private final double[] origin;

  /** Rows as they are read, with an origin of 0. */
  public SparsePoints(int[][] column, double[][] value, int numberCount, int codeCount) {
    this(column, value, numberCount, codeCount, null);
    for (int i = 0; i < column.length; i++) {
      for (int p = 0; p < column[i].length; p++) {
        if (column[i][p] <= (p == 0 ? -1 : column[i][p - 1])
            || column[i][p] >= dimension()
            || value[i][p] == 0) {
          throw new IllegalArgumentException(
              "stored entries must not be 0 and their columns must ascend below "
                  + dimension()
                  + ", but row "
                  + i
                  + " has "
                  + value[i][p]
                  + " in column "
                  + column[i][p]);
        }
      }
    }
  }

  SparsePoints(int[][] column, double[][] value, int numberCount, int codeCount, double[] origin) {
    this.column = column;
    this.value = value;
    this.numberCount = numberCount;
    this.codeCount = codeCount;
    this.origin = origin;
  }

  /**
   * Whether rows with so many stored entries in all are better kept sparse: both time and memory
   * count.
   */
  public static boolean isWorthwhile(long entries, long rows, long dimension) {
    return dimension >= WIDE && entries * SPARSE <= rows * dimension;
  }

  @Override
  public int size() {
    return column.length;
  }

  @Override
  public int dimension() {
    return numberCount + codeCount;
  }

  @Override
  public int terms() {
    return size() == 0 ? 0 : (int) (2 * entries() / size());
  }

  /** How many entries are stored in all. */
  public long entries() {
    long count = 0;
    for (int[] row : column) {
      count += row.length;
    }
    return count;
  }

  /** How many of the columns hold numbers: the others hold codes. */
  public int numberCount() {
    return numberCount;
  }

  /** The columns of the stored entries of a row. */
  public int[] columns(int i) {
    return column[i];
  }

  /** The stored entries of a row, codes as numbers. */
  public double[] values(int i) {
    return value[i];
  }

  /** What an entry is that is not stored. */
  public double origin(int a) {
    return origin == null || a >= numberCount ? 0 : origin[a];
  }

  /**
   * Overwrites a row by other entries, of which those that equal the origin to be are not stored.
   */
  void replace(int i, int[] columns, double[] values, double[] originToBe) {
    int[] kept = new int[columns.length];
    int count = 0;
    for (int p = 0; p < columns.length; p++) {
      if (values[p]
          != (originToBe == null || columns[p] >= numberCount ? 0 : originToBe[columns[p]])) {
        values[count] = values[p];
        kept[count++] = columns[p];
      }
    }
    column[i] = count == columns.length ? columns : Arrays.copyOf(kept, count);
    value[i] = count == values.length ? values : Arrays.copyOf(values, count);
  }

  /** The same stored entries with another origin; the rows are shared. */
  SparsePoints withOrigin(double[] another) {
    return new SparsePoints(column, value, numberCount, codeCount, another);
  }

  @Override
  public double[] numbers(int i) {
    double[] row = origin == null ? new double[numberCount] : origin.clone();
    for (int p = 0; p < column[i].length && column[i][p] < numberCount; p++) {
      row[column[i][p]] = value[i][p];
    }
    return row;
  }

  @Override
  public int[] codes(int i) {
    int[] row = new int[codeCount];
    for (int p = column[i].length - 1; p >= 0 && column[i][p] >= numberCount; p--) {
      row[column[i][p] - numberCount] = (int) value[i][p];
    }
    return row;
  }

  @Override
  public double squaredDistance(int i, Points other, int j) {
    SparsePoints others = (SparsePoints) other;
    int[] a = column[i];
    int[] b = others.column[j];
    double[] x = value[i];
    double[] y = others.value[j];
    double sum = 0;
    for (int p = 0, q = 0; p < a.length || q < b.length; ) {
      int ofX = p < a.length ? a[p] : Integer.MAX_VALUE;
      int ofY = q < b.length ? b[q] : Integer.MAX_VALUE;
      int least = Math.min(ofX, ofY);
      double difference =
          (ofX == least ? x[p++] : origin(least)) - (ofY == least ? y[q++] : origin(least));
      sum += least < numberCount ? difference * difference : difference == 0 ? 0 : 1;
    }
    return sum;
  }

  @Override
  public double product(int i, Points other, int j, int k) {
    SparsePoints others = (SparsePoints) other;
    int[] a = column[i];
    int[] b = others.column[j];
    int[] c = others.column[k];
    double sum = 0;
    for (int p = 0, q = 0, r = 0; p < a.length || q < b.length || r < c.length; ) {
      int ofX = p < a.length ? a[p] : Integer.MAX_VALUE;
      int ofY = q < b.length ? b[q] : Integer.MAX_VALUE;
      int ofZ = r < c.length ? c[r] : Integer.MAX_VALUE;
      int least = Math.min(ofX, Math.min(ofY, ofZ));
      double x = ofX == least ? value[i][p++] : origin(least);
      double y = ofY == least ? others.value[j][q++] : origin(least);
      double z = ofZ == least ? others.value[k][r++] : origin(least);
      if (least < numberCount) {
        sum += (x - y) * (x - z);
      } else if (x != y && x != z) {
        sum += y == z ? 1 : 0.5;
      }
    }
    return sum;
  }

  @Override
  public boolean isEqual(int i, Points other, int j) {
    SparsePoints others = (SparsePoints) other;
    if (!Arrays.equals(column[i], others.column[j])) {
      return false;
    }
    double[] x = value[i];
    double[] y = others.value[j];
    for (int p = 0; p < x.length; p++) {
      if (x[p] != y[p] && !(Double.isNaN(x[p]) && Double.isNaN(y[p]))) {
        return false;
      }
    }
    return true;
  }

  @Override
  int hash(int i) {
    int hash = Arrays.hashCode(column[i]);
    for (double entry : value[i]) {
      hash =
          31 * hash
              + Double.hashCode(
                  entry + 0.0); // a 0 may be stored where the origin is another number
    }
    return hash;
  }

  @Override
  public SparsePoints followedBy(List<Points> others) {
    int[][] allColumns = Arrays.copyOf(column, size() + others.size());
    double[][] allValues = Arrays.copyOf(value, size() + others.size());
    for (int r = 0; r < others.size(); r++) {
      SparsePoints row = (SparsePoints) others.get(r);
      allColumns[size() + r] = row.column[0];
      allValues[size() + r] = row.value[0];
    }
    return new SparsePoints(allColumns, allValues, numberCount, codeCount, origin);
  }

  @Override
  public SparsePoints rows(int[] wanted) {
    int[][] someColumns = new int[wanted.length][];
    double[][] someValues = new double[wanted.length][];
    for (int r = 0; r < wanted.length; r++) {
      someColumns[r] = column[wanted[r]];
      someValues[r] = value[wanted[r]];
    }
    return new SparsePoints(someColumns, someValues, numberCount, codeCount, origin);
  }

  @Override
  public String searchNote() {
    return "exact, by an index of the non-zero entries";
  }

  @Override
  public long bytes() {
    return 12 * entries() + 64L * size();
  }

  /** The index, in which a frequent column is stored in full, and what a thread adds up in. */
  @Override
  public long searchBytes() {
    return 12 * entries() + 16L * (size() + dimension());
  }
}
