package weka.gui.explorer.diffusion;

import labeldiffusion.picture.Layout;

/**
 * The visible part of a picture: maps places in the layout to the screen and back, and says which
 * classes are shown.
 */
final class Viewpoint {
  /** Shows all classes. */
  static final int ALL = -2;

  private static final double MARGIN = 24;
  private static final double MAX_ZOOM = 200;

  private double zoom = 1;

  /** The place in the layout at the centre of the picture. */
  private double middleX = 0.5;

  private double middleY = 0.5;
  private double width = 1;
  private double height = 1;
  private double aspect;
  private int only = ALL;

  /** Everything is visible. */
  Viewpoint() {}

  /** A copy that may be used in another thread. */
  Viewpoint(Viewpoint other) {
    zoom = other.zoom;
    middleX = other.middleX;
    middleY = other.middleY;
    width = other.width;
    height = other.height;
    aspect = other.aspect;
    only = other.only;
  }

  /** Shows one class, those that are {@link ClassColours#NOT_REACHED}, or {@link #ALL}. */
  void show(int k) {
    only = k;
  }

  boolean shows(int k) {
    return only == ALL || only == k;
  }

  /** Sets the layout and the size of the picture in pixels. */
  void fit(Layout layout, int width, int height) {
    this.width = width;
    this.height = height;
    aspect = layout.aspect();
  }

  /** Pixels per unit of x. */
  private double unitX() {
    double free = Math.max(1, width - 2 * MARGIN);
    return zoom * (aspect == 0 ? free : Math.min(free, Math.max(1, height - 2 * MARGIN) / aspect));
  }

  private double unitY() {
    return aspect == 0 ? zoom * Math.max(1, height - 2 * MARGIN) : unitX() * aspect;
  }

  double screenX(double x) {
    return width / 2 + (x - middleX) * unitX();
  }

  double screenY(double y) {
    return height / 2 - (y - middleY) * unitY();
  }

  double zoom() {
    return zoom;
  }

  /** Zooms in, or out if the factor is below 1, around a fixed place on the screen. */
  void zoom(double factor, double screenX, double screenY) {
    double x = middleX + (screenX - width / 2) / unitX();
    double y = middleY - (screenY - height / 2) / unitY();
    zoom = Math.min(MAX_ZOOM, Math.max(1, zoom * factor));
    middleX = x - (screenX - width / 2) / unitX();
    middleY = y + (screenY - height / 2) / unitY();
    keepInside();
  }

  /** Moves the picture by a number of pixels. */
  void move(double right, double down) {
    middleX -= right / unitX();
    middleY += down / unitY();
    keepInside();
  }

  /** Shows the whole layout. */
  void reset() {
    zoom = 1;
    middleX = 0.5;
    middleY = 0.5;
  }

  private void keepInside() {
    middleX = Math.min(1, Math.max(0, middleX));
    middleY = Math.min(1, Math.max(0, middleY));
  }
}
