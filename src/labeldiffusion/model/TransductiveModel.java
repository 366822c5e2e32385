package labeldiffusion.model;

import labeldiffusion.diffusion.Diffusion;
import labeldiffusion.diffusion.Labels;
import labeldiffusion.diffusion.Scores;
import labeldiffusion.graph.ExactSearch;
import labeldiffusion.graph.GraphSpec;
import labeldiffusion.graph.KernelWidth;
import labeldiffusion.graph.Neighbours;
import labeldiffusion.parallel.Progress;
import labeldiffusion.parallel.Workers;
import labeldiffusion.points.PointIndex;
import labeldiffusion.points.Points;
import labeldiffusion.points.Preparation;

import java.io.Serializable;
import java.util.Arrays;

/**
 * Rows, labels and the scores diffused over them. A batch of further rows joins the graph as unlabelled nodes and the
 * diffusion runs again; a single row is answered from the scores that are there. A row that equals stored ones is
 * never added as their twin: it takes their answer. Immutable but for caches, so threads may share it.
 */
public final class TransductiveModel implements Serializable {
  private static final long serialVersionUID = 1L;

  private final Preparation preparation;
  private final Points stored;
  private final Labels labels;
  private final GraphSpec spec;
  private final Diffusion diffusion;
  private final int slots;
  private final Scores scores;
  private final KernelWidth width;
  private final Report report;
  private transient volatile PointIndex index;

  private TransductiveModel(Preparation preparation, Points stored, Labels labels, GraphSpec spec,
      Diffusion diffusion, int slots, Run run) {
    this.preparation = preparation;
    this.stored = stored;
    this.labels = labels;
    this.spec = spec;
    this.diffusion = diffusion;
    this.slots = slots;
    this.scores = run.scores();
    this.width = run.width();
    this.report = run.report();
  }

  /** Diffuses the labels over the raw training rows. */
  public static TransductiveModel of(Points raw, Preparation preparation, Labels labels, GraphSpec spec,
      Diffusion diffusion, int slots, Progress progress) {
    if (labels.labelledCount() == 0) {
      throw new IllegalArgumentException("training data must have at least one class label, had none");
    }
    Points points = preparation.apply(raw);
    try (Workers workers = new Workers(slots)) {
      Run run = Run.of(points, labels, spec, diffusion, workers, progress);
      return new TransductiveModel(preparation, points, labels, spec, diffusion, slots, run);
    }
  }

  /** The run over the training rows. */
  public Report report() {
    return report;
  }

  /**
   * The class distributions of a batch, and the facts of the run that made them.
   *
   * @param report of the run over training rows and batch; null if all rows of the batch were stored ones
   */
  public record BatchResult(double[][] distributions, Report report) { }

  /** Diffuses again with the rows of the batch as unlabelled nodes. */
  public BatchResult distributions(Points rawBatch, Progress progress) {
    Points batch = preparation.apply(rawBatch);
    int[][] twins = new int[batch.size()][];
    int[] fresh = new int[batch.size()];
    int freshCount = 0;
    for (int b = 0; b < batch.size(); b++) {
      twins[b] = index().equalTo(batch, b);
      if (twins[b].length == 0) {
        twins[b] = new int[] {stored.size() + freshCount};
        fresh[freshCount++] = b;
      }
    }
    Run run = freshCount == 0 ? null : diffuseWith(batch.rows(Arrays.copyOf(fresh, freshCount)), progress);
    Scores all = run == null ? scores : run.scores();
    double[][] distributions = new double[batch.size()][];
    for (int b = 0; b < batch.size(); b++) {
      distributions[b] = distribution(all, twins[b], ones(twins[b].length));
    }
    return new BatchResult(distributions, run == null ? null : run.report());
  }

  private Run diffuseWith(Points fresh, Progress progress) {
    try (Workers workers = new Workers(slots)) {
      return Run.of(stored.followedBy(fresh), labels.withUnlabelled(fresh.size()), spec, diffusion, workers, progress);
    }
  }

  /** The distribution of one row from the scores of its K nearest stored rows, without diffusing again. */
  public double[] distribution(Points rawRow) {
    Points row = preparation.apply(rawRow);
    int[] twins = index().equalTo(row, 0);
    if (twins.length > 0) {
      return distribution(scores, twins, ones(twins.length));
    }
    Neighbours nearest = ExactSearch.nearest(row, 0, stored, spec.k());
    return distribution(scores, nearest.index(), diffusion.weightsOfNewPoint(row, 0, stored, nearest, width));
  }

  /** The weighted mean of some nodes' rows of F as a distribution; the prior where no label has arrived. */
  private double[] distribution(Scores from, int[] nodes, double[] weights) {
    double[] row = from.sumOfRows(nodes, weights);
    double sum = Arrays.stream(row).sum();
    return sum > 0 ? Arrays.stream(row).map(score -> score / sum).toArray() : labels.prior();
  }

  private static double[] ones(int count) {
    double[] ones = new double[count];
    Arrays.fill(ones, 1);
    return ones;
  }

  private PointIndex index() {
    PointIndex found = index;
    if (found == null) {
      found = new PointIndex(stored);
      index = found;
    }
    return found;
  }
}
