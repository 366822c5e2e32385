package labeldiffusion.model;

import labeldiffusion.diffusion.Watcher;
import labeldiffusion.graph.GraphFamily;
import labeldiffusion.labels.Labels;
import labeldiffusion.neighbours.NearestIndex;
import labeldiffusion.neighbours.Neighbours;
import labeldiffusion.neighbours.SearchSpec;
import labeldiffusion.parallel.Workers;
import labeldiffusion.points.Points;
import labeldiffusion.points.Preparation;

/**
 * Labels diffused over the nearest-neighbour graph of the rows' attributes. A batch joins the
 * training rows as unlabelled nodes: scales, graph and scores, and parameters if they are chosen,
 * are those of all rows together. A row that equals a known one is that row. A single row is
 * answered from the scores that are there, with the training rows' scales.
 */
final class PointModel implements FittedModel {
  private static final long serialVersionUID = 1L;

  private final GraphSource.Attributes source;
  private final ModelSpec spec;
  private final DistinctRows rows;
  private final Preparation preparation;
  private final RunResult run;
  private transient volatile Lookup lookup;

  /** The nodes as prepared points, and an index of them. */
  private record Lookup(Points points, NearestIndex index) {}

  private PointModel(
      GraphSource.Attributes source,
      ModelSpec spec,
      DistinctRows rows,
      Preparation preparation,
      RunResult run) {
    this.source = source;
    this.spec = spec;
    this.rows = rows;
    this.preparation = preparation;
    this.run = run;
  }

  static PointModel of(
      Rows training,
      Labels labels,
      GraphSource.Attributes source,
      ModelSpec spec,
      Watcher watcher) {
    return of(DistinctRows.of(training.points(), labels), source, spec, watcher);
  }

  private static PointModel of(
      DistinctRows rows, GraphSource.Attributes source, ModelSpec spec, Watcher watcher) {
    Preparation preparation = source.prepare(rows.points());
    Points points = preparation.prepareCopy(rows.points());
    try (Workers workers = new Workers(spec.slots())) {
      Run run = new Run(spec, workers, new RowWatcher(watcher, rows.rowOf()));
      run.requireMemory(rows.labels(), points.searchBytes());
      long start = System.nanoTime();
      SearchSpec.Found found =
          spec.search().find(SearchSpec.Found.NOTHING, points, spec.largestK(), workers, watcher);
      SearchFacts search = SearchFacts.of(found, points, (System.nanoTime() - start) / 1e9);
      GraphFamily graphs = GraphFamily.of(points, found.neighbours(), spec.graph(), workers);
      RunResult result =
          run.over(graphs, search, rows.labels())
              .with(new RowFacts(rows.rowCount(), points.size()));
      return new PointModel(source, spec, rows, preparation, result);
    }
  }

  @Override
  public Report report() {
    return run.report();
  }

  @Override
  public Answers batch(Rows batch, Watcher watcher) {
    Points raw = batch.points();
    DistinctRows all = rows.with(raw);
    boolean isNew = all != rows;
    PointModel model = isNew ? of(all, source, spec, watcher) : this;
    double[][] distributions = new double[raw.size()][];
    for (int i = 0; i < distributions.length; i++) {
      distributions[i] = model.run.distribution(all.nodesOf(raw, i));
    }
    return new Answers(distributions, model.report(), isNew);
  }

  /**
   * The weighted mean of the scores of the K nearest nodes, without diffusing again (algorithms.md,
   * section 5).
   */
  @Override
  public double[] single(Rows row) {
    Points raw = row.points();
    int[] same = rows.nodesOf(raw, 0);
    if (same.length > 0) {
      return run.distribution(same);
    }
    Points point = preparation.prepareCopy(raw);
    Lookup nodes = lookup();
    Neighbours nearest = nodes.index().nearest(point, 0, run.k());
    return run.ofNewPoint(point, nodes.points(), nearest);
  }

  private Lookup lookup() {
    Lookup found = lookup;
    if (found == null) {
      Points points = preparation.prepareCopy(rows.points());
      try (Workers workers = new Workers(spec.slots())) {
        found = new Lookup(points, NearestIndex.of(points, run.k(), workers));
      }
      lookup = found;
    }
    return found;
  }
}
