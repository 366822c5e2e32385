package weka.gui.explorer.diffusion;

import java.awt.BorderLayout;
import javax.swing.BorderFactory;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import javax.swing.JTable;

/** The classes with the numbers of their given and predicted rows. */
final class ClassesTab extends JPanel {
  private static final long serialVersionUID = 1L;

  private final JTable table = new JTable();
  private final transient WhenShown opened = new WhenShown(this, this::fill);

  ClassesTab() {
    super(new BorderLayout());
    setBorder(BorderFactory.createEmptyBorder(6, 6, 6, 6));
    table.setName("classes");
    TableStyle.apply(table);
    add(new JScrollPane(table), BorderLayout.CENTER);
  }

  /** Shows a result now or, to save time, when the tab is opened. */
  void show(DiffusionResult result) {
    opened.show(result);
  }

  private void fill(DiffusionResult result) {
    table.setModel(new ClassesModel(result));
    table.setAutoCreateRowSorter(true);
  }
}
