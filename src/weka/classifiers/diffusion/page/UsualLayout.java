package weka.classifiers.diffusion.page;

import java.util.Arrays;
import java.util.stream.IntStream;
import labeldiffusion.parallel.Progress;
import labeldiffusion.parallel.Workers;
import labeldiffusion.picture.Drawing;
import labeldiffusion.picture.Layout;
import labeldiffusion.picture.MapLayout;
import weka.core.Instances;

/** The layout of a table: its attributes if they are two numbers, a map of the graph otherwise. */
public final class UsualLayout {
  private UsualLayout() {}

  /** The places of the nodes of a drawing, on this number of threads (0 for one per core). */
  public static Layout of(Drawing drawing, Instances table, int slots) {
    int[] others = attributes(table);
    return isPlane(table) && drawing.graph().hasPoints()
        ? Layout.ofColumns(column(drawing, table, others[0]), column(drawing, table, others[1]))
        : map(drawing, slots, Progress.NONE);
  }

  /** Whether a table has two numeric attributes besides its class. */
  public static boolean isPlane(Instances table) {
    int[] others = attributes(table);
    return others.length == 2
        && Arrays.stream(others).allMatch(a -> table.attribute(a).isNumeric());
  }

  /** The indices of all attributes but the class. */
  public static int[] attributes(Instances table) {
    return IntStream.range(0, table.numAttributes()).filter(a -> a != table.classIndex()).toArray();
  }

  /** A map of the graph, on this number of threads. */
  public static Layout map(Drawing drawing, int slots, Progress progress) {
    try (Workers workers = new Workers(slots)) {
      return MapLayout.of(drawing, workers, progress);
    }
  }

  /** An attribute's values at the nodes; NaN for nodes that are not rows of the table. */
  public static double[] column(Drawing drawing, Instances table, int attribute) {
    return Arrays.stream(drawing.rows())
        .mapToDouble(row -> row < 0 ? Double.NaN : table.instance(row).value(attribute))
        .toArray();
  }
}
