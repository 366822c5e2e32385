package weka.gui.explorer.diffusion;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Point;
import java.awt.RenderingHints;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Line2D;
import java.awt.image.BufferedImage;
import java.util.Arrays;
import labeldiffusion.picture.Drawing;
import labeldiffusion.picture.Frame;
import labeldiffusion.picture.Layout;

/**
 * Draws a frame of a film: edges the darker the wider they are open, nodes in the colour of their
 * class and the paler the less sure it is, given labels ringed. Everything that does not depend on
 * the frame is kept between frames, so that 10,000 nodes can be played.
 */
public final class GraphPainter {
  private static final int LEVELS = 12;

  /** Above this, edges are drawn one pixel wide and without smoothing. */
  private static final int MANY_EDGES = 25_000;

  private static final Color RING = new Color(0x202020);

  private final Drawing drawing;
  private final Layout layout;
  private final Viewpoint viewpoint;
  private final float[] x;
  private final float[] y;
  private final byte[] level;

  /** The edges sorted by level; those of level l are at start[l] .. start[l+1]-1. */
  private final int[] order;

  private final int[] start = new int[LEVELS + 1];
  private final int[] end = new int[LEVELS];
  private BufferedImage[] sprites;
  private double spriteRadius;

  /** Sees all of a layout of a drawing. */
  public GraphPainter(Drawing drawing, Layout layout) {
    this(drawing, layout, new Viewpoint());
  }

  GraphPainter(Drawing drawing, Layout layout, Viewpoint viewpoint) {
    this.drawing = drawing;
    this.layout = layout;
    this.viewpoint = viewpoint;
    x = new float[drawing.size()];
    y = new float[drawing.size()];
    level = new byte[drawing.low().length];
    order = new int[drawing.low().length];
  }

  /**
   * Paints over the whole image.
   *
   * @param scale pixels of the image per unit of length: 2 on screens of double density
   */
  public void paint(BufferedImage image, double scale, Frame frame) {
    Graphics2D pen = image.createGraphics();
    pen.setColor(Color.WHITE);
    pen.fillRect(0, 0, image.getWidth(), image.getHeight());
    viewpoint.fit(
        layout,
        (int) Math.round(image.getWidth() / scale),
        (int) Math.round(image.getHeight() / scale));
    for (int v = 0; v < x.length; v++) {
      x[v] = (float) (scale * viewpoint.screenX(layout.x()[v]));
      y[v] = (float) (scale * viewpoint.screenY(layout.y()[v]));
    }
    paintEdges(pen, scale, frame, image.getWidth(), image.getHeight());
    paintNodes(pen, scale, frame, image.getWidth(), image.getHeight());
    pen.dispose();
  }

  /**
   * The drawn node nearest to a place of the screen, in the picture painted last; -1 if none is
   * near.
   */
  int nodeAt(double screenX, double screenY) {
    int nearest = -1;
    double least = Math.pow(radius() + 4, 2);
    for (int v = 0; v < x.length; v++) {
      double right = viewpoint.screenX(layout.x()[v]) - screenX;
      double down = viewpoint.screenY(layout.y()[v]) - screenY;
      if (right * right + down * down < least) {
        least = right * right + down * down;
        nearest = v;
      }
    }
    return nearest;
  }

  /** Where a drawn node is on the screen. */
  Point place(int v) {
    return new Point(
        (int) Math.round(viewpoint.screenX(layout.x()[v])),
        (int) Math.round(viewpoint.screenY(layout.y()[v])));
  }

  /** Radius of a node. */
  double radius() {
    double base = x.length <= 500 ? 5 : x.length <= 2000 ? 4 : x.length <= 5000 ? 3 : 2.4;
    return Math.min(9, base * Math.pow(viewpoint.zoom(), 0.35));
  }

  private void paintEdges(Graphics2D pen, double scale, Frame frame, int width, int height) {
    sortEdges(frame);
    boolean many = level.length > MANY_EDGES;
    pen.setRenderingHint(
        RenderingHints.KEY_ANTIALIASING,
        many ? RenderingHints.VALUE_ANTIALIAS_OFF : RenderingHints.VALUE_ANTIALIAS_ON);
    pen.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
    double darkest = many ? 0.45 : level.length > 5000 ? 0.6 : 0.75;
    Line2D.Float line = new Line2D.Float();
    for (int l = 0; l < LEVELS; l++) { // the darkest last, so that they are on top
      double open = l / (LEVELS - 1.0);
      pen.setColor(ClassColours.mixed(Color.BLACK, 0.07 + (darkest - 0.07) * open * open));
      pen.setStroke(new BasicStroke((float) (scale * (many ? 1 : 0.7 + 0.7 * open))));
      for (int s = start[l]; s < start[l + 1]; s++) {
        int a = drawing.low()[order[s]];
        int b = drawing.high()[order[s]];
        boolean seen =
            Math.max(x[a], x[b]) >= 0
                && Math.min(x[a], x[b]) < width
                && Math.max(y[a], y[b]) >= 0
                && Math.min(y[a], y[b]) < height;
        if (seen && many && scale == 1) {
          pen.drawLine((int) x[a], (int) y[a], (int) x[b], (int) y[b]);
        } else if (seen) {
          line.setLine(x[a], y[a], x[b], y[b]);
          pen.draw(line);
        }
      }
    }
  }

  /** Counting sort of the edges by how open they are. */
  private void sortEdges(Frame frame) {
    Arrays.fill(start, 0);
    for (int e = 0; e < level.length; e++) {
      level[e] = (byte) Math.round((LEVELS - 1) * frame.flow()[e]);
      start[level[e] + 1]++;
    }
    for (int l = 0; l < LEVELS; l++) {
      start[l + 1] += start[l];
      end[l] = start[l];
    }
    for (int e = 0; e < level.length; e++) {
      order[end[level[e]]++] = e;
    }
  }

  private void paintNodes(Graphics2D pen, double scale, Frame frame, int width, int height) {
    makeSprites(scale);
    int half = sprites[0].getWidth() / 2;
    pen.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
    pen.setStroke(new BasicStroke((float) (1.8 * scale)));
    double ring = scale * (radius() + 2.6);
    for (int pass = 0; pass < 2; pass++) { // given labels on top
      for (int v = 0; v < x.length; v++) {
        boolean given = drawing.labels()[v] >= 0;
        boolean seen = x[v] > -half && x[v] < width + half && y[v] > -half && y[v] < height + half;
        if (seen && given == (pass == 1)) {
          int k = frame.classOf()[v];
          int strength = Math.round((LEVELS - 1) * frame.confidence(v, drawing.classes()));
          pen.drawImage(
              sprites[(k + 1) * LEVELS + strength],
              Math.round(x[v]) - half,
              Math.round(y[v]) - half,
              null);
          if (given) {
            pen.setColor(RING);
            pen.draw(
                new Ellipse2D.Double(
                    Math.round(x[v]) + 0.5 - ring,
                    Math.round(y[v]) + 0.5 - ring,
                    2 * ring,
                    2 * ring));
          }
        }
      }
    }
  }

  /** A small image of each class at each confidence, and of a node that no label has reached. */
  private void makeSprites(double scale) {
    double radius = scale * radius();
    if (sprites != null && radius == spriteRadius) {
      return;
    }
    spriteRadius = radius;
    int side = 2 * (int) Math.ceil(1.3 * radius + 1) + 1;
    sprites = new BufferedImage[(drawing.classes() + 1) * LEVELS];
    for (int s = 0; s < sprites.length; s++) {
      sprites[s] = new BufferedImage(side, side, BufferedImage.TYPE_INT_ARGB_PRE);
      Graphics2D pen = sprites[s].createGraphics();
      pen.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
      pen.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
      paintMarker(
          pen, s / LEVELS - 1, s % LEVELS / (LEVELS - 1.0), side / 2.0, side / 2.0, radius, scale);
      pen.dispose();
    }
  }

  /** The marker of a class, -1 for none, with a confidence from 0 to 1. */
  static void paintMarker(
      Graphics2D pen, int k, double confidence, double x, double y, double radius, double scale) {
    Color colour = ClassColours.of(k);
    pen.setColor(k < 0 ? Color.WHITE : ClassColours.mixed(colour, 0.1 + 0.9 * confidence));
    pen.fill(ClassColours.marker(k, x, y, radius));
    pen.setColor(k < 0 ? colour : ClassColours.mixed(colour.darker(), 0.45 + 0.55 * confidence));
    pen.setStroke(new BasicStroke((float) scale));
    pen.draw(ClassColours.marker(k, x, y, radius - scale / 2));
  }
}
