package weka.gui.explorer.diffusion;

import java.awt.Color;
import java.awt.Dimension;
import java.awt.Font;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.image.BufferedImage;
import java.io.File;
import java.io.IOException;
import java.util.List;
import java.util.Locale;
import javax.imageio.ImageIO;
import labeldiffusion.picture.Drawing;
import labeldiffusion.picture.Frame;
import labeldiffusion.picture.KeyFrames;
import labeldiffusion.picture.Layout;

/**
 * A picture to be saved: title, legend and the visible part of the graph, with the size it has on
 * the screen.
 *
 * @param title the first line
 * @param classes the names of the classes
 * @param drawing what is drawn
 * @param layout the places of the nodes
 * @param viewpoint the visible part, not shared with the screen
 * @param size size of the graph on the screen
 */
record Poster(
    String title,
    String[] classes,
    Drawing drawing,
    Layout layout,
    Viewpoint viewpoint,
    Dimension size) {
  static final int TITLE_HEIGHT = 30;
  static final int MARGIN = 8;
  static final int TITLE_SIZE = 15;

  /** PNG files are larger than on the screen by this factor. */
  private static final int PNG_SCALE = 2;

  private static final int GIF_FRAMES = 50;
  private static final int GIF_HUNDREDTHS = 15;
  private static final int GIF_LAST_HUNDREDTHS = 250;

  /** A legend as wide as the picture and as high as it must be. */
  Legend legend() {
    Legend legend = new Legend();
    legend.setFont(new Font(Font.SANS_SERIF, Font.PLAIN, 12));
    legend.setSize(size.width, 1);
    legend.show(Legend.UNREACHED, classes);
    legend.setSize(size.width, legend.getPreferredSize().height);
    return legend;
  }

  /** The title with the step of a frame. */
  String titleAt(Frame frame) {
    return title + String.format(Locale.ROOT, ", step %,d", frame.t());
  }

  BufferedImage image(Frame frame, int scale) {
    Legend legend = legend();
    int top = TITLE_HEIGHT + legend.getHeight();
    BufferedImage graph =
        new BufferedImage(scale * size.width, scale * size.height, BufferedImage.TYPE_INT_RGB);
    new GraphPainter(drawing, layout, viewpoint).paint(graph, scale, frame);
    BufferedImage image =
        new BufferedImage(
            scale * size.width, scale * (size.height + top), BufferedImage.TYPE_INT_RGB);
    Graphics2D pen = image.createGraphics();
    pen.setColor(Color.WHITE);
    pen.fillRect(0, 0, image.getWidth(), image.getHeight());
    pen.drawImage(graph, 0, scale * top, null);
    pen.scale(scale, scale);
    pen.setRenderingHint(
        RenderingHints.KEY_TEXT_ANTIALIASING, RenderingHints.VALUE_TEXT_ANTIALIAS_ON);
    pen.setColor(Color.DARK_GRAY);
    pen.setFont(new Font(Font.SANS_SERIF, Font.BOLD, TITLE_SIZE));
    pen.drawString(titleAt(frame), MARGIN, TITLE_HEIGHT - MARGIN);
    pen.translate(0, TITLE_HEIGHT);
    legend.paint(pen);
    pen.dispose();
    return image;
  }

  void writePng(Frame frame, File file) throws IOException {
    ImageIO.write(image(frame, PNG_SCALE), "png", file);
  }

  /** Writes the film as an animation; frames are closest where most changes. */
  void writeGif(List<Frame> film, File file) throws IOException {
    List<Frame> frames = KeyFrames.of(film, classes.length, GIF_FRAMES);
    Frame last = frames.get(frames.size() - 1);
    int[] palette =
        AnimatedGif.palette(
            image(frames.get(0), 1), image(frames.get(frames.size() / 2), 1), image(last, 1));
    try (AnimatedGif gif = new AnimatedGif(file, palette)) {
      for (Frame frame : frames) {
        boolean isLast = frame.t() == last.t();
        gif.add(image(frame, 1), isLast ? GIF_LAST_HUNDREDTHS : GIF_HUNDREDTHS);
      }
    }
  }
}
