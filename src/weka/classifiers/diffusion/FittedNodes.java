package weka.classifiers.diffusion;

import labeldiffusion.model.NodeModel;
import labeldiffusion.model.Report;
import labeldiffusion.model.TransductiveModel.BatchResult;
import labeldiffusion.parallel.Progress;
import labeldiffusion.points.PointIndex;
import labeldiffusion.points.Points;
import weka.core.Instance;
import weka.core.Instances;

import java.util.Arrays;

/**
 * Rows that are nodes of a graph or distance file, by their ids. Without an id attribute the training rows are nodes 0, 1, ...
 * and another row is whichever of them it equals.
 */
final class FittedNodes implements FittedRows {
  private static final long serialVersionUID = 1L;

  private final RowIds ids;
  private final InstanceEncoder encoder;
  private final Points training;
  private final NodeModel model;
  private transient volatile PointIndex index;

  /** @param ids null if the training rows are known by their numbers */
  FittedNodes(RowIds ids, InstanceEncoder encoder, Points training, NodeModel model) {
    this.ids = ids;
    this.encoder = encoder;
    this.training = training;
    this.model = model;
  }

  @Override
  public Report report() {
    return model.report();
  }

  @Override
  public BatchResult batch(Instances rows, Progress progress) {
    double[][] distributions = new double[rows.numInstances()][];
    for (int i = 0; i < distributions.length; i++) {
      distributions[i] = single(rows.instance(i));
    }
    return new BatchResult(distributions, null);
  }

  @Override
  public double[] single(Instance row) {
    return model.distribution(ids == null ? numbersOf(row) : new String[] {ids.of(row)});
  }

  private String[] numbersOf(Instance row) {
    PointIndex found = index;
    if (found == null) {
      found = new PointIndex(training);
      index = found;
    }
    int first = found.firstEqualTo(encoder.point(row), 0);
    if (first == PointIndex.NONE) {
      throw new IllegalArgumentException("a row that is not in the training data must have an id to be found in the file:"
          + " name its attribute with -id");
    }
    return Arrays.stream(found.allFrom(first)).mapToObj(String::valueOf).toArray(String[]::new);
  }
}
