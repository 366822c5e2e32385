package labeldiffusion.model;

import java.io.Serializable;
import java.util.Optional;
import labeldiffusion.diffusion.Watcher;
import labeldiffusion.graph.GraphFamily;
import labeldiffusion.neighbours.RecentLists;
import labeldiffusion.neighbours.SearchSpec;
import labeldiffusion.parallel.Memory;
import labeldiffusion.parallel.Workers;
import labeldiffusion.points.DensePoints;
import labeldiffusion.points.Points;
import labeldiffusion.points.Preparation;

/**
 * One run over distinct rows, from raw values to scores.
 *
 * @param found the neighbours of the prepared rows
 */
record PointRun(
    DistinctRows rows, Preparation preparation, SearchSpec.Found found, RunResult result)
    implements Serializable {
  private static final long serialVersionUID = 1L;

  /**
   * @param earlier a run over some of these rows, whose lists may be extended
   */
  static PointRun of(
      DistinctRows rows,
      GraphSource.Attributes source,
      ModelSpec spec,
      Optional<PointRun> earlier,
      Watcher watcher) {
    requireMemory(rows, spec);
    Preparation preparation = source.prepare(rows.points());
    Points raw = rows.points();
    boolean areKept = Memory.isFree(raw.preparedBytes() + besidesPoints(rows, spec));
    Points points = preparation.prepareWhenRead(raw, areKept); // remembered lists need none of them
    try (Workers workers = new Workers(spec.slots())) {
      long start = System.nanoTime();
      SearchSpec.Found found =
          new PointSearch(rows, preparation, points, spec, workers, watcher).of(source, earlier);
      SearchFacts facts = SearchFacts.of(found, points, (System.nanoTime() - start) / 1e9);
      GraphFamily graphs = GraphFamily.of(points, found.neighbours(), spec.graph(), workers);
      RunResult result =
          new Run(spec, workers, new RowWatcher(watcher, rows.rowOf()))
              .over(graphs, facts, rows.labels())
              .holding(raw.bytes())
              .with(new RowFacts(rows.rowCount(), points.size()));
      return new PointRun(rows, preparation, found, result);
    }
  }

  /**
   * Throws if a run over these rows would not fit into the heap. If it would only fit without
   * something else, lists of earlier runs are forgotten, and garbage is collected.
   */
  static void requireMemory(DistinctRows rows, ModelSpec spec) {
    Points raw = rows.points();
    long besides = besidesPoints(rows, spec);
    if (!Memory.isFree(raw.preparedBytes() + besides)) {
      RecentLists.SHARED.clear();
      System.gc();
    }
    Memory.require(
        besides + (raw instanceof DensePoints ? 0 : raw.preparedBytes()),
        "a graph of " + raw.size() + " rows");
  }

  private static long besidesPoints(DistinctRows rows, ModelSpec spec) {
    Points raw = rows.points();
    return MemoryEstimate.besidesPoints(
        raw.size(), rows.labels().classes(), spec, raw.searchBytes());
  }
}
