package labeldiffusion.selection;

import java.io.Serializable;
import java.util.Arrays;
import java.util.List;

/**
 * Among what parameters to choose, and how.
 *
 * @param k the numbers of neighbours to be tried
 * @param candidates the diffusions to be tried, each with as many steps as may be chosen
 * @param folds parts of the labels that are hidden in turn by {@link Select#CROSS_VALIDATION}
 * @param seed of the random parts
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
   * The longest neighbour lists that are needed, given the K that is used if there is no choice.
   */
  public int largestK(int given) {
    return Math.max(given, Arrays.stream(k).max().orElse(0));
  }
}
