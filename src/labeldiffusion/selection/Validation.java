package labeldiffusion.selection;

import java.io.Serializable;

/**
 * How a choice was tested.
 *
 * @param folds how often labels were hidden
 * @param foldsWanted how often they should have been hidden; more than {@code folds} if no class
 *     has that many labels
 * @param hidden number of hidden labels in all folds
 * @param tried number of combinations of K and candidates
 * @param errors share of the hidden labels that were wrong after 0, 1, ... steps with the chosen K
 *     and values
 */
public record Validation(int folds, int foldsWanted, int hidden, int tried, double[] errors)
    implements Serializable {
  private static final long serialVersionUID = 1L;
}
