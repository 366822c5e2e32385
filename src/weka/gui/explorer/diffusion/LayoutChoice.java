package weka.gui.explorer.diffusion;

import java.util.Arrays;
import labeldiffusion.picture.Drawing;
import labeldiffusion.picture.Layout;
import labeldiffusion.picture.PrincipalLayout;
import labeldiffusion.picture.SpectralLayout;
import weka.core.Instances;

/**
 * How nodes are placed.
 *
 * @param kind by what
 * @param x the attribute to the right, if the kind is {@link Kind#ATTRIBUTES}
 * @param y the attribute upwards
 */
record LayoutChoice(Kind kind, int x, int y) {

  /** What decides where a node lies. */
  enum Kind {
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

  /** Finds the places; may take a while. */
  Layout layout(DiffusionResult result) {
    return result
        .layouts()
        .computeIfAbsent(
            this,
            choice -> {
              Drawing drawing = result.film().drawing();
              return switch (kind) {
                case PRINCIPAL -> PrincipalLayout.of(drawing);
                case SPECTRAL -> SpectralLayout.of(drawing);
                case ATTRIBUTES ->
                    Layout.ofColumns(
                        column(drawing, result.shown(), x), column(drawing, result.shown(), y));
              };
            });
  }

  /** An attribute's values at the nodes, missing where a node is no row. */
  private static double[] column(Drawing drawing, Instances data, int attribute) {
    return Arrays.stream(drawing.rows())
        .mapToDouble(row -> row < 0 ? Double.NaN : data.instance(row).value(attribute))
        .toArray();
  }
}
