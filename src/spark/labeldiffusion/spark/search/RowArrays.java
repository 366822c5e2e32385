package labeldiffusion.spark.search;

import java.lang.reflect.Array;
import java.util.List;

/** Rows of the same length, one after the other in an array of any type of number. */
final class RowArrays {
  private RowArrays() {}

  /** Copies some rows to an array, which is returned. */
  static <A> A rows(A from, int length, int[] rows, A to) {
    for (int r = 0; r < rows.length; r++) {
      System.arraycopy(from, rows[r] * length, to, r * length, length);
    }
    return to;
  }

  /** Copies all pieces to an array, which is returned. */
  static <A> A joined(List<A> pieces, A to) {
    int next = 0;
    for (A piece : pieces) {
      int length = Array.getLength(piece);
      System.arraycopy(piece, 0, to, next, length);
      next += length;
    }
    return to;
  }
}
