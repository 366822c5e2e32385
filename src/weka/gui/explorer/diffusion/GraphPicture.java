package weka.gui.explorer.diffusion;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Cursor;
import java.awt.Dimension;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.Point;
import java.awt.RenderingHints;
import java.awt.Shape;
import java.awt.event.MouseEvent;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Path2D;
import java.awt.image.BufferedImage;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import javax.swing.JPanel;
import javax.swing.ToolTipManager;
import labeldiffusion.picture.Drawing;
import labeldiffusion.picture.Frame;
import labeldiffusion.picture.Layout;

/**
 * Shows one frame of a film, or a sentence while there is none. The wheel or + and - zoom, dragging
 * or the arrow keys move the picture, a double click or Home shows all of it. A click selects a
 * row; with shift, clicks select several and dragging encircles them. The picture is painted into
 * an image, which is reused until something changes; states of a labelling session are painted in
 * the background, so that keys are never kept waiting.
 */
final class GraphPicture extends JPanel {
  private static final long serialVersionUID = 1L;
  static final double ZOOM_STEP = 1.2;
  private static final int KEY_STEP = 40;
  private static final Color MARK = new Color(0xd0006f);

  private final transient Viewpoint viewpoint = new Viewpoint();
  private transient DiffusionResult result;
  private transient GraphPainter painter;
  private transient Frame frame;
  private transient BufferedImage image;
  private boolean isStale;

  /** Image pixels per screen unit. */
  private double scale = 1;

  /** Counts the changes of what is seen, other than by following a session. */
  private int views;

  /** Counts the states of a session; only the latest is shown. */
  private int states;

  private final transient RowSelection selection;
  private transient Drawing drawing;
  private transient Map<Integer, Integer> nodeOfRow = Map.of();
  private transient Path2D lasso;
  private String message = "";

  GraphPicture(RowSelection selection) {
    this.selection = selection;
    selection.addListener(this::repaint);
    setName("picture");
    setFocusable(true);
    setCursor(Cursor.getPredefinedCursor(Cursor.CROSSHAIR_CURSOR));
    setPreferredSize(new Dimension(640, 480));
    getAccessibleContext().setAccessibleName("Picture of the graph");
    ToolTipManager.sharedInstance().registerComponent(this);
    PictureMouse mouse = new PictureMouse(this);
    addMouseListener(mouse);
    addMouseMotionListener(mouse);
    addMouseWheelListener(mouse);
    key("typed +", () -> zoom(ZOOM_STEP, getWidth() / 2, getHeight() / 2));
    key("typed -", () -> zoom(1 / ZOOM_STEP, getWidth() / 2, getHeight() / 2));
    key("HOME", this::showAll);
    key("LEFT", () -> pan(KEY_STEP, 0));
    key("RIGHT", () -> pan(-KEY_STEP, 0));
    key("UP", () -> pan(0, KEY_STEP));
    key("DOWN", () -> pan(0, -KEY_STEP));
  }

  private void key(String stroke, Runnable action) {
    Keys.bind(this, WHEN_FOCUSED, stroke, action);
  }

  /** Shows a sentence instead of a picture. */
  void say(String message) {
    this.message = message;
    painter = null;
    views++;
    repaint();
  }

  /** Prepares to show a result in a layout; nothing is drawn before a frame is set. */
  void show(DiffusionResult result, Layout layout) {
    if (this.result == null || !this.result.isOfSameTable(result)) {
      viewpoint.reset();
    }
    this.result = result;
    drawing = result.film().drawing();
    painter = new GraphPainter(drawing, layout, viewpoint);
    frame = null;
    nodeOfRow = new HashMap<>();
    for (int v = 0; v < drawing.size(); v++) {
      nodeOfRow.put(drawing.rows()[v], v);
    }
    refresh();
  }

  /** Shows another state of the same graph, in the same layout. */
  void follow(LiveStates.State state) {
    if (painter == null) {
      return;
    }
    if (!hasPicture() || image == null || isStale) {
      take(state);
      refresh();
      return;
    }
    int mine = ++states;
    BufferedImage next = new BufferedImage(image.getWidth(), image.getHeight(), image.getType());
    GraphPainter aside = painter.with(state.drawing(), new Viewpoint(viewpoint));
    int view = views;
    Background.run(
        () -> {
          aside.paint(next, scale, state.frame());
          return next;
        },
        painted -> {
          if (mine == states && view == views) {
            take(state);
            image = painted;
            repaint();
          } else if (mine == states && painter != null) { // the view has changed meanwhile
            take(state);
            refresh();
          }
        },
        problem -> {
          throw new IllegalStateException(problem);
        });
  }

  private void take(LiveStates.State state) {
    result = state.result();
    drawing = state.drawing();
    frame = state.frame();
    painter = painter.with(drawing, viewpoint);
  }

  void show(Frame frame) {
    this.frame = frame;
    refresh();
  }

  RowSelection selection() {
    return selection;
  }

  /** The row drawn at a place on the screen; empty if there is none. */
  OptionalInt rowAt(int x, int y) {
    int v = hasPicture() ? painter.nodeAt(x, y) : -1;
    return v < 0 || drawing.rows()[v] < 0 ? OptionalInt.empty() : OptionalInt.of(drawing.rows()[v]);
  }

  /** The rows drawn inside a shape. */
  List<Integer> rowsIn(Shape shape) {
    return !hasPicture()
        ? List.of()
        : IntStream.range(0, drawing.size())
            .filter(v -> drawing.rows()[v] >= 0 && shape.contains(painter.place(v)))
            .mapToObj(v -> drawing.rows()[v])
            .toList();
  }

  /** Draws the line that encircles rows; null removes it. */
  void draw(Path2D line) {
    lasso = line;
    repaint();
  }

  void showAll() {
    viewpoint.reset();
    refresh();
  }

  void zoom(double factor, int x, int y) {
    viewpoint.zoom(factor, x, y);
    refresh();
  }

  void pan(int right, int down) {
    viewpoint.move(right, down);
    refresh();
  }

  private void refresh() {
    views++;
    isStale = true;
    repaint();
  }

  @Override
  protected void paintComponent(Graphics graphics) {
    Graphics2D pen = (Graphics2D) graphics.create();
    pen.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
    pen.setRenderingHint(
        RenderingHints.KEY_TEXT_ANTIALIASING, RenderingHints.VALUE_TEXT_ANTIALIAS_ON);
    if (!hasPicture()) {
      pen.setColor(Color.WHITE);
      pen.fillRect(0, 0, getWidth(), getHeight());
      pen.setColor(Color.GRAY);
      int width = pen.getFontMetrics().stringWidth(message);
      pen.drawString(message, Math.max(8, (getWidth() - width) / 2), getHeight() / 2);
    } else {
      paintFrame(pen);
    }
    pen.dispose();
  }

  /** Shows one class alone, or {@link Viewpoint#ALL}. */
  void showOnly(int k) {
    viewpoint.show(k);
    refresh();
  }

  /** The picture with a title, to be saved. */
  Poster poster(Layout layout) {
    return new Poster(
        result.title(), result.classNames(), drawing, layout, new Viewpoint(viewpoint), getSize());
  }

  /** The frame that is shown. */
  Frame frame() {
    return frame;
  }

  private boolean hasPicture() {
    return painter != null && frame != null;
  }

  private void paintFrame(Graphics2D pen) {
    scale = pen.getTransform().getScaleX();
    int width = Math.max(1, (int) Math.round(scale * getWidth()));
    int height = Math.max(1, (int) Math.round(scale * getHeight()));
    if (image == null || image.getWidth() != width || image.getHeight() != height) {
      image = new BufferedImage(width, height, BufferedImage.TYPE_INT_RGB);
      views++;
      isStale = true;
    }
    if (isStale) {
      painter.paint(image, scale, frame);
      isStale = false;
    }
    pen.drawImage(image, 0, 0, getWidth(), getHeight(), null);
    paintSelection(pen);
    if (isFocusOwner()) {
      pen.setColor(new Color(0x7a8a99));
      pen.setStroke(new BasicStroke(1));
      pen.drawRect(0, 0, getWidth() - 1, getHeight() - 1);
    }
  }

  /** Selected rows are ringed; the leading one has a double ring. */
  private void paintSelection(Graphics2D pen) {
    for (int row : selection.rows()) {
      Integer v = nodeOfRow.get(row);
      if (v != null) {
        Point place = painter.place(v);
        double ring = painter.radius() + (row == selection.lead() ? 8 : 5);
        Shape circle = new Ellipse2D.Double(place.x - ring, place.y - ring, 2 * ring, 2 * ring);
        pen.setColor(Color.WHITE); // keeps the mark apart from what is behind it
        pen.setStroke(new BasicStroke(row == selection.lead() ? 6 : 4));
        pen.draw(circle);
        pen.setColor(MARK);
        pen.setStroke(new BasicStroke(row == selection.lead() ? 3 : 1.5f));
        pen.draw(circle);
      }
    }
    if (lasso != null) {
      pen.setColor(MARK);
      pen.setStroke(
          new BasicStroke(
              1.5f, BasicStroke.CAP_BUTT, BasicStroke.JOIN_ROUND, 1f, new float[] {4, 3}, 0f));
      pen.draw(lasso);
    }
  }

  /** Names the row under the mouse and its most likely classes. */
  @Override
  public String getToolTipText(MouseEvent event) {
    int v = hasPicture() ? painter.nodeAt(event.getX(), event.getY()) : -1;
    return v < 0 ? null : NodeText.of(result, drawing, frame, v);
  }
}
