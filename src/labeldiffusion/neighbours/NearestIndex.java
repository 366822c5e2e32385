package labeldiffusion.neighbours;

import labeldiffusion.neighbours.exact.ExactSearch;
import labeldiffusion.parallel.Workers;
import labeldiffusion.points.Points;

/** Finds the stored points nearest to a new one, exactly. Threads may share an index. */
@FunctionalInterface
public interface NearestIndex {
  /**
   * An index of the stored points. Building it takes O(n d r) for r projections, or O(entries) for
   * sparse points.
   */
  static NearestIndex of(Points stored, Workers workers) {
    return ExactSearch.index(stored, workers);
  }

  /** The k stored points nearest to row i of {@code others}, as the only list of the result. */
  Neighbours nearest(Points others, int i, int k);
}
