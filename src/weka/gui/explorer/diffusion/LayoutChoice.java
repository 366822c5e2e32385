package weka.gui.explorer.diffusion;

import labeldiffusion.parallel.Progress;
import labeldiffusion.picture.Drawing;
import labeldiffusion.picture.Layout;
import labeldiffusion.picture.PrincipalLayout;
import labeldiffusion.picture.SpectralLayout;
import weka.classifiers.diffusion.page.UsualLayout;

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

  /** Computes the layout, or takes it from the result's cache; may take a while. */
  Layout layout(DiffusionResult result, Progress progress) {
    return result
        .layouts()
        .computeIfAbsent(
            this,
            choice -> {
              Drawing drawing = result.film().drawing();
              return switch (kind) {
                case MAP ->
                    UsualLayout.map(drawing, result.classifier().getNumExecutionSlots(), progress);
                case PRINCIPAL -> PrincipalLayout.of(drawing);
                case SPECTRAL -> SpectralLayout.of(drawing);
                case ATTRIBUTES ->
                    Layout.ofColumns(
                        UsualLayout.column(drawing, result.shown(), x),
                        UsualLayout.column(drawing, result.shown(), y));
              };
            });
  }
}
