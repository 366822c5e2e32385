package weka.gui.explorer.diffusion;

import java.awt.Color;
import java.awt.Dimension;
import java.awt.FontMetrics;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import javax.swing.JComponent;

/** One line that says what the colours of a picture mean. */
final class Legend extends JComponent {
  private static final long serialVersionUID = 1L;
  private static final int GAP = 16;
  private static final int RADIUS = 5;

  private String[] classes = {};

  Legend() {
    setOpaque(true);
    setBackground(Color.WHITE);
    setToolTipText(
        "<html>Colour: the class a row has now. Pale: doubtful. Grey: no label has arrived. Ringed:"
            + " a given label.<br>Edges: the darker, the wider open to labels (diffusivity relative"
            + " to the edge's weight).</html>");
  }

  void show(String... classes) {
    this.classes = classes.clone();
    repaint();
  }

  @Override
  public Dimension getPreferredSize() {
    return new Dimension(200, getFontMetrics(getFont()).getHeight() + 8);
  }

  @Override
  protected void paintComponent(Graphics graphics) {
    Graphics2D pen = (Graphics2D) graphics.create();
    pen.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
    pen.setRenderingHint(
        RenderingHints.KEY_TEXT_ANTIALIASING, RenderingHints.VALUE_TEXT_ANTIALIAS_ON);
    pen.setColor(getBackground());
    pen.fillRect(0, 0, getWidth(), getHeight());
    pen.setFont(getFont());
    FontMetrics metrics = pen.getFontMetrics();
    int x = 8;
    int notReached = classes.length == 0 ? 0 : metrics.stringWidth("not reached") + 2 * GAP;
    for (int k = 0; k < classes.length; k++) {
      String more = "and " + (classes.length - k) + " more";
      int room = getWidth() - notReached - metrics.stringWidth(more) - GAP;
      boolean fits = x + 2 * GAP + metrics.stringWidth(classes[k]) < room || k == 0;
      x = entry(pen, fits ? k : -2, fits ? classes[k] : more, x);
      if (!fits) {
        break;
      }
    }
    if (classes.length > 0) {
      entry(pen, -1, "not reached", x);
    }
    pen.dispose();
  }

  /** Draws a marker, none for -2, and its name; where the next begins. */
  private int entry(Graphics2D pen, int k, String name, int x) {
    FontMetrics metrics = pen.getFontMetrics();
    int baseline = (getHeight() + metrics.getAscent() - metrics.getDescent()) / 2;
    int text = x;
    if (k >= -1) {
      GraphPainter.paintMarker(pen, k, 1, x + RADIUS, getHeight() / 2.0, RADIUS, 1);
      text += 2 * RADIUS + 5;
    }
    pen.setColor(Color.DARK_GRAY);
    pen.drawString(name, text, baseline);
    return text + metrics.stringWidth(name) + GAP;
  }
}
