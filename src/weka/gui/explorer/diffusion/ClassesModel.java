package weka.gui.explorer.diffusion;

import java.util.ArrayList;
import java.util.List;
import javax.swing.table.AbstractTableModel;

/** How many rows were given and predicted each class, and how many no label has reached. */
final class ClassesModel extends AbstractTableModel {
  private static final long serialVersionUID = 1L;
  private static final String[] COLUMNS = {
    "Class", "Given", "Predicted", "Total", "Mean probability"
  };

  private final transient List<Line> lines;

  /**
   * A line of the table.
   *
   * @param together all rows of this line
   * @param confidence mean probability of the predicted rows, null if there are none
   */
  private record Line(String name, int given, int predicted, int together, Double confidence) {}

  ClassesModel(DiffusionResult result) {
    int c = result.shown().numClasses();
    int[] given = new int[c];
    int[] predicted = new int[c];
    double[] sum = new double[c];
    int unreached = 0;
    for (int row = 0; row < result.shown().numInstances(); row++) {
      if (!result.shown().instance(row).classIsMissing()) {
        given[(int) result.shown().instance(row).classValue()]++;
      } else if (result.isReached(row)) {
        predicted[result.predicted(row)]++;
        sum[result.predicted(row)] += result.answers().get(row).confidence();
      } else {
        unreached++;
      }
    }
    lines = new ArrayList<>();
    for (int t = 0; t < c; t++) {
      Double mean = predicted[t] == 0 ? null : Double.valueOf(sum[t] / predicted[t]);
      lines.add(
          new Line(result.classNames()[t], given[t], predicted[t], given[t] + predicted[t], mean));
    }
    lines.add(new Line("not reached", 0, 0, unreached, null));
  }

  @Override
  public int getRowCount() {
    return lines.size();
  }

  @Override
  public int getColumnCount() {
    return COLUMNS.length;
  }

  @Override
  public String getColumnName(int column) {
    return COLUMNS[column];
  }

  @Override
  public Class<?> getColumnClass(int column) {
    return column == 0 ? String.class : column == 4 ? Double.class : Integer.class;
  }

  @Override
  public Object getValueAt(int index, int column) {
    Line line = lines.get(index);
    return switch (column) {
      case 0 -> line.name;
      case 1 -> line.given;
      case 2 -> line.predicted;
      case 3 -> line.together;
      default -> line.confidence;
    };
  }
}
