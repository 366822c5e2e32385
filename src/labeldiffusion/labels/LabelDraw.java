package labeldiffusion.labels;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;

/**
 * A random choice among known labels, class by class: the experiment every semi-supervised method
 * is judged by.
 *
 * @param perClass number of labels that each class keeps; a class with fewer keeps all
 * @param percent share of its labels that each class keeps instead, rounded but at least one; 0 for
 *     {@code perClass}
 * @param seed seed of the order in which the labels are drawn
 */
public record LabelDraw(int perClass, double percent, long seed) {
  public static final int PER_CLASS_DEFAULT = 5;

  public LabelDraw {
    if (perClass < 0) {
      throw new IllegalArgumentException(
          "number of labels per class must be 0 or more, was " + perClass);
    }
    if (!(percent >= 0 && percent <= 100)) {
      throw new IllegalArgumentException(
          "percentage of labels must lie between 0 and 100, was " + percent);
    }
  }

  /** The drawn labels, all others unknown. */
  public Labels from(Labels known) {
    int[] left = Arrays.stream(known.counts()).map(this::kept).toArray();
    int[] drawn = new int[known.size()];
    Arrays.fill(drawn, Labels.UNLABELLED);
    for (int i : order(known.size())) {
      if (known.isLabelled(i) && left[known.classOf()[i]]-- > 0) {
        drawn[i] = known.classOf()[i];
      }
    }
    return new Labels(drawn, known.classes());
  }

  private int kept(int count) {
    return percent == 0 ? perClass : Math.max(1, (int) Math.round(count * percent / 100));
  }

  private List<Integer> order(int n) {
    List<Integer> order = new ArrayList<>();
    for (int i = 0; i < n; i++) {
      order.add(i);
    }
    Collections.shuffle(order, new Random(seed));
    return order;
  }
}
