package weka.gui.explorer.diffusion;

import java.awt.Color;
import java.awt.Dimension;
import java.awt.FontMetrics;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.util.Locale;
import javax.swing.JPanel;

/**
 * A small chart with one bar per answer: how many predicted classes the answer changed. The scale
 * is that of square roots, because the first answers change thousands and the last ones a few.
 */
final class ChangeChart extends JPanel {
  private static final long serialVersionUID = 1L;
  private static final int BAR = 6;
  private static final int HEIGHT = 54;

  private int[] changed = {};

  ChangeChart() {
    setName("changes");
    setToolTipText("Predicted classes that changed with each of the last updates");
    setPreferredSize(new Dimension(100, HEIGHT));
    getAccessibleContext().setAccessibleName("Predictions changed by the last updates");
  }

  /** Shows the numbers of changed predictions, oldest first. */
  void show(int... counts) {
    changed = counts.clone();
    repaint();
  }

  @Override
  protected void paintComponent(Graphics graphics) {
    Graphics2D pen = (Graphics2D) graphics.create();
    pen.setRenderingHint(
        RenderingHints.KEY_TEXT_ANTIALIASING, RenderingHints.VALUE_TEXT_ANTIALIAS_ON);
    pen.setColor(Color.WHITE);
    pen.fillRect(0, 0, getWidth(), getHeight());
    pen.setColor(Color.LIGHT_GRAY);
    pen.drawRect(0, 0, getWidth() - 1, getHeight() - 1);
    FontMetrics metrics = pen.getFontMetrics();
    int room = getHeight() - 4 - metrics.getHeight();
    int first = Math.max(0, changed.length - (getWidth() - 8) / BAR);
    int most = 1;
    for (int i = first; i < changed.length; i++) {
      most = Math.max(most, changed[i]);
    }
    pen.setColor(ClassColours.of(0));
    for (int i = first; i < changed.length; i++) {
      int height = (int) Math.ceil(room * Math.sqrt(changed[i] / (double) most));
      pen.fillRect(4 + (i - first) * BAR, getHeight() - 2 - height, BAR - 2, height);
    }
    pen.setColor(Color.DARK_GRAY);
    pen.drawString(caption(), 4, 1 + metrics.getAscent());
    pen.dispose();
  }

  private String caption() {
    return changed.length == 0
        ? "predictions changed by each update"
        : String.format(
            Locale.ROOT, "%,d predictions changed by the last update", changed[changed.length - 1]);
  }
}
