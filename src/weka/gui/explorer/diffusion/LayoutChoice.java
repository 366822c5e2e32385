package weka.gui.explorer.diffusion;

import java.util.Arrays;
import labeldiffusion.picture.Drawing;
import labeldiffusion.picture.Layout;
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

  /** Computes the layout, or takes it from the result's cache; may take a while. */
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

  /** An attribute's values at the nodes; NaN for nodes that are not rows of the table. */
  private static double[] column(Drawing drawing, Instances data, int attribute) {
    return Arrays.stream(drawing.rows())
        .mapToDouble(row -> row < 0 ? Double.NaN : data.instance(row).value(attribute))
        .toArray();
  }
}
