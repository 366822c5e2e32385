package labeldiffusion.spark.search;

import labeldiffusion.neighbours.Neighbours;
import labeldiffusion.spark.blocks.Sent;

/**
 * What a leaf of the tree {@code from} has found for rows of the block {@code to}.
 *
 * @param node numbers of the rows
 * @param index numbers of the neighbours of row r at r k .. r k + k-1; a list may end with {@link
 *     Neighbours#NONE}
 * @param squared their squared distances
 */
record FoundLists(int from, int to, int[] node, int k, int[] index, float[] squared)
    implements Sent {
  private static final long serialVersionUID = 1L;

  /** The lists of some rows, for a block. */
  FoundLists rows(int[] rows, int block) {
    return new FoundLists(
        from,
        block,
        RowArrays.rows(node, 1, rows, new int[rows.length]),
        k,
        RowArrays.rows(index, k, rows, new int[rows.length * k]),
        RowArrays.rows(squared, k, rows, new float[rows.length * k]));
  }

  /** Adds the lists to those of all rows, in which row r is row place[r]. */
  void offerTo(NearestRows all, int[] place) {
    for (int p = 0; p < index.length; p++) {
      if (index[p] != Neighbours.NONE) {
        all.offer(place[p / k], index[p], squared[p]);
      }
    }
  }
}
