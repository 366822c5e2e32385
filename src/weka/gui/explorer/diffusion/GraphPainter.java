package weka.gui.explorer.diffusion;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Point;
import java.awt.RenderingHints;
import java.awt.Shape;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Line2D;
import java.awt.geom.Point2D;
import java.awt.image.BufferedImage;
import java.util.Arrays;
import labeldiffusion.picture.Drawing;
import labeldiffusion.picture.Frame;
import labeldiffusion.picture.Layout;

/**
 * Draws a frame of a film. Edges are darker the more easily labels pass along them; nodes have the
 * colour of their class, paler the less certain it is; given labels are ringed. Whatever does not
 * depend on the frame is kept between frames, so that films of 10,000 nodes play smoothly.
 */
public final class GraphPainter {
  /** Shades of edges and nodes. */
  static final int LEVELS = 12;

  /** Above this number, edges are drawn one pixel wide and without antialiasing. */
  private static final int MANY_EDGES = 25_000;

  static final Color RING = new Color(0x202020);

  /** If more than this share of the nodes is labelled, rings become outlines of the markers. */
  private static final double MANY_LABELS = 0.2;

  private final Drawing drawing;
  private final Layout layout;
  private final Viewpoint viewpoint;
  private final float[] x;
  private final float[] y;
  private final byte[] level;

  /** The edges sorted by level; those of level l are at start[l] .. start[l+1]-1. */
  private final int[] order;

  private final boolean hasManyLabels;

  private final int[] start = new int[LEVELS + 1];
  private final int[] end = new int[LEVELS];
  private BufferedImage[] sprites;
  private double spriteRadius;
  private Frame painted;

  /** A painter that shows the whole layout. */
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
    long given = Arrays.stream(drawing.labels()).filter(label -> label >= 0).count();
    hasManyLabels = given > MANY_LABELS * drawing.size();
  }

  /** A painter of the same nodes in the same places, with other labels or seen otherwise. */
  GraphPainter with(Drawing labelled, Viewpoint seenFrom) {
    GraphPainter other = new GraphPainter(labelled, layout, seenFrom);
    other.painted = painted;
    return other;
  }

  /**
   * Fills the whole image.
   *
   * @param scale image pixels per screen unit: 2 on high-density screens
   */
  public void paint(BufferedImage image, double scale, Frame frame) {
    painted = frame;
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

  /** The node nearest to a place on the screen in the picture painted last; -1 if none is near. */
  int nodeAt(double screenX, double screenY) {
    int nearest = -1;
    double least = Math.pow(radius() + 4, 2);
    for (int v = 0; v < x.length; v++) {
      double right = viewpoint.screenX(layout.x()[v]) - screenX;
      double down = viewpoint.screenY(layout.y()[v]) - screenY;
      boolean isShown = painted == null || viewpoint.shows(painted.classOf()[v]);
      if (isShown && right * right + down * down < least) {
        least = right * right + down * down;
        nearest = v;
      }
    }
    return nearest;
  }

  /** The place of a node on the screen. */
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
    Line2D.Float line = new Line2D.Float();
    for (int l = 0; l < LEVELS; l++) { // the darkest last, on top of the others
      double open = l / (LEVELS - 1.0);
      pen.setColor(edgeColour(open));
      pen.setStroke(new BasicStroke((float) (scale * edgeWidth(open))));
      for (int s = start[l]; s < start[l + 1]; s++) {
        int a = drawing.low()[order[s]];
        int b = drawing.high()[order[s]];
        boolean seen =
            viewpoint.shows(frame.classOf()[a])
                && viewpoint.shows(frame.classOf()[b])
                && Math.max(x[a], x[b]) >= 0
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

  /** The colour of an edge that is open by a share from 0 to 1. */
  Color edgeColour(double open) {
    double darkest = level.length > MANY_EDGES ? 0.45 : level.length > 5000 ? 0.6 : 0.75;
    return ClassColours.mixed(Color.BLACK, 0.07 + (darkest - 0.07) * open * open);
  }

  double edgeWidth(double open) {
    return level.length > MANY_EDGES ? 1 : 0.7 + 0.7 * open;
  }

  /** Counting sort of the edges by their flow. */
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
    pen.setStroke(new BasicStroke((float) (ringWidth() * scale)));
    for (int pass = 0; pass < 2; pass++) { // given labels on top
      for (int v = 0; v < x.length; v++) {
        boolean given = drawing.labels()[v] >= 0;
        boolean seen = x[v] > -half && x[v] < width + half && y[v] > -half && y[v] < height + half;
        int k = frame.classOf()[v];
        if (seen && given == (pass == 1) && viewpoint.shows(k)) {
          int strength = Math.round((LEVELS - 1) * frame.confidence(v, drawing.classes()));
          pen.drawImage(
              sprites[(k + 1) * LEVELS + strength],
              Math.round(x[v]) - half,
              Math.round(y[v]) - half,
              null);
          if (given) {
            pen.setColor(RING);
            pen.draw(ring(k, Math.round(x[v]) + 0.5, Math.round(y[v]) + 0.5, scale));
          }
        }
      }
    }
  }

  double ringWidth() {
    return hasManyLabels ? 1 : 1.8;
  }

  /** A circle around the marker or, so that many of them hide nothing, the marker's outline. */
  Shape ring(int k, double centreX, double centreY, double scale) {
    double ring = scale * (radius() + 2.6);
    return hasManyLabels
        ? ClassColours.marker(k, centreX, centreY, scale * radius())
        : new Ellipse2D.Double(centreX - ring, centreY - ring, 2 * ring, 2 * ring);
  }

  /** Paints one small image per class and confidence level, and those of unreached nodes. */
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
          pen,
          s / LEVELS - 1,
          s % LEVELS / (LEVELS - 1.0),
          new Point2D.Double(side / 2.0, side / 2.0),
          radius,
          scale);
      pen.dispose();
    }
  }

  /** Paints the marker of a class, or of a node that is not reached, for a confidence in [0, 1]. */
  static void paintMarker(
      Graphics2D pen, int k, double confidence, Point2D at, double radius, double scale) {
    pen.setColor(ClassColours.fill(k, confidence));
    pen.fill(ClassColours.marker(k, at.getX(), at.getY(), radius));
    pen.setColor(ClassColours.outline(k, confidence));
    pen.setStroke(new BasicStroke((float) scale));
    pen.draw(ClassColours.marker(k, at.getX(), at.getY(), radius - scale / 2));
  }
}
