package labeldiffusion.labels;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;

/**
 * A random draw from known labels, class by class. Semi-supervised methods are judged by hiding
 * most labels of a table like this.
 *
 * @param perClass number of labels that each class keeps; a class with fewer labels keeps all
 * @param percent share of its labels that each class keeps instead, rounded, but at least one
 *     label; 0 to use {@code perClass}
 * @param seed seed of the random order in which the labels are drawn
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
          "percentage of labels must be between 0 and 100, was " + percent);
    }
  }

  /** The drawn labels; all other nodes are unlabelled. */
  public Labels from(Labels known) {
    int[] left = Arrays.stream(known.counts()).map(this::kept).toArray();
    boolean[] isDrawn = new boolean[known.size()];
    for (int i : order(known.size(), seed)) {
      isDrawn[i] = known.isLabelled(i) && left[known.classOf()[i]]-- > 0;
    }
    return known.where(i -> isDrawn[i]);
  }

  /**
   * Draws {@code total} labels from all classes together, but at least one from each class that has
   * any.
   */
  public static Labels ofAllClasses(Labels known, int total, long seed) {
    List<Integer> order = order(known.size(), seed).stream().filter(known::isLabelled).toList();
    boolean[] isDrawn = new boolean[known.size()];
    boolean[] isPresent = new boolean[known.classes()];
    int count = 0;
    for (int i : order) {
      if (!isPresent[known.classOf()[i]]) {
        isPresent[known.classOf()[i]] = true;
        isDrawn[i] = true;
        count++;
      }
    }
    for (int i : order) {
      if (!isDrawn[i] && count < total) {
        isDrawn[i] = true;
        count++;
      }
    }
    return known.where(i -> isDrawn[i]);
  }

  private int kept(int count) {
    return percent == 0 ? perClass : Math.max(1, (int) Math.round(count * percent / 100));
  }

  private static List<Integer> order(int n, long seed) {
    List<Integer> order = new ArrayList<>();
    for (int i = 0; i < n; i++) {
      order.add(i);
    }
    Collections.shuffle(order, new Random(seed));
    return order;
  }
}
