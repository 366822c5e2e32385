package labeldiffusion.neighbours;

import java.io.Serializable;
import labeldiffusion.neighbours.approximate.NeighbourDescent;
import labeldiffusion.neighbours.exact.ExactSearch;
import labeldiffusion.parallel.Progress;
import labeldiffusion.parallel.Workers;
import labeldiffusion.points.Points;

/**
 * How neighbours are searched for.
 *
 * @param recall the share of true neighbours that an approximate search aims for
 */
public record SearchSpec(Search search, double recall) implements Serializable {
  public static final double RECALL_DEFAULT = 0.98;

  private static final long SEED = 1;

  public SearchSpec {
    requireShare(recall);
  }

  /** Throws unless the recall is a share above 0. */
  public static void requireShare(double recall) {
    if (!(recall > 0 && recall <= 1)) {
      throw new IllegalArgumentException("recall must be above 0 and at most 1, was " + recall);
    }
  }

  /**
   * Neighbour lists and how they were found.
   *
   * @param recall the share of true neighbours in the lists; an estimate unless they are exact
   */
  public record Found(Neighbours neighbours, boolean isExact, double recall)
      implements Serializable {
    private static final long serialVersionUID = 1L;

    /** The first neighbours of each list. */
    Found first(int k) {
      return new Found(neighbours.first(k), isExact, recall);
    }
  }

  /**
   * Whether these points are searched exactly. That depends on the points alone, so that the same
   * rows have the same neighbours in however many pieces they arrive. Points without projections
   * are always searched exactly: the approximate search cannot handle them.
   */
  public boolean isExactFor(Points all) {
    return search == Search.EXACT
        || !all.isBoundedByProjections()
        || search == Search.AUTO && SearchCost.isLeastForExact(all);
  }

  /**
   * The k nearest of all points.
   *
   * @param known lists of the first points, which an exact search extends
   */
  public Found find(KnownLists known, Points all, int k, Workers workers, Progress progress) {
    if (isExactFor(all)) {
      return new Found(ExactSearch.extend(known, all, k, workers, progress), true, 1);
    }
    NeighbourDescent.Result result =
        NeighbourDescent.search(all, k, recall, SEED, workers, progress);
    return new Found(result.neighbours(), result.sampleSize() == all.size(), result.recall());
  }
}
