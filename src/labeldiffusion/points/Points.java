package labeldiffusion.points;

import java.io.Serializable;
import java.util.Arrays;
import java.util.List;

/**
 * n rows of a table, each with numbers and nominal codes. Their distance is that of a {@link
 * Metric}; a nominal attribute adds 1 to the squared Euclidean distance if the codes differ, as if
 * it had one coordinate per value. Missing entries (NaN, {@link #MISSING}) are allowed until {@link
 * Preparation} has replaced them. Rows are shared, not copied: treat them as immutable.
 *
 * <p>Rows are stored in full ({@link DensePoints}) or by their non-zero entries ({@link
 * SparsePoints}), which affects time and memory but not a bit of any result. Of {@link
 * CustomDistancePoints} only the distances are known. Only points of the same kind can be compared.
 */
public abstract sealed class Points implements Serializable
    permits DensePoints, SparsePoints, CustomDistancePoints {
  private static final long serialVersionUID = 1L;

  /** The nominal code of a missing value. */
  public static final int MISSING = -1;

  private transient volatile long[] hashes;

  Points() {}

  /** Points with numbers only. */
  public static DensePoints of(double[]... rows) {
    int[][] codes = new int[rows.length][];
    Arrays.fill(codes, new int[0]);
    return new DensePoints(rows, codes);
  }

  public abstract int size();

  /** How many numbers a row has; the others are codes. */
  public abstract int numberCount();

  /** Numbers and codes of a row together. */
  public abstract int dimension();

  /** The average number of terms in the sum of a squared distance. */
  public abstract int terms();

  /** Whether there are numbers and codes, and not only distances. */
  public boolean hasCoordinates() {
    return true;
  }

  /**
   * Whether these are {@link DensePoints} whose distances are at least the Euclidean ones, so that
   * distances of projected points are lower bounds. A search by projections requires it.
   */
  public boolean isBoundedByProjections() {
    return false;
  }

  /** All numbers of a row: the row itself if it is stored in full, otherwise a new array. */
  public abstract double[] numbers(int i);

  /** All numbers of a row in a new array. */
  double[] copyOfNumbers(int i) {
    return numbers(i);
  }

  /** All codes of a row: the row itself if it is stored in full, otherwise a new array. */
  public abstract int[] codes(int i);

  /**
   * The squared distance of x_i and y_j, where y_j is a row of {@code other}. It has the same bits
   * in both directions.
   */
  public abstract double squaredDistance(int i, Points other, int j);

  /**
   * (x_i - y_j).(x_i - y_k), where y_j and y_k are rows of {@code other}. A nominal attribute
   * counts as one coordinate per value.
   */
  public abstract double product(int i, Points other, int j, int k);

  /**
   * Whether row i and row j of {@code other} have the same numbers and codes. Missing values equal
   * each other, and so do zeros of either sign.
   */
  public abstract boolean isEqual(int i, Points other, int j);

  /** A hash of the content of a row, equal for equal rows. */
  abstract long hash(int i);

  /** The hashes of all rows, computed once. */
  public final long[] hashes() {
    long[] known = hashes;
    if (known == null) {
      known = new long[size()];
      for (int i = 0; i < known.length; i++) {
        known[i] = hash(i);
      }
      hashes = known;
    }
    return known;
  }

  /** Sets the hashes of all rows, if they were computed on the way. */
  final void hashesAre(long[] known) {
    hashes = known;
  }

  /** Compares the contents of two rows: 0 if and only if they are equal. */
  abstract int compare(int i, int j);

  /** What tells these points from any others, with everything that their distances depend on. */
  public final Fingerprint fingerprint() {
    Fingerprint.Sum sum = new Fingerprint.Sum();
    addTo(sum);
    return sum.of(this);
  }

  /** Adds all that {@link #fingerprint} depends on. */
  abstract void addTo(Fingerprint.Sum sum);

  /** The largest absolute value of all numbers, missing ones aside; 0 if there are none. */
  public abstract double largestNumber();

  /** These rows followed by all rows of the others. */
  public final Points followedBy(List<Points> others) {
    Points all = joined(others);
    long[] both = Arrays.copyOf(hashes(), all.size());
    int row = size();
    for (Points rows : others) {
      System.arraycopy(rows.hashes(), 0, both, row, rows.size());
      row += rows.size();
    }
    all.hashes = both;
    return all;
  }

  abstract Points joined(List<Points> others);

  /** The given rows, in the given order. */
  public final Points rows(int[] wanted) {
    Points some = selected(wanted);
    long[] known = hashes;
    if (known != null) {
      some.hashes = Arrays.stream(wanted).mapToLong(i -> known[i]).toArray();
    }
    return some;
  }

  abstract Points selected(int[] wanted);

  /** How many rows these and the others have together. */
  final int sizeWith(List<Points> others) {
    return size() + others.stream().mapToInt(Points::size).sum();
  }

  /** How the exact search works, for the report. */
  public String searchNote() {
    return "exact";
  }

  /** About how many bytes the rows take. */
  public abstract long bytes();

  /** About how many bytes these rows take once they are prepared. */
  public long preparedBytes() {
    return bytes();
  }

  /** About how many bytes an exact search takes in addition, not counting its lists. */
  public abstract long searchBytes();
}
