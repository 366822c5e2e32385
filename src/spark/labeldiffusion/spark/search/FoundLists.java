package labeldiffusion.spark.search;

import java.io.Serializable;
import labeldiffusion.neighbours.Neighbours;

/**
 * The rows of a leaf and their nearest rows in this leaf, nearest first.
 *
 * @param tree that the leaf belongs to
 * @param index numbers of the neighbours of row r at r k .. r k + k-1; a list may end with {@link
 *     Neighbours#NONE}
 * @param squared their squared distances
 */
record FoundLists(int tree, PointRows rows, int k, int[] index, double[] squared)
    implements Serializable {
  private static final long serialVersionUID = 1L;

  FoundLists rows(int[] some) {
    int[] indices = new int[some.length * k];
    double[] distances = new double[indices.length];
    for (int r = 0; r < some.length; r++) {
      System.arraycopy(index, some[r] * k, indices, r * k, k);
      System.arraycopy(squared, some[r] * k, distances, r * k, k);
    }
    return new FoundLists(tree, rows.rows(some), k, indices, distances);
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
