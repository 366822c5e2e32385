package weka.gui.explorer.diffusion;

import java.awt.Color;
import java.awt.Dimension;
import java.awt.FontMetrics;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import javax.swing.JComponent;
import javax.swing.JSlider;

/** Names the parts of a film under its slider: the initial steps, and those of the method. */
final class FilmRuler extends JComponent {
  private static final long serialVersionUID = 1L;

  /** Half a thumb: the slider's track begins and ends this far from its sides. */
  private static final int INSET = 8;

  private final JSlider slider;

  /** The place on the axis at which the initial steps end; 0 if there are none. */
  private int end;

  FilmRuler(JSlider slider) {
    this.slider = slider;
    setFont(slider.getFont().deriveFont(slider.getFont().getSize2D() - 1));
  }

  /** Shows where the initial steps end. */
  void show(int endOfInitialSteps) {
    end = endOfInitialSteps;
    repaint();
  }

  @Override
  public Dimension getPreferredSize() {
    return new Dimension(0, getFontMetrics(getFont()).getHeight() + 2);
  }

  @Override
  protected void paintComponent(Graphics graphics) {
    if (slider.getMaximum() == 0) {
      return;
    }
    Graphics2D pen = (Graphics2D) graphics.create();
    pen.setRenderingHint(
        RenderingHints.KEY_TEXT_ANTIALIASING, RenderingHints.VALUE_TEXT_ANTIALIAS_ON);
    pen.setFont(getFont());
    int left = INSET;
    int right = getWidth() - INSET;
    int middle = left + (int) Math.round((right - left) * (double) end / slider.getMaximum());
    if (end > 0) {
      part(pen, left, middle - 2, "initial steps");
    }
    part(pen, end > 0 ? middle + 2 : left, right, "steps of the method");
    pen.dispose();
  }

  /** A line with a name below it, if there is room for the name. */
  private static void part(Graphics2D pen, int left, int right, String name) {
    if (right > left) {
      pen.setColor(Color.GRAY);
      pen.drawLine(left, 1, right, 1);
      FontMetrics metrics = pen.getFontMetrics();
      int width = metrics.stringWidth(name);
      if (width <= right - left) {
        pen.setColor(Color.DARK_GRAY);
        pen.drawString(name, (left + right - width) / 2, 2 + metrics.getAscent());
      }
    }
  }
}
