package installed;

import java.awt.Component;
import java.awt.KeyboardFocusManager;
import java.awt.Point;
import java.awt.event.InputEvent;
import java.awt.event.KeyEvent;
import java.awt.event.MouseEvent;
import java.io.File;
import javax.swing.AbstractButton;
import javax.swing.JLabel;
import javax.swing.JTabbedPane;
import javax.swing.JTable;
import javax.swing.KeyStroke;
import javax.swing.text.JTextComponent;
import weka.core.Instances;
import weka.core.converters.ConverterUtils.DataSource;

/** Labels rows in the tab "Diffuse" as a user does who knows the true classes. */
final class LabellingHand {
  private final ExplorerHand hand;
  private final Instances truth;

  /**
   * @param truth a file with the same rows and all their classes
   */
  LabellingHand(ExplorerHand hand, File truth) throws Exception {
    this.hand = hand;
    this.truth = DataSource.read(truth.toString());
    this.truth.setClassIndex(this.truth.numAttributes() - 1);
  }

  /** Waits until a row is asked about and returns its number, from 0. */
  int question() throws Exception {
    Gui.await("a question", () -> title().matches("Row [\\d,]+"));
    return Gui.onEventThread(() -> Integer.parseInt(title().replaceAll("\\D", "")) - 1);
  }

  /** What the pane says above the answers; empty if there is no pane. */
  String title() {
    return Gui.all(hand.frame, JLabel.class).stream()
        .filter(label -> "question".equals(label.getName()))
        .map(JLabel::getText)
        .findFirst()
        .orElse("");
  }

  /** A text of the pane, by its name. */
  String text(String name) throws Exception {
    JTextComponent part = Gui.named(JTextComponent.class, name);
    return Gui.onEventThread(part::getText);
  }

  /** Answers a number of questions correctly, by keys. */
  void answer(int count) throws Exception {
    for (int i = 0; i < count; i++) {
      int row = question();
      key("typed " + (1 + (int) truth.instance(row).classValue()));
      Gui.await("the next question", () -> !title().equals("Row " + (row + 1)));
    }
  }

  /** Waits until the counts show so many labels. */
  void awaitLabels(int count) throws Exception {
    JTextComponent progress = Gui.named(JTextComponent.class, "progress");
    try {
      Gui.await(count + " labels", () -> progress.getText().startsWith(count + " of "));
    } catch (AssertionError e) {
      throw new AssertionError(e.getMessage() + ", but: " + title() + "; " + progress.getText(), e);
    }
  }

  /** Types a key where the focus is. */
  void key(String stroke) throws Exception {
    KeyboardFocusManager focus = KeyboardFocusManager.getCurrentKeyboardFocusManager();
    Component picture = hand.picture();
    Gui.await(
        "something has the focus",
        () -> {
          if (focus.getFocusOwner() == null) { // a closed dialog does not always give it back
            picture.requestFocus();
          }
          return focus.getFocusOwner() != null;
        });
    Gui.onEventThread(
        () -> {
          Component target = focus.getFocusOwner();
          KeyStroke key = KeyStroke.getKeyStroke(stroke);
          boolean isTyped = key.getKeyEventType() == KeyEvent.KEY_TYPED;
          target.dispatchEvent(
              new KeyEvent(
                  target,
                  key.getKeyEventType(),
                  System.currentTimeMillis(),
                  key.getModifiers(),
                  isTyped ? KeyEvent.VK_UNDEFINED : key.getKeyCode(),
                  isTyped ? key.getKeyChar() : KeyEvent.CHAR_UNDEFINED));
          return null;
        });
  }

  /** Clicks into the picture until an unlabelled row is selected; returns its title. */
  String clickANode() throws Exception {
    Component picture = hand.picture();
    JTextComponent reason = Gui.named(JTextComponent.class, "reason");
    return Gui.onEventThread(
        () -> {
          String before = title();
          for (int x = 10; x < picture.getWidth(); x += 3) {
            for (int y = 10; y < picture.getHeight(); y += 3) {
              mouse(picture, MouseEvent.MOUSE_CLICKED, 0, new Point(x, y));
              if (!title().equals(before) && reason.getText().contains("Looks like")) {
                return title();
              }
            }
          }
          throw new AssertionError("no node was hit");
        });
  }

  /** Draws a line around the left half of the picture while shift is down. */
  void lasso() throws Exception {
    Component picture = hand.picture();
    Gui.onEventThread(
        () -> {
          int middle = picture.getWidth() / 2;
          int bottom = picture.getHeight() - 1;
          int shift = InputEvent.SHIFT_DOWN_MASK;
          mouse(picture, MouseEvent.MOUSE_PRESSED, shift, new Point(0, 0));
          int drag = shift | InputEvent.BUTTON1_DOWN_MASK;
          mouse(picture, MouseEvent.MOUSE_DRAGGED, drag, new Point(middle, 0));
          mouse(picture, MouseEvent.MOUSE_DRAGGED, drag, new Point(middle, bottom));
          mouse(picture, MouseEvent.MOUSE_DRAGGED, drag, new Point(0, bottom));
          mouse(picture, MouseEvent.MOUSE_RELEASED, shift, new Point(0, bottom));
          return null;
        });
  }

  private static void mouse(Component on, int kind, int modifiers, Point at) {
    on.dispatchEvent(
        new MouseEvent(on, kind, 0, modifiers, at.x, at.y, 1, false, MouseEvent.BUTTON1));
  }

  /** Opens the table of answers. */
  JTable answers() throws Exception {
    JTabbedPane details = Gui.find(JTabbedPane.class, pane -> pane.indexOfTab("Answers") >= 0);
    Gui.onEventThread(
        () -> {
          details.setSelectedIndex(details.indexOfTab("Answers"));
          return null;
        });
    return Gui.named(JTable.class, "answers");
  }

  /** The number of rows selected in the table of unlabelled rows. */
  int selectedInTable() throws Exception {
    hand.view("Unlabelled rows");
    JTable table = Gui.named(JTable.class, "rows");
    int selected = Gui.onEventThread(table::getSelectedRowCount);
    hand.view("Picture");
    return selected;
  }

  /** The share of rows in the table of unlabelled rows whose predicted class is right. */
  double shareRight() throws Exception {
    hand.view("Unlabelled rows");
    JTable table = Gui.named(JTable.class, "rows");
    double share =
        Gui.onEventThread(
            () -> {
              int right = 0;
              for (int line = 0; line < table.getRowCount(); line++) {
                int row = (Integer) table.getValueAt(line, 0) - 1;
                String wanted = truth.instance(row).stringValue(truth.classIndex());
                right += wanted.equals(table.getValueAt(line, 1)) ? 1 : 0;
              }
              return (double) right / table.getRowCount();
            });
    hand.view("Picture");
    return share;
  }

  /** Presses a button of a dialog once it is open. */
  static void dialog(String text) throws Exception {
    AbstractButton button = Gui.button(text);
    Gui.press(button);
    Gui.await("the dialog is closed", () -> !button.isShowing());
  }
}
