package labeldiffusion.neighbours;

import java.util.stream.IntStream;

/**
 * The neighbour lists that the first rows of a table have among themselves, so that only the other
 * rows must be searched.
 *
 * @param lists of the first rows
 * @param rank of all rows: of two rows at equal distance the one with the lower rank is nearer
 */
public record KnownLists(Neighbours lists, int[] rank) {
  /** No lists for a table of n rows; equal distances are ordered by index. */
  public static KnownLists none(int n) {
    Neighbours empty = new Neighbours(0, 0, new int[0], new double[0]);
    return new KnownLists(empty, IntStream.range(0, n).toArray());
  }

  /** Number of rows whose lists are known. */
  public int rows() {
    return lists.n();
  }
}
