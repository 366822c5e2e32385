package installed;

import java.awt.Component;
import java.awt.Rectangle;
import java.awt.event.MouseEvent;
import java.awt.event.MouseWheelEvent;
import java.awt.image.BufferedImage;
import java.util.Arrays;
import javax.swing.JComponent;

/** Looks at the picture of the tab "Diffuse" and moves the mouse over it. */
final class PictureEye {
  private final ExplorerHand hand;

  PictureEye(ExplorerHand hand) {
    this.hand = hand;
  }

  boolean tooltipNamesTheRow() throws Exception {
    JComponent picture = (JComponent) hand.picture();
    return Gui.onEventThread(
        () -> {
          for (int x = 0; x < picture.getWidth(); x += 3) {
            for (int y = 0; y < picture.getHeight(); y += 3) {
              String text =
                  picture.getToolTipText(
                      new MouseEvent(picture, MouseEvent.MOUSE_MOVED, 0, 0, x, y, 0, false));
              if (text != null
                  && !text.matches(
                      "<html><b>row \\d+</b>.*<br>[01]\\.\\d{3}&nbsp; (upper|lower).*")) {
                throw new AssertionError(text);
              } else if (text != null) {
                return true;
              }
            }
          }
          throw new AssertionError("no node has a tool tip");
        });
  }

  void wheel() throws Exception {
    Component picture = hand.picture();
    Gui.onEventThread(
        () -> {
          picture.dispatchEvent(
              new MouseWheelEvent(
                  picture,
                  MouseEvent.MOUSE_WHEEL,
                  0,
                  0,
                  200,
                  200,
                  0,
                  false,
                  MouseWheelEvent.WHEEL_UNIT_SCROLL,
                  3,
                  -4));
          return null;
        });
  }

  BufferedImage picture() throws Exception {
    Component picture = hand.picture();
    Rectangle area =
        Gui.onEventThread(() -> new Rectangle(picture.getLocationOnScreen(), picture.getSize()));
    return Gui.screen(area);
  }

  void awaitOther(BufferedImage before) throws Exception {
    for (int tries = 0; same(before, picture()); tries++) {
      if (tries == 100) {
        throw new AssertionError("timed out waiting for another picture");
      }
    }
  }

  static boolean same(BufferedImage a, BufferedImage b) {
    int width = a.getWidth();
    int height = a.getHeight();
    return width == b.getWidth()
        && height == b.getHeight()
        && Arrays.equals(
            a.getRGB(0, 0, width, height, null, 0, width),
            b.getRGB(0, 0, width, height, null, 0, width));
  }
}
