package weka.gui.explorer.diffusion;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;
import javax.swing.JTable;
import javax.swing.ListSelectionModel;
import javax.swing.event.ListSelectionEvent;

/** Keeps what is selected in a table the same as what is selected in the other views. */
final class TableLink {
  private final JTable table;
  private final int column;
  private final RowSelection selection;
  private final IntUnaryOperator lineOf;
  private boolean isCopying;

  /** A link for a table of few lines. */
  TableLink(JTable table, int column, RowSelection selection) {
    this(
        table,
        column,
        selection,
        row ->
            IntStream.range(0, table.getModel().getRowCount())
                .filter(line -> table.getModel().getValueAt(line, column).equals(row + 1))
                .findFirst()
                .orElse(-1));
  }

  /**
   * @param column the column of the model that contains the number of the row, from 1
   * @param lineOf the line of the model that is about a row, negative if there is none: with many
   *     lines, looking at all of them after every answer would take long
   */
  TableLink(JTable table, int column, RowSelection selection, IntUnaryOperator lineOf) {
    this.lineOf = lineOf;
    this.table = table;
    this.column = column;
    this.selection = selection;
    table.setSelectionMode(ListSelectionModel.MULTIPLE_INTERVAL_SELECTION);
    table.getSelectionModel().addListSelectionListener(this::chosen);
    selection.addListener(this::show);
  }

  private void chosen(ListSelectionEvent e) {
    if (isCopying || e.getValueIsAdjusting() || table.getSelectedRowCount() == 0) {
      return;
    }
    List<Integer> rows = new ArrayList<>();
    Arrays.stream(table.getSelectedRows()).map(this::rowAt).forEach(rows::add);
    int lead = table.getSelectionModel().getLeadSelectionIndex();
    if (lead >= 0 && lead < table.getRowCount() && rows.remove((Integer) rowAt(lead))) {
      rows.add(rowAt(lead)); // leads in the other views too
    }
    isCopying = true;
    selection.select(rows);
    isCopying = false;
  }

  private int rowAt(int line) {
    return (Integer) table.getModel().getValueAt(table.convertRowIndexToModel(line), column) - 1;
  }

  /** Selects in the table what is selected elsewhere, as far as the table contains it. */
  void show() {
    if (isCopying) {
      return;
    }
    isCopying = true;
    table.clearSelection();
    for (int row : selection.rows()) {
      int inModel = lineOf.applyAsInt(row);
      if (inModel >= 0) {
        int line = table.convertRowIndexToView(inModel);
        table.addRowSelectionInterval(line, line);
        if (row == selection.lead()) {
          table.scrollRectToVisible(table.getCellRect(line, 0, true));
        }
      }
    }
    isCopying = false;
  }
}
