package weka.gui.explorer.diffusion;

import java.util.Arrays;
import javax.swing.table.AbstractTableModel;

/** The rows in which two results differ, as a table model. */
final class PairModel extends AbstractTableModel {
  private static final long serialVersionUID = 1L;
  static final int ROW = 0;

  private final transient ResultPair pair;
  private final int[] rows;
  private final boolean hasHidden;

  PairModel(ResultPair pair) {
    this.pair = pair;
    rows = pair.differingRows();
    hasHidden = Arrays.stream(rows).anyMatch(pair::isHidden);
  }

  @Override
  public int getRowCount() {
    return rows.length;
  }

  @Override
  public int getColumnCount() {
    return hasHidden ? 6 : 5;
  }

  @Override
  public String getColumnName(int column) {
    return switch (column) {
      case ROW -> "Row";
      case 1 -> "First result";
      case 2 -> "Probability";
      case 3 -> "Second result";
      case 4 -> "Its probability";
      default -> "Hidden class";
    };
  }

  @Override
  public Class<?> getColumnClass(int column) {
    return column == ROW ? Integer.class : column == 2 || column == 4 ? Double.class : String.class;
  }

  @Override
  public Object getValueAt(int index, int column) {
    int row = rows[index];
    return switch (column) {
      case ROW -> row + 1;
      case 1 -> ResultPair.classOf(pair.first(), row);
      case 2 -> probability(pair.first(), row);
      case 3 -> ResultPair.classOf(pair.second(), row);
      case 4 -> probability(pair.second(), row);
      default -> pair.truth(row);
    };
  }

  /** The confidence of a row as the tables show it, null if no label has arrived. */
  private static Double probability(DiffusionResult result, int row) {
    double confidence = result.answers().get(row).confidence();
    return Double.isNaN(confidence) ? null : Double.valueOf(confidence);
  }
}
