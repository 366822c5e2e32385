package labeldiffusion.model;

import labeldiffusion.points.Points;

/** Rows of a table on their way into a model. Classes are not among what they tell. */
public interface Rows {
  int size();

  /** The attributes of all rows, as they are in the table. */
  Points points();

  /**
   * The names of the nodes that row i stands for in a graph or distance file. Usually one; several
   * if only equality with training rows tells which node it is.
   */
  String[] ids(int i);

  /** Whether ids are nothing but row numbers: the rows must then be all nodes of the file. */
  boolean areNumbered();
}
