package weka.gui.explorer.diffusion;

import java.util.Locale;
import javax.swing.SwingConstants;
import javax.swing.table.DefaultTableCellRenderer;

/** Shows three decimal places. */
final class Probability extends DefaultTableCellRenderer {
  private static final long serialVersionUID = 1L;

  Probability() {
    setHorizontalAlignment(SwingConstants.RIGHT);
  }

  @Override
  protected void setValue(Object value) {
    setText(value == null ? "" : String.format(Locale.ROOT, "%.3f", (Double) value));
  }
}
