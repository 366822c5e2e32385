package weka.gui.explorer.diffusion;

import java.util.Locale;
import javax.swing.SwingConstants;

/** Shows three decimal places. */
final class Probability extends PaddedCell {
  private static final long serialVersionUID = 1L;

  Probability() {
    super(SwingConstants.RIGHT);
  }

  @Override
  protected void setValue(Object value) {
    setText(value == null ? "" : String.format(Locale.ROOT, "%.3f", (Double) value));
  }
}
