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
   *
   * @param k about how many neighbours will be asked for; it affects speed, never results
   */
  static NearestIndex of(Points stored, int k, Workers workers) {
    return ExactSearch.index(stored, k, workers);
  }

  /** The k stored points nearest to row i of {@code others}, as the only list of the result. */
  Neighbours nearest(Points others, int i, int k);
}
