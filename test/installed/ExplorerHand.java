package installed;

import java.awt.BorderLayout;
import java.awt.Component;
import java.awt.EventQueue;
import java.awt.Window;
import java.awt.event.FocusEvent;
import java.awt.event.FocusListener;
import java.io.File;
import java.util.Collections;
import java.util.Comparator;
import javax.swing.AbstractButton;
import javax.swing.JComboBox;
import javax.swing.JFrame;
import javax.swing.JLabel;
import javax.swing.JList;
import javax.swing.JRadioButton;
import javax.swing.JSlider;
import javax.swing.JSpinner;
import javax.swing.JTabbedPane;
import javax.swing.JTextArea;
import javax.swing.JTextField;
import javax.swing.JTree;
import javax.swing.SwingUtilities;
import javax.swing.tree.DefaultMutableTreeNode;
import javax.swing.tree.TreePath;
import weka.core.converters.AbstractFileLoader;
import weka.core.converters.ConverterUtils;
import weka.gui.GenericObjectEditor;
import weka.gui.LookAndFeel;
import weka.gui.PropertyPanel;
import weka.gui.explorer.Explorer;

/**
 * Operates Weka's Explorer as a user does: its tabs, the tree of classifiers, the tab "Diffuse".
 */
final class ExplorerHand {
  final JFrame frame;
  private final Explorer explorer;

  /** Opens the Explorer in the same way as its main method. */
  ExplorerHand(int width, int height) throws Exception {
    LookAndFeel.setLookAndFeel();
    GenericObjectEditor.determineClasses();
    explorer = Gui.onEventThread(Explorer::new);
    frame =
        Gui.onEventThread(
            () -> {
              JFrame window = new JFrame("Weka Explorer");
              window.getContentPane().setLayout(new BorderLayout());
              window.getContentPane().add(explorer, BorderLayout.CENTER);
              window.setBounds(0, 0, width, height);
              window.setVisible(true);
              return window;
            });
  }

  void open(File file) throws Exception {
    open(file, "");
  }

  /**
   * Opens a file and presses a button of the dialog that comes up, if one is named.
   *
   * @param answer the text of the button; empty if there is no dialog
   */
  void open(File file, String answer) throws Exception {
    AbstractFileLoader loader = ConverterUtils.getLoaderForFile(file);
    loader.setFile(file);
    Object before = explorer.getPreprocessPanel().getInstances();
    Gui.onEventThread(
        () -> {
          explorer.getPreprocessPanel().setInstancesFromFile(loader);
          return null;
        });
    if (!answer.isEmpty()) {
      LabellingHand.dialog(answer);
    }
    Gui.await(
        "data are loaded",
        () ->
            explorer.getPreprocessPanel().getInstances() != before
                && explorer.getTabbedPane().isEnabledAt(1));
  }

  /** Opens a file by the dialog of the tab "Preprocess", as users do. */
  void openByDialog(File file) throws Exception {
    tab("Preprocess");
    Gui.press("Open file...");
    Gui.chooseFile(file);
    Gui.await("data are loaded", () -> explorer.getTabbedPane().isEnabledAt(1));
  }

  void tab(String title) throws Exception {
    tab(explorer.getTabbedPane(), title);
  }

  /** Selects a tab inside the tab "Diffuse". */
  void view(String title) throws Exception {
    tab(Gui.find(JTabbedPane.class, pane -> pane.indexOfTab("Unlabelled rows") >= 0), title);
  }

  private static void tab(JTabbedPane pane, String title) throws Exception {
    Gui.onEventThread(
        () -> {
          pane.setSelectedIndex(pane.indexOfTab(title));
          return null;
        });
  }

  /** Opens the tree behind "Choose" and clicks a leaf; returns the number of leaves. */
  int choose(String name) throws Exception {
    Gui.press("Choose");
    JTree tree = Gui.find(JTree.class, any -> true);
    int leaves =
        Gui.onEventThread(
            () -> {
              DefaultMutableTreeNode root = (DefaultMutableTreeNode) tree.getModel().getRoot();
              for (Object node : Collections.list(root.depthFirstEnumeration())) {
                if (node.toString().contains(name) && ((DefaultMutableTreeNode) node).isLeaf()) {
                  tree.setSelectionPath(new TreePath(((DefaultMutableTreeNode) node).getPath()));
                  return root.getLeafCount();
                }
              }
              throw new AssertionError(name + " is not in the tree of classifiers");
            });
    if (tree.isShowing()) { // it was selected before, so nothing changed
      Gui.press("Close");
    }
    Gui.await("the tree is closed", () -> !tree.isShowing());
    return leaves;
  }

  void hide(int perClass, int seed) throws Exception {
    JRadioButton few =
        Gui.find(JRadioButton.class, button -> button.getText().startsWith("Hide all but"));
    Gui.press(few);
    Gui.await("labels are hidden", few::isSelected);
    spin("labels per class", perClass);
    spin("seed", seed);
  }

  private static void spin(String name, int value) throws Exception {
    JSpinner spinner = Gui.named(JSpinner.class, name);
    Gui.onEventThread(
        () -> {
          spinner.setValue(value);
          return null;
        });
  }

  /** Presses Start in the tab "Diffuse" and waits for the result. */
  void diffuse() throws Exception {
    int before = results();
    Gui.press("Start");
    Gui.await("a result", () -> results() == before + 1);
    Gui.await("the run is over", Gui.button("Start")::isEnabled);
  }

  int results() {
    for (JList<?> list :
        Gui.all(frame.getContentPane(), JList.class).stream()
            .map(list -> (JList<?>) list)
            .toList()) {
      if ("results".equals(list.getName())) {
        return list.getModel().getSize();
      }
    }
    return 0;
  }

  JSlider slider() throws Exception {
    return Gui.named(JSlider.class, "time");
  }

  /** Moves the film to a moment, given as a share of its length. */
  void time(double share) throws Exception {
    JSlider slider = slider();
    Gui.await("the film is there", slider::isEnabled);
    Gui.onEventThread(
        () -> {
          slider.setValue((int) Math.round(share * slider.getMaximum()));
          return null;
        });
  }

  String text(String name) throws Exception {
    JTextArea area = Gui.named(JTextArea.class, name);
    return Gui.onEventThread(area::getText);
  }

  void select(String name, Object item) throws Exception {
    JComboBox<?> box = Gui.named(JComboBox.class, name);
    Gui.onEventThread(
        () -> {
          for (int i = 0; i < box.getItemCount(); i++) {
            if (box.getItemAt(i).toString().contains(item.toString())) {
              box.setSelectedIndex(i);
              return null;
            }
          }
          throw new AssertionError(item + " is not in the box " + name);
        });
  }

  /** Selects an item of the menu of the selected result. */
  void menu(String text) throws Exception {
    JList<?> list = Gui.named(JList.class, "results");
    Gui.onEventThread(
        () -> {
          list.getComponentPopupMenu().show(list, 5, 5);
          return null;
        });
    AbstractButton item = Gui.button(text);
    Gui.onEventThread(
        () -> {
          list.getComponentPopupMenu().setVisible(false);
          return null;
        });
    Gui.press(item);
  }

  /** Opens the classifier's property sheet and changes one property. */
  void property(String name, String value) throws Exception {
    PropertyPanel panel = Gui.find(PropertyPanel.class, any -> true);
    EventQueue.invokeLater(panel::showPropertyDialog);
    JLabel label = Gui.find(JLabel.class, any -> name.equals(any.getText()));
    Window sheet = SwingUtilities.getWindowAncestor(label);
    // the field is beside its label
    JTextField field =
        Gui.all(sheet, JTextField.class).stream()
            .min(Comparator.comparing(any -> Math.abs(middle(any) - middle(label))))
            .orElseThrow();
    Gui.onEventThread(
        () -> {
          field.requestFocus();
          field.setText(value);
          for (FocusListener listener : field.getFocusListeners()) {
            listener.focusLost(new FocusEvent(field, FocusEvent.FOCUS_LOST));
          }
          return null;
        });
    Gui.press(Gui.button(sheet, "OK"));
    Gui.await("the sheet is closed", () -> !sheet.isShowing());
  }

  private static double middle(Component part) {
    return part.getLocationOnScreen().y + part.getHeight() / 2.0;
  }

  Component picture() throws Exception {
    return Gui.find(Component.class, part -> "picture".equals(part.getName()));
  }
}
