package weka.gui.explorer.diffusion;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Cursor;
import java.awt.Dimension;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.Point;
import java.awt.RenderingHints;
import java.awt.event.ActionEvent;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.awt.event.MouseWheelEvent;
import java.awt.geom.Ellipse2D;
import java.awt.image.BufferedImage;
import javax.swing.AbstractAction;
import javax.swing.JPanel;
import javax.swing.KeyStroke;
import javax.swing.ToolTipManager;
import labeldiffusion.picture.Frame;
import labeldiffusion.picture.Layout;

/**
 * Shows one frame of a film, or a sentence while there is none. The wheel or + and - zoom, dragging
 * or the arrow keys move the picture, a double click or 0 shows all of it. The picture is painted
 * into an image, which is reused until something changes.
 */
final class GraphPicture extends JPanel {
  private static final long serialVersionUID = 1L;
  private static final double ZOOM_STEP = 1.2;
  private static final int KEY_STEP = 40;

  private final transient Viewpoint viewpoint = new Viewpoint();
  private transient DiffusionResult result;
  private transient GraphPainter painter;
  private transient Frame frame;
  private transient BufferedImage image;
  private boolean isStale;
  private int marked = -1;
  private String message = "";

  GraphPicture() {
    setName("picture");
    setFocusable(true);
    setCursor(Cursor.getPredefinedCursor(Cursor.CROSSHAIR_CURSOR));
    setPreferredSize(new Dimension(640, 480));
    getAccessibleContext().setAccessibleName("Picture of the graph");
    ToolTipManager.sharedInstance().registerComponent(this);
    Mouse mouse = new Mouse();
    addMouseListener(mouse);
    addMouseMotionListener(mouse);
    addMouseWheelListener(mouse);
    key("typed +", () -> zoom(ZOOM_STEP, getWidth() / 2, getHeight() / 2));
    key("typed -", () -> zoom(1 / ZOOM_STEP, getWidth() / 2, getHeight() / 2));
    key("typed 0", this::showAll);
    key("LEFT", () -> pan(KEY_STEP, 0));
    key("RIGHT", () -> pan(-KEY_STEP, 0));
    key("UP", () -> pan(0, KEY_STEP));
    key("DOWN", () -> pan(0, -KEY_STEP));
  }

  private void key(String stroke, Runnable action) {
    getInputMap().put(KeyStroke.getKeyStroke(stroke), stroke);
    getActionMap()
        .put(
            stroke,
            new AbstractAction() {
              private static final long serialVersionUID = 1L;

              @Override
              public void actionPerformed(ActionEvent e) {
                action.run();
              }
            });
  }

  /** Shows a sentence instead of a picture. */
  void say(String message) {
    this.message = message;
    painter = null;
    repaint();
  }

  /** Prepares to show a result in a layout; nothing is drawn before a frame is set. */
  void show(DiffusionResult result, Layout layout) {
    this.result = result;
    painter = new GraphPainter(result.film().drawing(), layout, viewpoint);
    frame = null;
    marked = -1;
    refresh();
  }

  void show(Frame frame) {
    this.frame = frame;
    refresh();
  }

  /** Marks the node of a row; removes the mark if the row is not drawn. */
  void mark(int row) {
    marked = -1;
    int[] rows = result == null ? new int[0] : result.film().drawing().rows();
    for (int v = 0; v < rows.length && marked < 0; v++) {
      marked = rows[v] == row ? v : -1;
    }
    refresh();
  }

  void showAll() {
    viewpoint.reset();
    refresh();
  }

  void zoom(double factor, int x, int y) {
    viewpoint.zoom(factor, x, y);
    refresh();
  }

  private void pan(int right, int down) {
    viewpoint.move(right, down);
    refresh();
  }

  private void refresh() {
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
        result.title(),
        result.classNames(),
        result.film().drawing(),
        layout,
        new Viewpoint(viewpoint),
        getSize());
  }

  /** The frame that is shown. */
  Frame frame() {
    return frame;
  }

  private boolean hasPicture() {
    return painter != null && frame != null;
  }

  private void paintFrame(Graphics2D pen) {
    double scale = pen.getTransform().getScaleX();
    int width = Math.max(1, (int) Math.round(scale * getWidth()));
    int height = Math.max(1, (int) Math.round(scale * getHeight()));
    if (image == null || image.getWidth() != width || image.getHeight() != height) {
      image = new BufferedImage(width, height, BufferedImage.TYPE_INT_RGB);
      isStale = true;
    }
    if (isStale) {
      painter.paint(image, scale, frame);
      isStale = false;
    }
    pen.drawImage(image, 0, 0, getWidth(), getHeight(), null);
    if (marked >= 0) {
      Point place = painter.place(marked);
      double ring = painter.radius() + 7;
      pen.setColor(Color.BLACK);
      pen.setStroke(
          new BasicStroke(
              2f, BasicStroke.CAP_BUTT, BasicStroke.JOIN_ROUND, 1f, new float[] {4, 3}, 0f));
      pen.draw(new Ellipse2D.Double(place.x - ring, place.y - ring, 2 * ring, 2 * ring));
    }
    if (isFocusOwner()) {
      pen.setColor(new Color(0x7a8a99));
      pen.setStroke(new BasicStroke(1));
      pen.drawRect(0, 0, getWidth() - 1, getHeight() - 1);
    }
  }

  /** Names the row under the mouse and its most likely classes. */
  @Override
  public String getToolTipText(MouseEvent event) {
    int v = hasPicture() ? painter.nodeAt(event.getX(), event.getY()) : -1;
    return v < 0 ? null : NodeText.of(result, result.film().drawing(), frame, v);
  }

  private final class Mouse extends MouseAdapter {
    private Point last;

    @Override
    public void mousePressed(MouseEvent e) {
      requestFocusInWindow();
      last = e.getPoint();
    }

    @Override
    public void mouseDragged(MouseEvent e) {
      pan(e.getX() - last.x, e.getY() - last.y);
      last = e.getPoint();
    }

    @Override
    public void mouseClicked(MouseEvent e) {
      if (e.getClickCount() == 2) {
        showAll();
      }
    }

    @Override
    public void mouseWheelMoved(MouseWheelEvent e) {
      zoom(Math.pow(ZOOM_STEP, -e.getPreciseWheelRotation()), e.getX(), e.getY());
    }
  }
}
