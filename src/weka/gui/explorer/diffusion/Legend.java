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
import java.awt.event.KeyAdapter;
import java.awt.event.KeyEvent;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.awt.geom.Point2D;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.function.IntConsumer;
import java.util.stream.IntStream;
import javax.swing.JComponent;
import javax.swing.Scrollable;

/**
 * Shows the marker and name of every class. Entries that do not fit into one line continue in the
 * next; after a few lines the legend scrolls. A click on an entry shows that class alone.
 */
final class Legend extends JComponent implements Scrollable {
  private static final long serialVersionUID = 1L;
  private static final int GAP = 16;
  private static final int MARGIN = 8;
  static final int RADIUS = 5;

  /** From the beginning of an entry to its text. */
  static final int INDENT = 2 * RADIUS + 5;

  /** Lines that are visible without scrolling. */
  private static final int MOST_LINES = 3;

  /** The usual entry for nodes that no label has reached. */
  static final String UNREACHED = "not reached";

  /** The names of the classes, then the entry for nodes that no label has reached. */
  private List<String> entries = List.of();

  private transient IntConsumer listener = k -> {};
  private int only = Viewpoint.ALL;

  Legend() {
    setName("legend");
    setFocusable(true);
    setOpaque(true);
    setBackground(Color.WHITE);
    setToolTipText(
        "<html>Colour: the class a row has now. Pale: doubtful. White: no label has arrived."
            + " Ringed: the label was given.<br>Edges: the darker, the more easily labels"
            + " pass.<br>Click a class (or use the arrow keys) to show it alone; click again (or"
            + " Escape) to show all.</html>");
    addMouseListener(
        new MouseAdapter() {
          @Override
          public void mousePressed(MouseEvent e) {
            requestFocusInWindow();
            entryAt(e.getX(), e.getY()).ifPresent(k -> showOnly(k == only ? Viewpoint.ALL : k));
          }
        });
    addKeyListener(
        new KeyAdapter() {
          @Override
          public void keyPressed(KeyEvent e) {
            switch (e.getKeyCode()) {
              case KeyEvent.VK_LEFT -> showOnly(beside(-1));
              case KeyEvent.VK_RIGHT -> showOnly(beside(1));
              case KeyEvent.VK_ESCAPE -> showOnly(Viewpoint.ALL);
              default -> {}
            }
          }
        });
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
   * @param unreached the entry for nodes that no label has reached
   */
  void show(String unreached, String... classes) {
    List<String> names = new ArrayList<>(List.of(classes));
    names.add(unreached);
    boolean areSameClasses =
        names.size() == entries.size()
            && names.subList(0, classes.length).equals(entries.subList(0, classes.length));
    entries = names;
    if (!areSameClasses) {
      showOnly(Viewpoint.ALL);
    }
    revalidate();
    repaint();
  }

  /** Sets who is told which class to show alone, or {@link Viewpoint#ALL}. */
  void setListener(IntConsumer listener) {
    this.listener = listener;
  }

  /** Marks the only class that is shown, and tells the listener. */
  void showOnly(int k) {
    only = k;
    listener.accept(k);
    repaint();
  }

  /** The class of an entry; the last entry is that of nodes that are not reached. */
  private int classOf(int entry) {
    return entry < entries.size() - 1 ? entry : ClassColours.NOT_REACHED;
  }

  /** The class beside the one that is shown; all classes are between the last and the first. */
  private int beside(int step) {
    int entry = only == Viewpoint.ALL ? entries.size() : only < 0 ? entries.size() - 1 : only;
    int next = Math.floorMod(entry + step, entries.size() + 1);
    return next == entries.size() ? Viewpoint.ALL : classOf(next);
  }

  /** The class whose entry is at a place. */
  OptionalInt entryAt(int x, int y) {
    FontMetrics metrics = getFontMetrics(getFont());
    List<Point> places = places(getWidth());
    return IntStream.range(0, entries.size())
        .filter(e -> y >= 2 + places.get(e).y * lineHeight())
        .filter(e -> y < 2 + (places.get(e).y + 1) * lineHeight())
        .filter(e -> x >= places.get(e).x - GAP / 2)
        .filter(e -> x < places.get(e).x + INDENT + metrics.stringWidth(entries.get(e)) + GAP / 2)
        .map(this::classOf)
        .findFirst();
  }

  /** The texts of all entries. */
  List<String> entries() {
    return entries;
  }

  /** The middle of a line. */
  double middle(int line) {
    return 2 + (line + 0.5) * lineHeight();
  }

  /** Where each entry begins, as x and line, in a legend of the given width. */
  List<Point> places(int width) {
    FontMetrics metrics = getFontMetrics(getFont());
    List<Point> places = new ArrayList<>();
    int x = MARGIN;
    int line = 0;
    for (String entry : entries) {
      int length = INDENT + metrics.stringWidth(entry);
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
    for (int e = 0; e < entries.size(); e++) {
      int k = classOf(e);
      boolean isShown = only == Viewpoint.ALL || only == k;
      int x = places.get(e).x;
      double middle = middle(places.get(e).y);
      GraphPainter.paintMarker(
          pen, k, isShown ? 1 : 0.1, new Point2D.Double(x + RADIUS, middle), RADIUS, 1);
      pen.setColor(isShown ? Color.DARK_GRAY : Color.LIGHT_GRAY);
      int baseline = (int) Math.round(middle + (metrics.getAscent() - metrics.getDescent()) / 2.0);
      pen.drawString(entries.get(e), x + INDENT, baseline);
    }
    pen.dispose();
  }
}
