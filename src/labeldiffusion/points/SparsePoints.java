package labeldiffusion.points;

import java.util.Arrays;
import java.util.List;

/**
 * Points that store only a few entries per row, such as the non-zero word counts of a text. A row
 * consists of the columns of its stored entries, ascending, and their values. Columns of numbers
 * come first, then those of codes. An entry that is not stored has the value of the column's
 * origin. The origin is 0 unless scaling shifted the numbers; shifting all points changes no
 * distance. No stored entry equals its origin. Distances are Euclidean.
 *
 * <p>Sums run over the columns in ascending order, and columns that are left out would add 0. So
 * distances have the same bits as those of {@link DensePoints}.
 */
public final class SparsePoints extends Points {
  private static final long serialVersionUID = 1L;

  /** Tables are kept sparse if at most 1 in SPARSE entries is stored. */
  private static final int SPARSE = 10;

  /** Tables with fewer columns are never kept sparse. */
  private static final int WIDE = 64;

  private final int[][] column;
  private final double[][] value;
  private final int numberCount;
  private final int codeCount;

  private final Origin origin;

  /** Raw rows, with an origin of 0. */
  public SparsePoints(int[][] column, double[][] value, int numberCount, int codeCount) {
    this(column, value, numberCount, codeCount, Origin.ZERO);
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

  SparsePoints(int[][] column, double[][] value, int numberCount, int codeCount, Origin origin) {
    this.column = column;
    this.value = value;
    this.numberCount = numberCount;
    this.codeCount = codeCount;
    this.origin = origin;
  }

  /**
   * Whether a table with this many stored entries should be kept sparse, to save time and memory.
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

  /** The total number of stored entries. */
  public long entries() {
    long count = 0;
    for (int[] row : column) {
      count += row.length;
    }
    return count;
  }

  @Override
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

  /** How many of the stored entries of a row are numbers; they come first. */
  int storedNumbers(int i) {
    int count = column[i].length;
    while (count > 0 && column[i][count - 1] >= numberCount) {
      count--;
    }
    return count;
  }

  /** The value of an entry that is not stored. */
  public double origin(int a) {
    return origin.at(a);
  }

  /** Overwrites a row. Entries that equal the origin are not stored. */
  void replace(int i, int[] columns, double[] values) {
    int[] kept = new int[columns.length];
    int count = 0;
    for (int p = 0; p < columns.length; p++) {
      if (values[p] != origin.at(columns[p])) {
        values[count] = values[p];
        kept[count++] = columns[p];
      }
    }
    column[i] = count == columns.length ? columns : Arrays.copyOf(kept, count);
    value[i] = count == values.length ? values : Arrays.copyOf(values, count);
  }

  /** The same stored entries with another origin, to be replaced row by row. */
  SparsePoints withOrigin(Origin another) {
    return new SparsePoints(column.clone(), value.clone(), numberCount, codeCount, another);
  }

  @Override
  public double[] numbers(int i) {
    double[] row = origin.row(numberCount);
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

  /** The sum over all columns: that of the origin, corrected where an entry is stored. */
  @Override
  long hash(int i) {
    long hash = origin.hash();
    for (int p = 0; p < column[i].length; p++) {
      int a = column[i][p];
      hash += ContentHash.of(a, value[i][p]) - ContentHash.of(a, origin(a));
    }
    return hash;
  }

  @Override
  int compare(int i, int j) {
    int[] a = column[i];
    int[] b = column[j];
    for (int p = 0, q = 0; p < a.length || q < b.length; ) {
      int ofX = p < a.length ? a[p] : Integer.MAX_VALUE;
      int ofY = q < b.length ? b[q] : Integer.MAX_VALUE;
      int least = Math.min(ofX, ofY);
      double x = ofX == least ? value[i][p++] : origin(least);
      double y = ofY == least ? value[j][q++] : origin(least);
      if (x != y && !(Double.isNaN(x) && Double.isNaN(y))) {
        return Double.compare(x, y);
      }
    }
    return 0;
  }

  @Override
  void addTo(Fingerprint.Sum sum) {
    sum.add(-1); // no metric of dense points
    sum.add(numberCount);
    sum.add(origin.row(dimension()));
    for (int i = 0; i < size(); i++) {
      sum.add(column[i].length);
      sum.add(column[i]);
      sum.add(value[i]);
    }
  }

  @Override
  public double largestNumber() {
    double largest = 0;
    for (int i = 0; i < size(); i++) {
      for (int p = 0; p < storedNumbers(i); p++) {
        double size = Math.abs(value[i][p]);
        largest = size > largest ? size : largest; // false for NaN
      }
    }
    return largest;
  }

  @Override
  SparsePoints joined(List<Points> others) {
    int[][] allColumns = Arrays.copyOf(column, sizeWith(others));
    double[][] allValues = Arrays.copyOf(value, allColumns.length);
    int row = size();
    for (Points rows : others) {
      for (int i = 0; i < rows.size(); i++) {
        allColumns[row] = ((SparsePoints) rows).column[i];
        allValues[row++] = ((SparsePoints) rows).value[i];
      }
    }
    return new SparsePoints(allColumns, allValues, numberCount, codeCount, origin);
  }

  @Override
  SparsePoints selected(int[] wanted) {
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

  /** The index, in which frequent columns are stored in full, and the sums of each thread. */
  @Override
  public long searchBytes() {
    return 12 * entries() + 16L * (size() + dimension());
  }
}
