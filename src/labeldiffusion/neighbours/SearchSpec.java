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

  /**
   * AUTO searches exactly up to this product n m d, where d is at most the number of projections:
   * about 15 s on two cores.
   */
  private static final double AFFORDABLE = 5e11;

  private static final long SEED = 1;
  private static final Neighbours NOTHING = new Neighbours(0, 0, new int[0], new double[0]);

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
    /** The lists of no points, to start from. */
    public static final Found NOTHING = new Found(SearchSpec.NOTHING, true, 1);
  }

  /**
   * The k nearest of all points, given the lists that the first points have among themselves. The
   * stored lists are extended by comparing the other rows with all rows, which keeps their recall;
   * only if there are too many other rows, the search starts again. Points without projections are
   * always compared exactly: the approximate search cannot handle them.
   */
  public Found find(Found stored, Points all, int k, Workers workers, Progress progress) {
    int n = all.size();
    int width = Math.min(Math.max(1, all.dimension()), ExactSearch.DIRECTIONS);
    double cost = (double) n * (n - stored.neighbours().n()) * width;
    boolean isExact =
        search == Search.EXACT
            || !all.isBoundedByProjections()
            || search == Search.AUTO && cost <= AFFORDABLE;
    if (isExact || stored.neighbours().n() > 0 && cost <= AFFORDABLE) {
      return new Found(
          ExactSearch.extend(stored.neighbours(), all, k, workers, progress),
          stored.isExact(),
          stored.recall());
    }
    NeighbourDescent.Result result =
        NeighbourDescent.search(all, k, recall, SEED, workers, progress);
    return new Found(result.neighbours(), result.sampleSize() == n, result.recall());
  }
}
