package weka.gui.explorer.diffusion;

import java.awt.Component;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.geom.Point2D;
import javax.swing.Icon;

/** The marker of a class as an icon of buttons and cells. */
record ClassIcon(int k) implements Icon {
  private static final int SIDE = 12;

  @Override
  public void paintIcon(Component c, Graphics graphics, int x, int y) {
    Graphics2D pen = (Graphics2D) graphics.create();
    pen.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
    GraphPainter.paintMarker(
        pen, k, 1, new Point2D.Double(x + SIDE / 2.0, y + SIDE / 2.0), SIDE / 2.0 - 1, 1);
    pen.dispose();
  }

  @Override
  public int getIconWidth() {
    return SIDE;
  }

  @Override
  public int getIconHeight() {
    return SIDE;
  }
}
