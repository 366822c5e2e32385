package labeldiffusion.model;

import java.util.Optional;
import labeldiffusion.diffusion.Watcher;
import labeldiffusion.labels.Labels;
import labeldiffusion.neighbours.NearestIndex;
import labeldiffusion.neighbours.Neighbours;
import labeldiffusion.parallel.Workers;
import labeldiffusion.points.Points;
import labeldiffusion.points.Preparation;
import labeldiffusion.points.Scaling;

/**
 * Labels diffused over the nearest-neighbour graph of the rows' attributes. A batch joins the
 * training rows as unlabelled nodes: scales, graph and scores, and parameters if they are chosen,
 * are those of all rows together. A row that equals a known one is that row. A single row is
 * answered from the scores that are there, with the training rows' scales.
 *
 * <p>The run over the training rows waits until somebody wants to know something of it: the folds
 * of a cross-validation ask for batches only.
 */
final class PointModel implements FittedModel {
  private static final long serialVersionUID = 1L;

  /** Squared distances of rows with smaller numbers cannot overflow. */
  private static final double MODERATE = 1e140;

  private final GraphSource.Attributes source;
  private final ModelSpec spec;
  private final DistinctRows rows;

  /** The run over the training rows, null as long as it waits. */
  private volatile PointRun run;

  private transient volatile Lookup lookup;

  /** The nodes as prepared points, and an index of them. */
  private record Lookup(Points points, NearestIndex index) {}

  private PointModel(GraphSource.Attributes source, ModelSpec spec, DistinctRows rows) {
    this.source = source;
    this.spec = spec;
    this.rows = rows;
  }

  /** A model whose run waits unless somebody watches or it might fail. */
  static PointModel of(
      Rows training,
      Labels labels,
      GraphSource.Attributes source,
      ModelSpec spec,
      Watcher watcher) {
    DistinctRows rows = DistinctRows.of(training.points(), labels);
    PointModel model = new PointModel(source, spec, rows);
    if (watcher == Watcher.NONE && model.cannotFail()) {
      PointRun.requireMemory(rows, spec);
    } else {
      model.run = PointRun.of(rows, source, spec, Optional.empty(), watcher);
    }
    return model;
  }

  /** Custom distances may throw, and those of large numbers overflow. */
  private boolean cannotFail() {
    Points raw = rows.points();
    return raw.hasCoordinates()
        && (source.scaling() != Scaling.NONE || raw.largestNumber() < MODERATE);
  }

  private PointRun run() {
    PointRun known = run;
    return known == null ? runOnce() : known;
  }

  private synchronized PointRun runOnce() {
    if (run == null) {
      run = PointRun.of(rows, source, spec, Optional.empty(), Watcher.NONE);
    }
    return run;
  }

  @Override
  public Report report() {
    return run().result().report();
  }

  @Override
  public Answers batch(Rows batch, Watcher watcher) {
    Points raw = batch.points();
    DistinctRows all = rows.with(raw);
    boolean isNew = all != rows;
    RunResult result =
        (isNew ? PointRun.of(all, source, spec, Optional.ofNullable(run), watcher) : run())
            .result();
    return Answers.of(raw.size(), i -> result.answer(all.nodesOf(raw, i)), result.report(), isNew);
  }

  /**
   * The weighted mean of the scores of the K nearest nodes, without diffusing again (algorithms.md,
   * section 5).
   */
  @Override
  public Answer answer(Rows row) {
    Points raw = row.points();
    RunResult result = run().result();
    int[] same = rows.nodesOf(raw, 0);
    if (same.length > 0) {
      return result.answer(same);
    }
    Points point = run().preparation().prepare(raw);
    Lookup nodes = lookup();
    Neighbours nearest = nodes.index().nearest(point, 0, result.k());
    return result.ofNewPoint(point, nodes.points(), nearest);
  }

  private Lookup lookup() {
    Lookup found = lookup;
    if (found == null) {
      Preparation preparation = run().preparation();
      Points points = preparation.prepare(rows.points());
      try (Workers workers = new Workers(spec.slots())) {
        found = new Lookup(points, NearestIndex.of(points, workers));
      }
      lookup = found;
    }
    return found;
  }
}
