package weka.gui.explorer.diffusion;

import java.awt.Component;
import java.awt.Font;
import java.util.List;
import javax.swing.BorderFactory;
import javax.swing.JScrollPane;
import javax.swing.JTabbedPane;
import javax.swing.JTextArea;
import javax.swing.SwingUtilities;

/** The tabs that show a result. */
final class ResultView extends JTabbedPane {
  private static final long serialVersionUID = 1L;

  /** The property that changes when a result is shown. */
  static final String SHOWN = "shown result";

  private final transient RowSelection selection = new RowSelection();
  private final JTextArea report = new JTextArea();
  private final ChartsTab charts = new ChartsTab();
  private final PictureTab picture;
  private final RowsTab rows;
  private final ClassesTab classes = new ClassesTab();
  private final CompareTab compare;

  ResultView(Saving saving) {
    picture = new PictureTab(saving, selection, charts::mark);
    rows = new RowsTab(saving, selection);
    compare = new CompareTab(saving, new RowSelection());
    report.setName("report");
    report.setEditable(false);
    report.setFont(new Font(Font.MONOSPACED, Font.PLAIN, 12));
    report.setBorder(BorderFactory.createEmptyBorder(5, 5, 5, 5));
    addTab("Picture", null, picture, "The graph and how labels spread over it");
    addTab("Charts", null, charts, "Error, change and reach per step");
    addTab("Unlabelled rows", null, rows, "The predicted classes, most doubtful first");
    addTab("Classes", null, classes, "How many rows were given and predicted each class");
    addTab("Compare", null, compare, "Two results side by side");
    addTab("Report", null, new JScrollPane(report), "Settings, errors and the model as text");
  }

  /** Shows how two results differ. */
  void compare(ResultPair pair) {
    offerFilms(true);
    compare.show(pair);
    setSelectedComponent(compare);
    firePropertyChange(SHOWN, null, pair);
  }

  /** The text area of the report; the result list fills it. */
  JTextArea report() {
    return report;
  }

  RowSelection selection() {
    return selection;
  }

  /** Shows the latest state of a table that is being labelled, in the tab that is open. */
  void follow(LiveStates.State state) {
    picture.follow(state);
    report.setText(state.result().report());
    rows.show(state.result());
    classes.show(state.result());
  }

  /** Shows a sentence until there is something to show. */
  void await(String sentence) {
    picture.await(sentence);
    offerFilms(false);
    firePropertyChange(SHOWN, null, sentence);
  }

  /** Charts and comparisons are about finished runs. */
  private void offerFilms(boolean areThere) {
    for (Component tab : List.of(charts, compare)) {
      setEnabledAt(indexOfComponent(tab), areThere);
    }
    if (!isEnabledAt(getSelectedIndex())) {
      setSelectedComponent(picture);
    }
  }

  PictureTab picture() {
    return picture;
  }

  /** Shows a table that is being labelled for the first time. */
  void begin(LiveStates.State state) {
    picture.show(state.result());
    follow(state);
  }

  /** Shows the result of a run. */
  void show(DiffusionResult result) {
    offerFilms(true);
    charts.show(result);
    rows.show(result);
    rows.scrollToTop();
    classes.show(result);
    picture.show(result);
    firePropertyChange(SHOWN, null, result);
    // later, because the result list sets the text after this
    SwingUtilities.invokeLater(() -> report.setCaretPosition(0));
  }
}
