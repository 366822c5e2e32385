package weka.gui.explorer.diffusion;

import java.awt.BorderLayout;
import java.awt.Rectangle;
import java.awt.event.KeyEvent;
import java.util.List;
import java.util.Locale;
import javax.swing.BorderFactory;
import javax.swing.JButton;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import javax.swing.JTable;
import javax.swing.RowSorter.SortKey;
import javax.swing.SortOrder;

/** The unlabelled rows, most doubtful first: candidates for labelling next. */
final class RowsTab extends JPanel {
  private static final long serialVersionUID = 1L;

  private final JTable table = new JTable();
  private final JLabel note = new JLabel(" ");
  private final JButton save = new JButton("Save as ARFF/CSV...");
  private final transient TableLink link;
  private transient DiffusionResult result;
  private final transient WhenShown opened = new WhenShown(this, this::fill);

  RowsTab(Saving saving, RowSelection selection) {
    super(new BorderLayout(0, 6));
    setBorder(BorderFactory.createEmptyBorder(6, 6, 6, 6));
    table.setName("rows");
    table.setToolTipText("Selected rows are marked in the picture");
    TableStyle.apply(table);
    link = new TableLink(table, RowsModel.ROW, selection, this::lineOf);
    save.setMnemonic(KeyEvent.VK_V);
    save.setToolTipText("Saves all rows with their given or predicted classes");
    save.setEnabled(false);
    save.addActionListener(e -> saving.labelledData(result));
    JPanel bottom = new JPanel(new BorderLayout());
    bottom.add(note, BorderLayout.CENTER);
    bottom.add(save, BorderLayout.EAST);
    add(new JScrollPane(table), BorderLayout.CENTER);
    add(bottom, BorderLayout.SOUTH);
  }

  /** Shows a result now or, to save time, when the tab is opened. */
  void show(DiffusionResult shown) {
    result = shown;
    save.setEnabled(true);
    opened.show(shown);
  }

  /** Shows the most doubtful rows, wherever the table was scrolled to. */
  void scrollToTop() {
    table.scrollRectToVisible(new Rectangle(1, 1));
  }

  /** The line of the model that is about a row. */
  private int lineOf(int row) {
    return table.getModel() instanceof RowsModel model ? model.lineOf(row) : -1;
  }

  private void fill(DiffusionResult shown) {
    RowsModel model = new RowsModel(shown);
    table.setModel(model);
    table.setAutoCreateRowSorter(true);
    table
        .getRowSorter()
        .setSortKeys(List.of(new SortKey(RowsModel.PROBABILITY, SortOrder.ASCENDING)));
    link.show();
    long unreached = shown.unreachedCount();
    note.setText(
        model.getRowCount() == 0
            ? "All rows are labelled: there was nothing to predict."
            : String.format(
                Locale.ROOT,
                "%,d unlabelled rows, most doubtful first%s.",
                model.getRowCount(),
                unreached == 0 ? "" : String.format(Locale.ROOT, "; %,d not reached", unreached)));
  }
}
