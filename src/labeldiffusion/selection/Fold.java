package labeldiffusion.selection;

import java.util.Arrays;
import labeldiffusion.labels.Labels;

/**
 * Labels, some of which the diffusion does not see.
 *
 * @param given the labels it sees
 * @param hidden those it is judged by; no node has both
 */
public record Fold(Labels given, Labels hidden) {

  /** The labels with those of some nodes hidden. */
  static Fold hiding(Labels labels, boolean[] isHidden) {
    int[] given = labels.classOf().clone();
    int[] hidden = labels.classOf().clone();
    for (int i = 0; i < given.length; i++) {
      (isHidden[i] ? given : hidden)[i] = Labels.UNLABELLED;
    }
    return new Fold(new Labels(given, labels.classes()), new Labels(hidden, labels.classes()));
  }

  /** The same for nodes renumbered so that new node v is old node order[v]. */
  public Fold inOrder(int[] order) {
    return new Fold(given.inOrder(order), hidden.inOrder(order));
  }

  /** The nodes with hidden labels, ascending. */
  int[] hiddenNodes() {
    int[] nodes = new int[hidden.labelledCount()];
    int count = 0;
    for (int i = 0; i < hidden.size(); i++) {
      if (hidden.isLabelled(i)) {
        nodes[count++] = i;
      }
    }
    return Arrays.copyOf(nodes, count);
  }
}
