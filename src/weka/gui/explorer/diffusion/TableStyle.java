package weka.gui.explorer.diffusion;

import java.awt.Color;
import java.awt.Dimension;
import javax.swing.JTable;
import javax.swing.SwingConstants;

/** The look of all tables of the tab. */
final class TableStyle {
  private TableStyle() {}

  static void apply(JTable table) {
    table.setFillsViewportHeight(true);
    table.setRowHeight(table.getFontMetrics(table.getFont()).getHeight() + 4);
    table.setShowVerticalLines(false);
    table.setIntercellSpacing(new Dimension(0, 1));
    table.setGridColor(new Color(0xe4e4e4));
    table.setDefaultRenderer(Object.class, new PaddedCell(SwingConstants.LEADING));
    table.setDefaultRenderer(Number.class, new PaddedCell(SwingConstants.RIGHT));
    table.setDefaultRenderer(Double.class, new Probability());
  }
}
