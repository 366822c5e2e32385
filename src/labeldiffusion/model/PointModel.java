package labeldiffusion.model;

import labeldiffusion.diffusion.Watcher;
import labeldiffusion.graph.GraphFamily;
import labeldiffusion.labels.Labels;
import labeldiffusion.neighbours.KnownLists;
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
  private final SearchSpec.Found found;
  private final RunResult run;
  private transient volatile Lookup lookup;

  /** The nodes as prepared points, and an index of them. */
  private record Lookup(Points points, NearestIndex index) {}

  private PointModel(
      GraphSource.Attributes source,
      ModelSpec spec,
      DistinctRows rows,
      Preparation preparation,
      SearchSpec.Found found,
      RunResult run) {
    this.source = source;
    this.spec = spec;
    this.rows = rows;
    this.preparation = preparation;
    this.found = found;
    this.run = run;
  }

  static PointModel of(
      Rows training,
      Labels labels,
      GraphSource.Attributes source,
      ModelSpec spec,
      Watcher watcher) {
    Search fromScratch =
        (preparation, points, workers) ->
            spec.search()
                .find(KnownLists.none(points.size()), points, spec.largestK(), workers, watcher);
    return of(DistinctRows.of(training.points(), labels), source, spec, watcher, fromScratch);
  }

  /** Finds the neighbours of prepared points. */
  private interface Search {
    SearchSpec.Found find(Preparation preparation, Points points, Workers workers);
  }

  private static PointModel of(
      DistinctRows rows,
      GraphSource.Attributes source,
      ModelSpec spec,
      Watcher watcher,
      Search search) {
    Preparation preparation = source.prepare(rows.points());
    Points points = preparation.prepareCopy(rows.points());
    try (Workers workers = new Workers(spec.slots())) {
      Run run = new Run(spec, workers, new RowWatcher(watcher, rows.rowOf()));
      run.requireMemory(rows.labels(), points.searchBytes());
      long start = System.nanoTime();
      SearchSpec.Found found = search.find(preparation, points, workers);
      SearchFacts facts = SearchFacts.of(found, points, (System.nanoTime() - start) / 1e9);
      GraphFamily graphs = GraphFamily.of(points, found.neighbours(), spec.graph(), workers);
      RunResult result =
          run.over(graphs, facts, rows.labels()).with(new RowFacts(rows.rowCount(), points.size()));
      return new PointModel(source, spec, rows, preparation, found, result);
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
    PointModel model =
        isNew
            ? of(all, source, spec, watcher, (p, points, w) -> extend(all, p, points, w, watcher))
            : this;
    double[][] distributions = new double[raw.size()][];
    for (int i = 0; i < distributions.length; i++) {
      distributions[i] = model.run.distribution(all.nodesOf(raw, i));
    }
    return new Answers(distributions, model.report(), isNew);
  }

  /**
   * The neighbours of all rows. The lists of the training rows are extended if the batch leaves the
   * scales as they are; otherwise all distances have changed and the search starts again.
   */
  private SearchSpec.Found extend(
      DistinctRows all, Preparation later, Points points, Workers workers, Watcher watcher) {
    SearchSpec search = spec.search();
    int n = points.size();
    if (!(found.isExact() && search.isExactFor(points) && preparation.agreesWith(later))) {
      return search.find(KnownLists.none(n), points, spec.largestK(), workers, watcher);
    }
    int[] order = rows.orderOf(all);
    KnownLists known = new KnownLists(found.neighbours(), order);
    Neighbours lists =
        search.find(known, points.rows(order), spec.largestK(), workers, watcher).neighbours();
    int[] back = new int[n];
    for (int r = 0; r < n; r++) {
      back[order[r]] = r;
    }
    return new SearchSpec.Found(lists.inOrder(back), true, 1);
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
        found = new Lookup(points, NearestIndex.of(points, workers));
      }
      lookup = found;
    }
    return found;
  }
}
