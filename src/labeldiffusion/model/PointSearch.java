package labeldiffusion.model;

import java.util.Optional;
import labeldiffusion.diffusion.Watcher;
import labeldiffusion.neighbours.KnownLists;
import labeldiffusion.neighbours.Neighbours;
import labeldiffusion.neighbours.RecentLists;
import labeldiffusion.neighbours.SearchSpec;
import labeldiffusion.parallel.Workers;
import labeldiffusion.points.Points;
import labeldiffusion.points.Preparation;

/**
 * The neighbour search of a run. It finds the same lists whatever it starts from.
 *
 * @param points the rows, prepared
 */
record PointSearch(
    DistinctRows rows,
    Preparation preparation,
    Points points,
    ModelSpec spec,
    Workers workers,
    Watcher watcher) {

  /**
   * @param earlier a run over some of the rows, whose lists may be extended
   */
  SearchSpec.Found of(GraphSource.Attributes source, Optional<PointRun> earlier) {
    return source.remembersLists() ? remembered(earlier) : after(earlier);
  }

  /** The lists that an earlier search found for the same points, if they are remembered. */
  private SearchSpec.Found remembered(Optional<PointRun> earlier) {
    return points.hasCoordinates()
        ? RecentLists.SHARED.find(
            new RecentLists.Key(preparation.fingerprint(rows.points()), spec.search()),
            spec.largestK(),
            () -> after(earlier))
        : after(earlier);
  }

  /**
   * The lists of an earlier run over some of the rows are extended if the others leave the scales
   * as they are; otherwise all distances have changed and the search starts again.
   */
  private SearchSpec.Found after(Optional<PointRun> earlier) {
    return earlier
        .filter(run -> run.found().isExact() && run.preparation().agreesWith(preparation))
        .filter(run -> spec.search().isExactFor(points))
        .map(this::extend)
        .orElseGet(() -> find(KnownLists.none(points.size()), points));
  }

  private SearchSpec.Found extend(PointRun run) {
    int[] order = run.rows().orderOf(rows);
    Neighbours lists =
        find(new KnownLists(run.found().neighbours(), order), points.rows(order)).neighbours();
    int[] back = new int[order.length];
    for (int r = 0; r < order.length; r++) {
      back[order[r]] = r;
    }
    return new SearchSpec.Found(lists.inOrder(back), true, 1);
  }

  private SearchSpec.Found find(KnownLists known, Points ordered) {
    return spec.search().find(known, ordered, spec.largestK(), workers, watcher);
  }
}
