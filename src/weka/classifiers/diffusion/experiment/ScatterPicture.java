package weka.classifiers.diffusion.experiment;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Font;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.geom.Ellipse2D;
import java.awt.image.BufferedImage;
import java.io.File;
import java.io.IOException;
import javax.imageio.ImageIO;
import weka.core.Instance;

/**
 * Draws the rows of a table with two attributes as dots: colour is predicted class, rings are given
 * labels.
 */
final class ScatterPicture {
  private static final Color[] COLOURS = {new Color(0x1f77b4), new Color(0xff7f0e)};
  private static final int WIDTH = 640;
  private static final int HEIGHT = 440;
  private static final int MARGIN = 40;
  private static final int TITLE_HEIGHT = 24;

  private ScatterPicture() {}

  static void write(File file, String title, PartlyLabelledTable task, double[] predicted)
      throws IOException {
    BufferedImage image = new BufferedImage(WIDTH, HEIGHT, BufferedImage.TYPE_INT_RGB);
    Graphics2D pen = image.createGraphics();
    pen.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
    pen.setRenderingHint(
        RenderingHints.KEY_TEXT_ANTIALIASING, RenderingHints.VALUE_TEXT_ANTIALIAS_ON);
    pen.setColor(Color.WHITE);
    pen.fillRect(0, 0, WIDTH, HEIGHT);
    pen.setColor(Color.DARK_GRAY);
    pen.setFont(new Font(Font.SANS_SERIF, Font.PLAIN, 15));
    pen.drawString(title, MARGIN, TITLE_HEIGHT);
    for (int i = 0; i < predicted.length; i++) {
      Instance row = task.shown.instance(i);
      double x = place(task, 0, row, MARGIN, WIDTH - MARGIN);
      double y = place(task, 1, row, HEIGHT - MARGIN, MARGIN + TITLE_HEIGHT);
      pen.setColor(COLOURS[(int) predicted[i]]);
      pen.fill(new Ellipse2D.Double(x - 3.5, y - 3.5, 7, 7));
      if (!row.classIsMissing()) {
        pen.setColor(Color.BLACK);
        pen.setStroke(new BasicStroke(2));
        pen.draw(new Ellipse2D.Double(x - 8, y - 8, 16, 16));
      }
    }
    pen.dispose();
    ImageIO.write(image, "png", file);
  }

  /** Maps an attribute's value to a coordinate between two pixels. */
  private static double place(
      PartlyLabelledTable task, int attribute, Instance row, double low, double high) {
    double least = task.truth.attributeStats(attribute).numericStats.min;
    double greatest = task.truth.attributeStats(attribute).numericStats.max;
    return low + (high - low) * (row.value(attribute) - least) / (greatest - least);
  }
}
