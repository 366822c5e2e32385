package weka.gui.explorer.diffusion;

import java.awt.Color;
import java.awt.Point;
import java.awt.Shape;
import java.awt.geom.PathIterator;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import labeldiffusion.picture.Drawing;
import labeldiffusion.picture.Frame;

/** A {@link Poster} as Scalable Vector Graphics: the same picture, sharp at any size. */
final class SvgPicture {
  private final Poster poster;
  private final Frame frame;
  private final GraphPainter painter;
  private final StringBuilder svg = new StringBuilder();

  private SvgPicture(Poster poster, Frame frame) {
    this.poster = poster;
    this.frame = frame;
    painter = new GraphPainter(poster.drawing(), poster.layout(), poster.viewpoint());
    poster.viewpoint().fit(poster.layout(), poster.size().width, poster.size().height);
  }

  /** The file's text. */
  static String of(Poster poster, Frame frame) {
    return new SvgPicture(poster, frame).text();
  }

  private String text() {
    Legend legend = poster.legend();
    int top = Poster.TITLE_HEIGHT + legend.getHeight();
    int width = poster.size().width;
    int height = poster.size().height;
    add(
        "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 %d %d' font-family='sans-serif'>\n",
        width, top + height);
    svg.append("<title>").append(escaped(poster.titleAt(frame))).append("</title>\n");
    add("<rect width='100%%' height='100%%' fill='#ffffff'/>\n");
    add(
        "<text x='%d' y='%d' font-size='%d' font-weight='bold' fill='#404040'>",
        Poster.MARGIN, Poster.TITLE_HEIGHT - Poster.MARGIN, Poster.TITLE_SIZE);
    svg.append(escaped(poster.titleAt(frame))).append("</text>\n");
    addLegend(legend);
    add("<clipPath id='c'><rect width='%d' height='%d'/></clipPath>\n", width, height);
    add("<g transform='translate(0 %d)' clip-path='url(#c)'>\n", top);
    addEdges();
    addNodes();
    return svg.append("</g>\n</svg>\n").toString();
  }

  private void add(String format, Object... values) {
    svg.append(String.format(Locale.ROOT, format, values));
  }

  private void addLegend(Legend legend) {
    List<Point> places = legend.places(poster.size().width);
    List<String> entries = legend.entries();
    for (int e = 0; e < entries.size(); e++) {
      int k = e < entries.size() - 1 ? e : ClassColours.NOT_REACHED;
      double middle = Poster.TITLE_HEIGHT + legend.middle(places.get(e).y);
      int x = places.get(e).x;
      addMarker(k, 1, x + Legend.RADIUS, middle, Legend.RADIUS);
      add("<text x='%d' y='%.1f' font-size='12' fill='#404040'>", x + Legend.INDENT, middle + 4);
      svg.append(escaped(entries.get(e))).append("</text>\n");
    }
  }

  /** One path per level of flow, the darkest last. */
  private void addEdges() {
    Drawing drawing = poster.drawing();
    int levels = GraphPainter.LEVELS;
    List<StringBuilder> paths = new ArrayList<>();
    for (int l = 0; l < levels; l++) {
      paths.add(new StringBuilder());
    }
    for (int e = 0; e < drawing.low().length; e++) {
      int a = drawing.low()[e];
      int b = drawing.high()[e];
      if (isShown(a) && isShown(b)) {
        paths
            .get(Math.round((levels - 1) * frame.flow()[e]))
            .append(String.format(Locale.ROOT, "M%.1f %.1fL%.1f %.1f", x(a), y(a), x(b), y(b)));
      }
    }
    for (int l = 0; l < levels; l++) {
      if (paths.get(l).length() > 0) {
        double open = l / (levels - 1.0);
        add(
            "<path fill='none' stroke='%s' stroke-width='%.2f' d='%s'/>\n",
            hex(painter.edgeColour(open)), painter.edgeWidth(open), paths.get(l));
      }
    }
  }

  private void addNodes() {
    Drawing drawing = poster.drawing();
    for (int pass = 0; pass < 2; pass++) { // given labels on top
      for (int v = 0; v < drawing.size(); v++) {
        boolean given = drawing.labels()[v] >= 0;
        if (given == (pass == 1) && isShown(v)) {
          int k = frame.classOf()[v];
          addMarker(k, frame.confidence(v, drawing.classes()), x(v), y(v), painter.radius());
          if (given) {
            add(
                "<path fill='none' stroke='%s' stroke-width='%.1f' d='%s'/>\n",
                hex(GraphPainter.RING), painter.ringWidth(), path(painter.ring(k, x(v), y(v), 1)));
          }
        }
      }
    }
  }

  private void addMarker(int k, double confidence, double x, double y, double radius) {
    add(
        "<path fill='%s' stroke='%s' d='%s'/>\n",
        hex(ClassColours.fill(k, confidence)),
        hex(ClassColours.outline(k, confidence)),
        path(ClassColours.marker(k, x, y, radius - 0.5)));
  }

  private boolean isShown(int v) {
    return poster.viewpoint().shows(frame.classOf()[v]);
  }

  private double x(int v) {
    return poster.viewpoint().screenX(poster.layout().x()[v]);
  }

  private double y(int v) {
    return poster.viewpoint().screenY(poster.layout().y()[v]);
  }

  private static String hex(Color colour) {
    return String.format(Locale.ROOT, "#%06x", colour.getRGB() & 0xffffff);
  }

  private static String path(Shape shape) {
    StringBuilder path = new StringBuilder();
    double[] at = new double[6];
    for (PathIterator i = shape.getPathIterator(null); !i.isDone(); i.next()) {
      int kind = i.currentSegment(at);
      path.append("MLQCZ".charAt(kind)); // in the order of PathIterator's constants
      int numbers = new int[] {2, 2, 4, 6, 0}[kind];
      for (int c = 0; c < numbers; c++) {
        path.append(String.format(Locale.ROOT, c == 0 ? "%.1f" : " %.1f", at[c]));
      }
    }
    return path.toString();
  }

  private static String escaped(String text) {
    return text.replace("&", "&amp;").replace("<", "&lt;").replaceAll("\\p{Cntrl}", " ");
  }
}
