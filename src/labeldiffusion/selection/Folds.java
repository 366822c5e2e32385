package labeldiffusion.selection;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import labeldiffusion.labels.Labels;

/**
 * Divides the labels into random parts, stratified by class, that are hidden in turn. A class never
 * loses its last label, so a class with a single label is never hidden.
 */
final class Folds {
  private Folds() {}

  /** Throws unless labels can be divided into this many parts. */
  static void require(int folds) {
    if (folds < 2) {
      throw new IllegalArgumentException("number of folds must be 2 or more, was " + folds);
    }
  }

  /** One fold per part; none if no class has two labels. */
  static List<Fold> of(Labels labels, Select select, int wanted, long seed) {
    int mostLabels = Arrays.stream(labels.counts()).max().orElse(0);
    if (select == Select.NONE || mostLabels < 2) {
      return List.of();
    }
    int[] part = parts(labels, select == Select.HOLDOUT ? 2 : Math.min(wanted, mostLabels), seed);
    int count = select == Select.HOLDOUT ? 1 : Arrays.stream(part).max().orElse(0) + 1;
    List<Fold> folds = new ArrayList<>();
    for (int f = 0; f < count; f++) {
      boolean[] isHidden = new boolean[labels.size()];
      for (int i = 0; i < isHidden.length; i++) {
        isHidden[i] = part[i] == f;
      }
      folds.add(Fold.hiding(labels, isHidden));
    }
    return folds;
  }

  /**
   * The part that each node's label belongs to, -1 if it is never hidden. The labels of one class
   * after the other are dealt out to the parts in turn.
   */
  private static int[] parts(Labels labels, int count, long seed) {
    Random random = new Random(seed);
    int[] part = new int[labels.size()];
    Arrays.fill(part, -1);
    int next = 0;
    for (int t = 0; t < labels.classes(); t++) {
      List<Integer> nodes = new ArrayList<>();
      for (int i = 0; i < labels.size(); i++) {
        if (labels.classOf()[i] == t) {
          nodes.add(i);
        }
      }
      Collections.shuffle(nodes, random);
      for (int i : nodes.size() < 2 ? List.<Integer>of() : nodes) {
        part[i] = next++ % count;
      }
    }
    return part;
  }
}
