package labeldiffusion.spark.search;

import java.io.Serializable;
import labeldiffusion.spark.blocks.Lists;

/** The rows of a block during the search, in the order of their numbers, and their lists so far. */
record ListBlock(int id, PointRows points, Lists lists) implements Serializable {
  private static final long serialVersionUID = 1L;
}
