package labeldiffusion.selection;

import java.io.Serializable;
import java.util.Arrays;
import java.util.List;

/**
 * How parameters are chosen, and from which values.
 *
 * @param k the numbers of neighbours to try
 * @param candidates the diffusions to try, each with the largest number of steps that may be chosen
 * @param folds number of parts of the labels that {@link Select#CROSS_VALIDATION} hides in turn
 * @param seed seed of the random parts
 */
public record SelectionSpec(
    Select select, int[] k, List<Candidate> candidates, int folds, long seed)
    implements Serializable {
  public static final int FOLDS_DEFAULT = 5;
  public static final SelectionSpec NONE =
      new SelectionSpec(Select.NONE, new int[0], List.of(), FOLDS_DEFAULT, 1);

  public SelectionSpec {
    if (folds < 2) {
      throw new IllegalArgumentException("number of folds must be 2 or more, was " + folds);
    }
  }

  /**
   * The length of neighbour lists that is needed, given the K that is used if nothing is chosen.
   */
  public int largestK(int given) {
    return Math.max(given, Arrays.stream(k).max().orElse(0));
  }
}
