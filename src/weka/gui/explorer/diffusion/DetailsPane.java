package weka.gui.explorer.diffusion;

import java.awt.Component;
import java.awt.Dimension;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import javax.swing.JLabel;
import javax.swing.JScrollPane;
import javax.swing.JTabbedPane;
import javax.swing.JTable;
import javax.swing.table.DefaultTableCellRenderer;
import labeldiffusion.labelling.RowState;
import labeldiffusion.labelling.Why;
import labeldiffusion.model.RowShare;
import weka.classifiers.diffusion.labelling.LabellingDesk;
import weka.core.Instance;
import weka.core.Instances;
import weka.core.Utils;

/**
 * What is known about the row in question: its values, the labelled rows its class came from, its
 * neighbours, and the answers so far. Selecting a line selects its row everywhere.
 */
final class DetailsPane extends JTabbedPane {
  private static final long serialVersionUID = 1L;
  private static final int PERCENT = 100;

  /** Smaller shares would be shown as 0 %. */
  private static final double LEAST_SHARE = 0.005;

  private final LinesModel sources = new LinesModel("Row", "Class", "Share");
  private final LinesModel neighbours = new LinesModel("Row", "Class", "Share");
  private final LinesModel values = new LinesModel("Attribute", "Value");
  private final LinesModel answers = new LinesModel("Row", "Answer");

  DetailsPane(RowSelection selection) {
    JTable table = table("values", values);
    addTab("Values", null, new JScrollPane(table), "The values of the row");
    add(
        "Why",
        "sources",
        "Labelled rows from which the class of this row came",
        sources,
        selection);
    add("Near it", "neighbours", "The neighbours of the row in the graph", neighbours, selection);
    add("Answers", "answers", "What you have said so far, the last first", answers, selection);
    setPreferredSize(new Dimension(0, 120));
    setMinimumSize(new Dimension(0, 80));
  }

  private void add(
      String title, String name, String toolTip, LinesModel model, RowSelection selection) {
    JTable table = table(name, model);
    new TableLink(table, 0, selection);
    addTab(title, null, new JScrollPane(table), toolTip);
  }

  private static JTable table(String name, LinesModel model) {
    JTable table = new JTable(model);
    table.setName(name);
    table.setFillsViewportHeight(true);
    table.setShowVerticalLines(false);
    table.setDefaultRenderer(Object.class, new Cell());
    return table;
  }

  /** Opens the table of reasons: values say little if the row is shown as a picture. */
  void openReasons() {
    setSelectedIndex(indexOfTab("Why"));
  }

  /** Shows a row; nothing is shown of {@link RowSelection#NONE}. */
  void show(int row, Instances table, LabellingDesk desk, Why why) {
    List<String> classes = desk.classes();
    sources.show(lines(why.sources(), desk, classes));
    neighbours.show(lines(why.through(), desk, classes));
    List<Object[]> attributes = new ArrayList<>();
    for (int a = 0; row != RowSelection.NONE && a < table.numAttributes(); a++) {
      if (a != table.classIndex()) {
        attributes.add(new Object[] {table.attribute(a).name(), text(table.instance(row), a)});
      }
    }
    values.show(attributes);
  }

  /** Lists what was said of rows, the last answer first. */
  void answered(List<Integer> rows, LabellingDesk desk) {
    List<Object[]> lines = new ArrayList<>();
    for (int row : rows) {
      lines.add(new Object[] {row + 1, answer(desk.stateOf(row), desk.classes())});
    }
    answers.show(lines);
  }

  private static Object answer(RowState state, List<String> classes) {
    return switch (state.mark()) {
      case SKIPPED -> "skipped";
      case CANNOT_TELL -> "cannot tell";
      case NONE -> state.isLabelled() ? new Named(state.label(), classes) : "taken back";
    };
  }

  private static List<Object[]> lines(
      List<RowShare> shares, LabellingDesk desk, List<String> classes) {
    List<Object[]> lines = new ArrayList<>();
    for (RowShare share : shares.stream().filter(any -> any.share() >= LEAST_SHARE).toList()) {
      int label = desk.stateOf(share.row()).label();
      int k = label >= 0 ? label : desk.snapshot().predicted(share.row());
      String percent = String.format(Locale.ROOT, "%.0f %%", PERCENT * share.share());
      lines.add(new Object[] {share.row() + 1, new Named(k, classes), percent});
    }
    return lines;
  }

  /** A value as text. */
  static String text(Instance row, int a) {
    if (row.isMissing(a)) {
      return "?";
    }
    return row.attribute(a).isNumeric() && !row.attribute(a).isDate()
        ? Utils.doubleToString(row.value(a), 6)
        : row.stringValue(a);
  }

  /** A class and its name. */
  private record Named(int k, String name) {
    Named(int k, List<String> names) {
      this(k, k < 0 ? "not reached" : names.get(k));
    }
  }

  /** Shows classes with their marker. */
  private static final class Cell extends DefaultTableCellRenderer {
    private static final long serialVersionUID = 1L;

    @Override
    public Component getTableCellRendererComponent(
        JTable table, Object value, boolean isSelected, boolean hasFocus, int line, int column) {
      boolean isClass = value instanceof Named;
      Object text = isClass ? ((Named) value).name() : value;
      JLabel cell =
          (JLabel)
              super.getTableCellRendererComponent(table, text, isSelected, hasFocus, line, column);
      cell.setIcon(isClass ? new ClassIcon(((Named) value).k()) : null);
      return cell;
    }
  }
}
