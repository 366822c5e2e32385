package labeldiffusion.selection;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import labeldiffusion.labels.Labels;

/**
 * The parts of the labels that are hidden in turn, stratified by class and seeded. A class never
 * loses its last label, so one that has a single label is never hidden.
 */
final class Folds {
  private Folds() {}

  /** The parts, none if no class has two labels. */
  static List<Fold> of(Labels labels, SelectionSpec spec) {
    int mostLabels = Arrays.stream(labels.counts()).max().orElse(0);
    if (spec.select() == Select.NONE || mostLabels < 2) {
      return List.of();
    }
    int[] part =
        parts(
            labels,
            spec.select() == Select.HOLDOUT ? 2 : Math.min(spec.folds(), mostLabels),
            spec.seed());
    int count = spec.select() == Select.HOLDOUT ? 1 : Arrays.stream(part).max().orElse(0) + 1;
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
   * The part of each node's label, -1 where none is hidden: each class is dealt out in turn, as one
   * deal over all classes.
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
