package labeldiffusion.spark.search;

import java.io.Serializable;

/**
 * The rows of a block during the search and their lists so far. Rows of the same leaf follow each
 * other.
 */
record ListBlock(int id, Sketches rows, NearestRows lists) implements Serializable {
  private static final long serialVersionUID = 1L;

  /** A copy in which all rows of lists are fresh. */
  ListBlock unsettled() {
    return new ListBlock(id, rows, lists.unsettled());
  }
}
