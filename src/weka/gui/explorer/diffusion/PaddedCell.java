package weka.gui.explorer.diffusion;

import java.awt.Component;
import javax.swing.BorderFactory;
import javax.swing.JTable;
import javax.swing.border.Border;
import javax.swing.table.DefaultTableCellRenderer;

/** Keeps columns apart without gaps in the colour of selected lines. */
class PaddedCell extends DefaultTableCellRenderer {
  private static final long serialVersionUID = 1L;
  private static final Border PADDING = BorderFactory.createEmptyBorder(0, 12, 0, 12);

  PaddedCell(int alignment) {
    setHorizontalAlignment(alignment);
  }

  @Override
  public Component getTableCellRendererComponent(
      JTable table, Object value, boolean isSelected, boolean hasFocus, int line, int column) {
    super.getTableCellRendererComponent(table, value, isSelected, false, line, column);
    setBorder(PADDING);
    return this;
  }
}
