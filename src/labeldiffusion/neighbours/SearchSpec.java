package labeldiffusion.neighbours;

import java.io.Serializable;
import labeldiffusion.parallel.Progress;
import labeldiffusion.parallel.Workers;
import labeldiffusion.points.DensePoints;
import labeldiffusion.points.Points;

/**
 * How neighbours are to be found.
 *
 * @param recall the share of right neighbours an approximate search aims at
 */
public record SearchSpec(Search search, double recall) implements Serializable {
  /**
   * Products n m d, d up to the width of the projections, that are compared exactly: about 15 s on
   * two cores.
   */
  private static final double AFFORDABLE = 5e11;

  private static final long SEED = 1;
  private static final Neighbours NOTHING = new Neighbours(0, 0, new int[0], new double[0]);

  public SearchSpec {
    if (!(recall > 0 && recall <= 1)) {
      throw new IllegalArgumentException("recall must be above 0 and at most 1, was " + recall);
    }
  }

  /**
   * Neighbour lists and how they came about.
   *
   * @param recall the share of right neighbours in them, an estimate unless they are exact
   */
  public record Found(Neighbours neighbours, boolean isExact, double recall)
      implements Serializable {
    /** The lists of no points, to start from. */
    public static final Found NOTHING = new Found(SearchSpec.NOTHING, true, 1);
  }

  /**
   * The k nearest of all points, given those of the first ones among themselves. Comparing the
   * others with all keeps what is there, right or nearly right; only if there are too many of them
   * everything is looked for anew. Other than dense points are compared exactly in any case: they
   * have no approximate search.
   */
  public Found find(Found stored, Points all, int k, Workers workers, Progress progress) {
    int n = all.size();
    int width = Math.min(Math.max(1, all.dimension()), ExactSearch.DIRECTIONS);
    double cost = (double) n * (n - stored.neighbours().n()) * width;
    boolean isExact =
        search == Search.EXACT
            || !(all instanceof DensePoints)
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
