package weka.gui.explorer.diffusion;

import java.util.Arrays;
import java.util.stream.IntStream;
import labeldiffusion.parallel.Progress;
import labeldiffusion.parallel.Workers;
import labeldiffusion.picture.Drawing;
import labeldiffusion.picture.Layout;
import labeldiffusion.picture.MapLayout;
import labeldiffusion.picture.PrincipalLayout;
import labeldiffusion.picture.SpectralLayout;
import weka.core.Instances;

/**
 * How the nodes are laid out.
 *
 * @param kind the method
 * @param x index of the attribute on the horizontal axis, for {@link Kind#ATTRIBUTES}
 * @param y index of the attribute on the vertical axis, for {@link Kind#ATTRIBUTES}
 */
record LayoutChoice(Kind kind, int x, int y) {

  /** What determines the place of a node. */
  enum Kind {
    MAP("the graph (map)"),
    PRINCIPAL("principal components"),
    ATTRIBUTES("two attributes"),
    SPECTRAL("the graph (spectral)");

    private final String text;

    Kind(String text) {
      this.text = text;
    }

    @Override
    public String toString() {
      return text;
    }
  }

  LayoutChoice(Kind kind) {
    this(kind, -1, -1);
  }

  /** The choice for a table: a map, or its two numeric attributes if it has no others. */
  static LayoutChoice usual(Instances header, boolean hasPoints) {
    int[] others = attributes(header);
    boolean isPlane =
        hasPoints
            && others.length == 2
            && Arrays.stream(others).allMatch(a -> header.attribute(a).isNumeric());
    return isPlane
        ? new LayoutChoice(Kind.ATTRIBUTES, others[0], others[1])
        : new LayoutChoice(Kind.MAP);
  }

  /** The indices of all attributes but the class. */
  static int[] attributes(Instances header) {
    return IntStream.range(0, header.numAttributes())
        .filter(a -> a != header.classIndex())
        .toArray();
  }

  /** Computes the layout, or takes it from the result's cache; may take a while. */
  Layout layout(DiffusionResult result, Progress progress) {
    return result
        .layouts()
        .computeIfAbsent(
            this,
            choice -> {
              Drawing drawing = result.film().drawing();
              return switch (kind) {
                case MAP -> map(drawing, result.classifier().getNumExecutionSlots(), progress);
                case PRINCIPAL -> PrincipalLayout.of(drawing);
                case SPECTRAL -> SpectralLayout.of(drawing);
                case ATTRIBUTES ->
                    Layout.ofColumns(
                        column(drawing, result.shown(), x), column(drawing, result.shown(), y));
              };
            });
  }

  private static Layout map(Drawing drawing, int slots, Progress progress) {
    try (Workers workers = new Workers(slots)) {
      return MapLayout.of(drawing, workers, progress);
    }
  }

  /** An attribute's values at the nodes; NaN for nodes that are not rows of the table. */
  private static double[] column(Drawing drawing, Instances data, int attribute) {
    return Arrays.stream(drawing.rows())
        .mapToDouble(row -> row < 0 ? Double.NaN : data.instance(row).value(attribute))
        .toArray();
  }
}
