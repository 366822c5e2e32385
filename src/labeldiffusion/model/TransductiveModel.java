package labeldiffusion.model;

import java.io.Serializable;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntFunction;
import labeldiffusion.diffusion.Diffusion;
import labeldiffusion.diffusion.Scores;
import labeldiffusion.diffusion.Watcher;
import labeldiffusion.graph.KernelWidth;
import labeldiffusion.labels.Labels;
import labeldiffusion.neighbours.NearestIndex;
import labeldiffusion.neighbours.Neighbours;
import labeldiffusion.neighbours.SearchSpec;
import labeldiffusion.parallel.Workers;
import labeldiffusion.points.PointIndex;
import labeldiffusion.points.Points;
import labeldiffusion.points.Preparation;

/**
 * Rows, labels and the scores diffused over them. A batch of further rows joins the graph as
 * unlabelled nodes and the diffusion runs again, with parameters chosen again if they are to be; a
 * single row is answered from the scores that are there. A row that equals stored ones is never
 * added as their twin: it takes their answer. Immutable but for caches, so threads may share it.
 */
public final class TransductiveModel implements Serializable {
  private static final long serialVersionUID = 1L;

  private final Preparation preparation;
  private final Points stored;
  private final Labels labels;
  private final double[] prior;
  private final ModelSpec spec;
  private final Scores scores;
  private final SearchSpec.Found found;
  private final int k;
  private final Diffusion diffusion;
  private final KernelWidth width;
  private final Report report;
  private transient volatile PointIndex index;
  private transient volatile NearestIndex nearestIndex;

  private TransductiveModel(
      Preparation preparation, Points stored, Labels labels, ModelSpec spec, Run run) {
    this.preparation = preparation;
    this.stored = stored;
    this.labels = labels;
    this.prior = labels.prior();
    this.spec = spec;
    this.scores = run.scores();
    this.found = run.found();
    this.k = run.k();
    this.diffusion = run.diffusion();
    this.width = run.width();
    this.report = run.report();
  }

  /**
   * Diffuses the labels over the raw training rows, which become the model's own and are
   * overwritten.
   */
  public static TransductiveModel of(
      Points raw, Preparation preparation, Labels labels, ModelSpec spec, Watcher watcher) {
    if (labels.labelledCount() == 0) {
      throw new IllegalArgumentException(
          "training data must have at least one class label, had none");
    }
    Points points = preparation.prepare(raw);
    try (Workers workers = new Workers(spec.slots())) {
      Run run = Run.ofPoints(points, SearchSpec.Found.NOTHING, labels, spec, workers, watcher);
      return new TransductiveModel(preparation, points, labels, spec, run);
    }
  }

  /** The run over the training rows. */
  public Report report() {
    return report;
  }

  /**
   * The class distributions of a batch, and the facts of the run that made them.
   *
   * @param report of the run over training rows and batch; null if all rows of the batch were
   *     stored ones
   */
  public record BatchResult(double[][] distributions, Report report) {}

  /**
   * Diffuses again with the rows of the batch as unlabelled nodes.
   *
   * @param rawRow makes a row of the batch by its number; only rows that are not stored already are
   *     held
   */
  public BatchResult distributions(int size, IntFunction<Points> rawRow, Watcher watcher) {
    int[] twin = new int[size];
    List<Points> fresh = new ArrayList<>();
    for (int b = 0; b < size; b++) {
      Points row = preparation.prepare(rawRow.apply(b));
      twin[b] = index().firstEqualTo(row, 0);
      if (twin[b] == PointIndex.NONE) {
        fresh.add(row);
      }
    }
    Run run = fresh.isEmpty() ? null : diffuseWith(fresh, watcher);
    Scores all = run == null ? scores : run.scores();
    Map<Integer, double[]> ofTwins = new HashMap<>();
    double[][] distributions = new double[size][];
    int node = stored.size();
    for (int b = 0; b < size; b++) {
      distributions[b] =
          twin[b] == PointIndex.NONE
              ? mean(all, node++)
              : ofTwins
                  .computeIfAbsent(twin[b], first -> mean(all, index().allFrom(first)))
                  .clone();
    }
    return new BatchResult(distributions, run == null ? null : run.report());
  }

  private Run diffuseWith(List<Points> fresh, Watcher watcher) {
    try (Workers workers = new Workers(spec.slots())) {
      return Run.ofPoints(
          stored.followedBy(fresh),
          found,
          labels.withUnlabelled(fresh.size()),
          spec,
          workers,
          watcher);
    }
  }

  /**
   * The distribution of one row from the scores of its K nearest stored rows, without diffusing
   * again.
   */
  public double[] distribution(Points rawRow) {
    Points row = preparation.prepare(rawRow);
    int twin = index().firstEqualTo(row, 0);
    if (twin != PointIndex.NONE) {
      return mean(scores, index().allFrom(twin));
    }
    Neighbours nearest = nearestIndex().nearest(row, 0, k);
    double[] weights = diffusion.weightsOfNewPoint(row, 0, stored, nearest, width);
    return scores.distribution(nearest.index(), weights, prior);
  }

  /** The mean distribution of nodes that are one and the same point. */
  private double[] mean(Scores from, int... nodes) {
    double[] equal = new double[nodes.length];
    Arrays.fill(equal, 1);
    return from.distribution(nodes, equal, prior);
  }

  private PointIndex index() {
    PointIndex found = index;
    if (found == null) {
      found = new PointIndex(stored);
      index = found;
    }
    return found;
  }

  private NearestIndex nearestIndex() {
    NearestIndex found = nearestIndex;
    if (found == null) {
      try (Workers workers = new Workers(spec.slots())) {
        found = NearestIndex.of(stored, k, workers);
      }
      nearestIndex = found;
    }
    return found;
  }
}
