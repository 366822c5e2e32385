package weka.classifiers.diffusion.base;

import labeldiffusion.diffusion.Watcher;
import labeldiffusion.model.Report;
import labeldiffusion.model.TransductiveModel;
import labeldiffusion.model.TransductiveModel.BatchResult;
import weka.classifiers.diffusion.rows.InstanceEncoder;
import weka.core.Instance;
import weka.core.Instances;

/** Rows that are points: their attributes say where they lie. */
record FittedPoints(InstanceEncoder encoder, TransductiveModel model) implements FittedRows {
  private static final long serialVersionUID = 1L;

  @Override
  public Report report() {
    return model.report();
  }

  @Override
  public BatchResult batch(Instances rows, Watcher watcher) {
    encoder.requireHeaderOf(rows);
    return model.distributions(rows.numInstances(), i -> encoder.point(rows.instance(i)), watcher);
  }

  @Override
  public double[] single(Instance row) {
    return model.distribution(encoder.point(row));
  }
}
