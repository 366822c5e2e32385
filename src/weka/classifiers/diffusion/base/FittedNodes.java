package weka.classifiers.diffusion.base;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import labeldiffusion.diffusion.Watcher;
import labeldiffusion.model.NodeModel;
import labeldiffusion.model.Report;
import labeldiffusion.model.TransductiveModel.BatchResult;
import labeldiffusion.points.PointIndex;
import labeldiffusion.points.Points;
import weka.classifiers.diffusion.rows.InstanceEncoder;
import weka.classifiers.diffusion.rows.RowIds;
import weka.core.Instance;
import weka.core.Instances;

/**
 * Rows that are nodes of a graph or distance file, by their ids. Without an id attribute the
 * training rows are nodes 0, 1, ... and another row is whichever of them it equals.
 */
final class FittedNodes implements FittedRows {
  private static final long serialVersionUID = 1L;

  private final RowIds ids;
  private final InstanceEncoder encoder;
  private final Points training;
  private final InstanceEncoder weighing;
  private final NodeModel model;
  private transient volatile PointIndex index;

  /**
   * @param ids null if the training rows are known by their numbers
   * @param weighing the attributes that weigh the edges, null if the file does
   */
  FittedNodes(
      RowIds ids,
      InstanceEncoder encoder,
      Points training,
      InstanceEncoder weighing,
      NodeModel model) {
    this.ids = ids;
    this.encoder = encoder;
    this.training = training;
    this.weighing = weighing;
    this.model = model;
  }

  @Override
  public Report report() {
    return model.report();
  }

  @Override
  public String notes() {
    StringBuilder text = new StringBuilder();
    NodeModel.FileFacts facts = model.facts();
    ReportText.line(
        text,
        "file",
        "%d nodes, %d of which no training row mentions%s",
        facts.nodes(),
        facts.unmentioned(),
        facts.selfLoops() == 0 ? "" : "; " + facts.selfLoops() + " self loops ignored");
    if (ids == null) {
      ReportText.line(
          text, "ids", "row numbers of the training data, counted from 0 (no -id was given)");
      int repeats = index().repeats();
      if (repeats > 0) {
        ReportText.line(
            text,
            "note",
            "%d rows equal others, from which nothing but an id (-id) could tell them apart: they"
                + " share an answer, the mean of theirs",
            repeats);
      }
    }
    return text.toString();
  }

  @Override
  public BatchResult batch(Instances rows, Watcher watcher) {
    if (ids != null) {
      if (weighing != null) {
        weighing.requireHeaderOf(rows);
      }
      return model.distributions(ids.of(rows), i -> weighing.point(rows.instance(i)), watcher);
    }
    Map<Integer, double[]> ofEquals = new HashMap<>();
    double[][] distributions = new double[rows.numInstances()][];
    for (int i = 0; i < distributions.length; i++) {
      distributions[i] =
          ofEquals.computeIfAbsent(firstEqual(rows.instance(i)), this::meanFrom).clone();
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
      throw new IllegalArgumentException(
          "a row that is not in the training data must have an id to be found in the file:"
              + " name its attribute with -id");
    }
    return first;
  }

  private double[] meanFrom(int first) {
    return model.distribution(
        Arrays.stream(index().allFrom(first)).mapToObj(String::valueOf).toArray(String[]::new));
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
