package labeldiffusion.points;

import java.io.Serializable;
import java.util.Arrays;
import java.util.List;

/**
 * n rows of a table, each with numbers and nominal codes. Their distance is Euclidean; a nominal
 * attribute adds 1 to the squared distance where the codes differ, as if it were one coordinate per
 * value. Missing entries (NaN, {@link #MISSING}) are allowed before {@link Preparation} has
 * replaced them. Rows are shared, not copied: treat them as immutable.
 *
 * <p>Rows are stored in full ({@link DensePoints}) or by their non-zero entries ({@link
 * SparsePoints}), which changes time and memory but not a bit of any result. Of {@link
 * CustomDistancePoints} only distances are known, whatever they are. All points of a model are of
 * one kind: what is compared must be.
 */
public abstract sealed class Points implements Serializable
    permits DensePoints, SparsePoints, CustomDistancePoints {
  private static final long serialVersionUID = 1L;

  /** The nominal code of a missing value. */
  public static final int MISSING = -1;

  Points() {}

  /** Points with numbers only. */
  public static DensePoints of(double[]... rows) {
    int[][] codes = new int[rows.length][];
    Arrays.fill(codes, new int[0]);
    return new DensePoints(rows, codes);
  }

  public abstract int size();

  /** Numbers and codes of a row together. */
  public abstract int dimension();

  /** How many terms a squared distance is the sum of, on average. */
  public abstract int terms();

  /** Whether there are numbers and codes, and not only distances. */
  public boolean hasCoordinates() {
    return true;
  }

  /** All numbers of a row: the row itself if it is stored in full, else made for this call. */
  public abstract double[] numbers(int i);

  /** All codes of a row, likewise. */
  public abstract int[] codes(int i);

  /**
   * The squared distance of x_i and y_j, y_j a row of {@code other}; the same bits whichever of the
   * two comes first.
   */
  public abstract double squaredDistance(int i, Points other, int j);

  /**
   * (x_i - y_j).(x_i - y_k), y_j and y_k rows of {@code other}; a nominal attribute counts as one
   * coordinate per value.
   */
  public abstract double product(int i, Points other, int j, int k);

  /**
   * Whether row i and row j of {@code other} have the same numbers and codes; what is missing
   * equals what is missing.
   */
  public abstract boolean isEqual(int i, Points other, int j);

  /** The same for equal rows. */
  abstract int hash(int i);

  /** These rows followed by others, each given by itself. */
  public abstract Points followedBy(List<Points> others);

  /** The given rows, in the given order. */
  public abstract Points rows(int[] wanted);

  /** How an exact search goes about it, for the report. */
  public String searchNote() {
    return "exact";
  }

  /** About how much memory the rows take. */
  public abstract long bytes();

  /** About how much memory an exact search for their neighbours takes besides, the lists aside. */
  public abstract long searchBytes();
}
