package installed;

import java.awt.Component;
import java.awt.Container;
import java.awt.Dimension;
import java.awt.Rectangle;
import java.awt.Window;
import java.io.File;
import java.util.ArrayList;
import java.util.List;
import javax.swing.AbstractButton;
import javax.swing.JComboBox;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.SwingUtilities;

/** Checks the layout of the tab "Diffuse": help, small windows, legends of many classes. */
final class TabInspector {
  private final ExplorerHand hand;
  private final File shots;

  TabInspector(ExplorerHand hand, File shots) {
    this.hand = hand;
    this.shots = shots;
  }

  /** Opens the help of the picture and closes it. */
  boolean helpExplainsRings() throws Exception {
    Gui.press("?");
    JLabel text =
        Gui.find(
            JLabel.class,
            label -> label.getText() != null && label.getText().contains("the label was given"));
    Window dialog = SwingUtilities.getWindowAncestor(text);
    Gui.await("the help is painted", dialog::isFocused);
    Gui.shoot(dialog, new File(shots, "diffuse-help.png"));
    Gui.press(Gui.button(dialog, "OK"));
    Gui.await("the help is closed", () -> !dialog.isShowing());
    return true;
  }

  /** Makes the window smaller, looks at every view, and restores the size. */
  boolean nothingIsClippedAt(int width, int height) throws Exception {
    Dimension before = hand.frame.getSize();
    resize(new Dimension(width, height));
    List<String> clipped = new ArrayList<>();
    for (String view : new String[] {"Charts", "Unlabelled rows", "Report", "Picture"}) {
      hand.view(view);
      Gui.shoot(hand.frame, new File(shots, "small-" + view.replace(' ', '-') + ".png"));
      Container tab = Gui.find(Container.class, TabInspector::isDiffuseTab);
      Gui.onEventThread(() -> clipped.addAll(clippedTexts(tab)));
    }
    resize(before);
    if (!clipped.isEmpty()) {
      throw new AssertionError(clipped.toString());
    }
    return true;
  }

  private static boolean isDiffuseTab(Component part) {
    return part.getClass().getSimpleName().equals("DiffusePanel");
  }

  private void resize(Dimension size) throws Exception {
    Gui.onEventThread(
        () -> {
          hand.frame.setSize(size);
          hand.frame.validate();
          return null;
        });
  }

  /** Buttons, labels and boxes that are narrower or lower than they need to be. */
  private static List<String> clippedTexts(Container tab) {
    List<String> clipped = new ArrayList<>();
    for (JComponent part : Gui.all(tab, JComponent.class)) {
      boolean hasText =
          part instanceof AbstractButton button && !button.getText().isEmpty()
              || part instanceof JLabel
              || part instanceof JComboBox && !"class".equals(part.getName());
      boolean isInside = SwingUtilities.getAncestorOfClass(JComboBox.class, part) == null;
      Dimension wanted = part.getPreferredSize();
      Rectangle seen = part.getVisibleRect();
      if (hasText && isInside && (seen.width < wanted.width || seen.height < wanted.height)) {
        clipped.add(part.getClass().getSimpleName() + " " + part.getName() + " " + text(part));
      }
    }
    return clipped;
  }

  private static String text(JComponent part) {
    return part instanceof AbstractButton button
        ? button.getText()
        : part instanceof JLabel label ? label.getText() : "";
  }

  /** The legend of many classes wraps, and what does not fit can be scrolled to. */
  boolean legendHasLines() throws Exception {
    JComponent legend = Gui.find(JComponent.class, part -> "legend".equals(part.getName()));
    int line = Gui.onEventThread(() -> legend.getFontMetrics(legend.getFont()).getHeight());
    Gui.await("the legend has several lines", () -> legend.getVisibleRect().height >= 3 * line);
    Gui.shoot(hand.frame, new File(shots, "diffuse-classes.png"));
    return legend.getHeight() > legend.getVisibleRect().height;
  }
}
