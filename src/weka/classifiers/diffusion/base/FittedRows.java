package weka.classifiers.diffusion.base;

import java.io.Serializable;
import labeldiffusion.diffusion.Watcher;
import labeldiffusion.model.Report;
import labeldiffusion.model.TransductiveModel.BatchResult;
import weka.core.Instance;
import weka.core.Instances;

/**
 * What a classifier has learnt, and how rows are looked up in it. No class of a row is read here.
 */
interface FittedRows extends Serializable {
  /** The run over the training data. */
  Report report();

  /** The transductive answers for a batch. */
  BatchResult batch(Instances rows, Watcher watcher);

  /** The answer for a row by itself. */
  double[] single(Instance row);

  /** What the user should know about the rows besides, as lines of the report; empty if nothing. */
  default String notes() {
    return "";
  }
}
