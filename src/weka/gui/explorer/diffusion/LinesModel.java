package weka.gui.explorer.diffusion;

import java.util.List;
import javax.swing.table.AbstractTableModel;

/** Lines of a table that cannot be edited. */
final class LinesModel extends AbstractTableModel {
  private static final long serialVersionUID = 1L;

  private final String[] columns;
  private transient List<Object[]> lines = List.of();

  LinesModel(String... columns) {
    this.columns = columns.clone();
  }

  void show(List<Object[]> newLines) {
    lines = newLines;
    fireTableDataChanged();
  }

  @Override
  public int getRowCount() {
    return lines.size();
  }

  @Override
  public int getColumnCount() {
    return columns.length;
  }

  @Override
  public String getColumnName(int column) {
    return columns[column];
  }

  @Override
  public Object getValueAt(int line, int column) {
    return lines.get(line)[column];
  }
}
