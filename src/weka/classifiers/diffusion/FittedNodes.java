package weka.classifiers.diffusion;

import labeldiffusion.diffusion.Watcher;
import labeldiffusion.model.NodeModel;
import labeldiffusion.model.Report;
import labeldiffusion.model.TransductiveModel.BatchResult;
import labeldiffusion.points.PointIndex;
import labeldiffusion.points.Points;
import weka.core.Instance;
import weka.core.Instances;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;

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
  public String note() {
    int repeats = ids == null ? index().repeats() : 0;
    return repeats == 0 ? "" : repeats + " rows equal others, from which nothing but an id (-id) could tell them apart: they"
        + " share an answer, the mean of theirs";
  }

  @Override
  public BatchResult batch(Instances rows, Watcher watcher) {
    Map<Integer, double[]> ofEquals = new HashMap<>();
    double[][] distributions = new double[rows.numInstances()][];
    for (int i = 0; i < distributions.length; i++) {
      Instance row = rows.instance(i);
      distributions[i] = ids != null ? single(row) : ofEquals.computeIfAbsent(firstEqual(row), this::meanFrom).clone();
    }
    return new BatchResult(distributions, null);
  }

  @Override
  public double[] single(Instance row) {
    return ids != null ? model.distribution(ids.of(row)) : meanFrom(firstEqual(row));
  }

  private int firstEqual(Instance row) {
    int first = index().firstEqualTo(encoder.point(row), 0);
    if (first == PointIndex.NONE) {
      throw new IllegalArgumentException("a row that is not in the training data must have an id to be found in the file:"
          + " name its attribute with -id");
    }
    return first;
  }

  private double[] meanFrom(int first) {
    return model.distribution(Arrays.stream(index().allFrom(first)).mapToObj(String::valueOf).toArray(String[]::new));
  }

  private PointIndex index() {
    PointIndex found = index;
    if (found == null) {
      found = new PointIndex(training);
      index = found;
    }
    return found;
  }
}
