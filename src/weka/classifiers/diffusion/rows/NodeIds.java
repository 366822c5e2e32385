package weka.classifiers.diffusion.rows;

import java.io.Serializable;
import java.util.List;
import labeldiffusion.report.Line;
import weka.core.Instance;

/** Tells which nodes of a graph or distance file a row stands for. */
interface NodeIds extends Serializable {
  /** The ids of row i of the training data. */
  String[] ofTraining(Instance row, int i);

  /** The ids of a row that comes later. */
  String[] of(Instance row);

  /** Whether training rows are known by their numbers only. */
  boolean areNumbers();

  /** What the user should know about them. */
  default List<Line> notes() {
    return List.of();
  }
}
