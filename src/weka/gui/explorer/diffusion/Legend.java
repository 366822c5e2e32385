package weka.gui.explorer.diffusion;

import java.awt.Color;
import java.awt.Dimension;
import java.awt.FontMetrics;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.Point;
import java.awt.Rectangle;
import java.awt.RenderingHints;
import java.awt.event.ComponentAdapter;
import java.awt.event.ComponentEvent;
import java.awt.geom.Point2D;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import javax.swing.JComponent;
import javax.swing.Scrollable;

/**
 * Shows the marker and name of every class. Entries that do not fit into one line continue in the
 * next; after a few lines the legend scrolls.
 */
final class Legend extends JComponent implements Scrollable {
  private static final long serialVersionUID = 1L;
  private static final int GAP = 16;
  private static final int MARGIN = 8;
  private static final int RADIUS = 5;
  private static final int TEXT_INDENT = 2 * RADIUS + 5;

  /** Lines that are visible without scrolling. */
  private static final int MOST_LINES = 3;

  /** The names of the classes, then the entry for nodes that no label has reached. */
  private List<String> entries = List.of();

  Legend() {
    setName("legend");
    setOpaque(true);
    setBackground(Color.WHITE);
    setToolTipText(
        "<html>Colour: the class a row has now. Pale: doubtful. Grey: no label has arrived. Ringed:"
            + " the label was given.<br>Edges: the darker, the more easily labels pass.</html>");
    addComponentListener(
        new ComponentAdapter() {
          @Override
          public void componentResized(ComponentEvent e) {
            revalidate(); // another width may need another number of lines
          }
        });
  }

  /**
   * Shows the classes.
   *
   * @param unreached number of rows that no label reaches in the end
   */
  void show(int unreached, String... classes) {
    entries = new ArrayList<>(List.of(classes));
    entries.add(
        unreached == 0
            ? "not reached"
            : String.format(Locale.ROOT, "not reached (%,d in the end)", unreached));
    revalidate();
    repaint();
  }

  /** Where each entry begins, as x and line, in a legend of the given width. */
  List<Point> places(int width) {
    FontMetrics metrics = getFontMetrics(getFont());
    List<Point> places = new ArrayList<>();
    int x = MARGIN;
    int line = 0;
    for (String entry : entries) {
      int length = TEXT_INDENT + metrics.stringWidth(entry);
      if (x > MARGIN && x + length > width - MARGIN) {
        x = MARGIN;
        line++;
      }
      places.add(new Point(x, line));
      x += length + GAP;
    }
    return places;
  }

  private int lines() {
    List<Point> places = places(getWidth());
    return places.isEmpty() ? 1 : places.get(places.size() - 1).y + 1;
  }

  private int lineHeight() {
    return getFontMetrics(getFont()).getHeight() + 4;
  }

  @Override
  public Dimension getPreferredSize() {
    return new Dimension(200, lines() * lineHeight() + 4);
  }

  @Override
  public Dimension getPreferredScrollableViewportSize() {
    return new Dimension(200, Math.min(MOST_LINES, lines()) * lineHeight() + 4);
  }

  @Override
  public boolean getScrollableTracksViewportWidth() {
    return true;
  }

  @Override
  public boolean getScrollableTracksViewportHeight() {
    return false;
  }

  @Override
  public int getScrollableUnitIncrement(Rectangle visible, int orientation, int direction) {
    return lineHeight();
  }

  @Override
  public int getScrollableBlockIncrement(Rectangle visible, int orientation, int direction) {
    return MOST_LINES * lineHeight();
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
    List<Point> places = places(getWidth());
    for (int k = 0; k < entries.size(); k++) {
      int x = places.get(k).x;
      double middle = 2 + (places.get(k).y + 0.5) * lineHeight();
      int marker = k < entries.size() - 1 ? k : ClassColours.NOT_REACHED;
      GraphPainter.paintMarker(pen, marker, 1, new Point2D.Double(x + RADIUS, middle), RADIUS, 1);
      pen.setColor(Color.DARK_GRAY);
      int baseline = (int) Math.round(middle + (metrics.getAscent() - metrics.getDescent()) / 2.0);
      pen.drawString(entries.get(k), x + TEXT_INDENT, baseline);
    }
    pen.dispose();
  }
}
