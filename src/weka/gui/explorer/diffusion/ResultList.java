package weka.gui.explorer.diffusion;

import java.awt.BorderLayout;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.time.LocalTime;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.function.Consumer;
import javax.swing.BorderFactory;
import javax.swing.JList;
import javax.swing.JMenuItem;
import javax.swing.JPanel;
import javax.swing.JPopupMenu;
import javax.swing.SwingUtilities;
import weka.gui.Logger;
import weka.gui.ResultHistoryPanel;
import weka.gui.SaveBuffer;

/** The list of results, as in the Classify tab, with a menu to save or delete them. */
final class ResultList extends JPanel {
  private static final long serialVersionUID = 1L;

  private final ResultHistoryPanel history;
  private final transient Consumer<DiffusionResult> applier;
  private final transient Saving saving;
  private final ResultView view;
  private transient Logger log;

  /**
   * @param applier applies the options of a result to the editor
   */
  ResultList(ResultView view, Saving saving, Consumer<DiffusionResult> applier) {
    super(new BorderLayout());
    this.view = view;
    this.saving = saving;
    this.applier = applier;
    history = new ResultHistoryPanel(view.report());
    history.setHandleRightClicks(false);
    setBorder(BorderFactory.createTitledBorder("Result list (right-click for options)"));
    add(history, BorderLayout.CENTER);
    JList<?> list = history.getList();
    list.setName("results");
    list.setCellRenderer(new ResultLine(name -> (DiffusionResult) history.getNamedObject(name)));
    list.addListSelectionListener(
        e -> {
          if (!e.getValueIsAdjusting()
              && list.getSelectedIndices().length == 1
              && selected() != null) {
            view.show(selected());
          } else if (!e.getValueIsAdjusting() && list.getSelectedIndices().length == 2) {
            view.compare(pair(list.getSelectedValuesList()));
          }
        });
    list.setComponentPopupMenu(menu());
    list.addMouseListener(
        new MouseAdapter() {
          @Override
          public void mousePressed(MouseEvent e) {
            int index = list.locationToIndex(e.getPoint());
            if (SwingUtilities.isRightMouseButton(e)
                && index >= 0
                && !list.isSelectedIndex(index)) {
              list.setSelectedIndex(index);
            }
          }
        });
  }

  void setLog(Logger log) {
    this.log = log;
  }

  /** Adds a result and shows it. */
  void add(DiffusionResult result) {
    String time = LocalTime.now().format(DateTimeFormatter.ofPattern("HH:mm:ss"));
    String base = time + " - " + result.classifier().getClass().getSimpleName();
    String name = base;
    for (int more = 2; history.getNamedBuffer(name) != null; more++) {
      name = base + " (" + more + ")";
    }
    history.addResult(name, new StringBuffer(result.report()));
    history.addObject(name, result);
    history.setSingle(name);
    history.setSelectedListValue(name);
  }

  private ResultPair pair(List<?> names) {
    String first = (String) names.get(0);
    String second = (String) names.get(1);
    return new ResultPair(
        first,
        (DiffusionResult) history.getNamedObject(first),
        second,
        (DiffusionResult) history.getNamedObject(second));
  }

  private DiffusionResult selected() {
    return (DiffusionResult) history.getSelectedObject();
  }

  private JPopupMenu menu() {
    JPopupMenu menu = new JPopupMenu();
    JMenuItem[] forOne = {
      item(menu, "View in separate window", () -> history.openFrame(history.getSelectedName())),
      item(
          menu,
          "Save result buffer",
          () -> new SaveBuffer(log, this).save(history.getSelectedBuffer())),
      item(menu, "Save model", () -> saving.model(selected())),
      item(menu, "Save labelled data...", () -> saving.labelledData(selected())),
      item(menu, "Save picture...", () -> view.picture().savePicture()),
      item(menu, "Save web page...", () -> view.picture().savePage()),
      item(menu, "Re-apply this model's configuration", () -> applier.accept(selected()))
    };
    menu.addSeparator();
    JMenuItem delete =
        item(
            menu,
            "Delete result(s)",
            () -> history.removeResults(history.getList().getSelectedIndices()));
    menu.addPopupMenuListener(
        new MenuOpens(
            () -> {
              int chosen = history.getList().getSelectedIndices().length;
              delete.setEnabled(chosen > 0);
              for (JMenuItem item : forOne) {
                item.setEnabled(chosen == 1);
              }
            }));
    return menu;
  }

  private static JMenuItem item(JPopupMenu menu, String text, Runnable action) {
    JMenuItem item = new JMenuItem(text);
    item.addActionListener(e -> action.run());
    return menu.add(item);
  }
}
