package labeldiffusion.selection;

import java.util.List;
import labeldiffusion.labels.Labels;

/**
 * Labels divided into those that the diffusion sees and those that it is judged by.
 *
 * @param given the labels that the diffusion sees
 * @param hidden the labels that it is judged by; no node has both
 */
public record Fold(Labels given, Labels hidden) {

  /**
   * Hides random parts of the labels in turn; no fold if no class has two labels.
   *
   * @param parts at least 2; fewer are made if no class has as many labels
   */
  public static List<Fold> inTurn(Labels labels, int parts, long seed) {
    return Folds.of(labels, Select.CROSS_VALIDATION, parts, seed);
  }

  /** Hides the labels of some nodes. */
  static Fold hiding(Labels labels, boolean[] isHidden) {
    return new Fold(labels.where(i -> !isHidden[i]), labels.where(i -> isHidden[i]));
  }

  /** This fold with the nodes renumbered: new node v is old node order[v]. */
  public Fold inOrder(int[] order) {
    return new Fold(given.inOrder(order), hidden.inOrder(order));
  }
}
