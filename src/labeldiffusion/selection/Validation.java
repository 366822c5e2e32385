package labeldiffusion.selection;

import java.io.Serializable;

/**
 * How settings were tested.
 *
 * @param folds how often labels were hidden
 * @param foldsWanted how often they should have been hidden; more than {@code folds} if no class
 *     has that many labels
 * @param hidden number of hidden labels in all folds
 * @param runs number of diffusions
 */
record Validation(int folds, int foldsWanted, int hidden, int runs) implements Serializable {
  private static final long serialVersionUID = 1L;

  @Override
  public String toString() {
    return (folds == 1 ? "hidden once" : folds + " folds")
        + (folds == foldsWanted ? "" : " instead of " + foldsWanted + ", no class has more labels")
        + ", "
        + runs
        + " runs";
  }
}
