package weka.gui.explorer.diffusion;

import java.awt.Font;
import javax.swing.BorderFactory;
import javax.swing.JScrollPane;
import javax.swing.JTabbedPane;
import javax.swing.JTextArea;
import javax.swing.SwingUtilities;

/** All there is to see of a result. */
final class ResultView extends JTabbedPane {
  private static final long serialVersionUID = 1L;

  private final JTextArea report = new JTextArea();
  private final ChartsTab charts = new ChartsTab();
  private final PictureTab picture;
  private final RowsTab rows;

  ResultView(Saving saving) {
    picture = new PictureTab(saving, charts::mark);
    rows = new RowsTab(saving, row -> picture.picture().mark(row));
    report.setName("report");
    report.setEditable(false);
    report.setFont(new Font(Font.MONOSPACED, Font.PLAIN, 12));
    report.setBorder(BorderFactory.createEmptyBorder(5, 5, 5, 5));
    addTab("Picture", null, picture, "The graph, and how labels spread over it");
    addTab("Charts", null, charts, "Figures of every step");
    addTab("Unlabelled rows", null, rows, "What was predicted, the most doubtful first");
    addTab("Report", null, new JScrollPane(report), "What was done");
  }

  /** The report's text, which the result list fills. */
  JTextArea report() {
    return report;
  }

  PictureTab picture() {
    return picture;
  }

  void show(DiffusionResult result) {
    charts.show(result);
    rows.show(result);
    picture.show(result);
    SwingUtilities.invokeLater(
        () -> report.setCaretPosition(0)); // behind the list, which sets the text
  }
}
