package weka.gui.explorer.diffusion;

import java.util.Arrays;
import java.util.Optional;
import javax.swing.table.AbstractTableModel;
import weka.core.Attribute;
import weka.core.Utils;

/** The unlabelled rows of a result as a table model. */
final class RowsModel extends AbstractTableModel {
  private static final long serialVersionUID = 1L;
  static final int ROW = 0;
  static final int PROBABILITY = 2;
  private static final int HIDDEN = 5;

  private final transient DiffusionResult result;
  private final int[] rows;
  private final boolean hasHidden;
  private final transient Optional<Attribute> id;

  /** By line: sorting asks for it again and again. */
  private final int[] predicted;

  RowsModel(DiffusionResult result) {
    this.result = result;
    rows = result.unlabelledRows();
    hasHidden = result.hasHidden();
    id = result.id();
    predicted = Arrays.stream(rows).map(result::predicted).toArray();
  }

  /** The line that is about a row; negative if there is none. */
  int lineOf(int row) {
    return Arrays.binarySearch(rows, row);
  }

  @Override
  public int getRowCount() {
    return rows.length;
  }

  @Override
  public int getColumnCount() {
    return HIDDEN + (hasHidden ? 1 : 0) + (id.isPresent() ? 1 : 0);
  }

  @Override
  public String getColumnName(int column) {
    return switch (column) {
      case ROW -> "Row";
      case 1 -> "Class";
      case PROBABILITY -> "Probability";
      case 3 -> "Second class";
      case 4 -> "Its probability";
      default -> isId(column) ? id.orElseThrow().name() : "Hidden class";
    };
  }

  /** The id is the last column. */
  private boolean isId(int column) {
    return id.isPresent() && column == getColumnCount() - 1;
  }

  @Override
  public Class<?> getColumnClass(int column) {
    return column == ROW
        ? Integer.class
        : column == PROBABILITY || column == 4 ? Double.class : String.class;
  }

  @Override
  public Object getValueAt(int index, int column) {
    int row = rows[index];
    if (column == ROW) {
      return row + 1;
    }
    if (isId(column)) {
      return DetailsPane.text(result.shown().instance(row), id.orElseThrow().index());
    }
    double[] distribution = result.answers().get(row).distribution();
    Attribute classes = result.shown().classAttribute();
    int first = predicted[index];
    int second = column < 3 ? -1 : second(distribution, first);
    boolean isReached = result.isReached(row);
    return switch (column) {
      case 1 -> isReached ? classes.value(first) : "not reached";
      case PROBABILITY -> isReached ? distribution[first] : null;
      case 3 -> isReached && second >= 0 ? classes.value(second) : "";
      case 4 -> isReached && second >= 0 ? distribution[second] : null;
      default ->
          result.isHidden(row)
              ? classes.value((int) result.truth().instance(row).classValue())
              : "";
    };
  }

  private static int second(double[] distribution, int first) {
    double[] others = distribution.clone();
    others[first] = -1;
    return others.length < 2 ? -1 : Utils.maxIndex(others);
  }
}
