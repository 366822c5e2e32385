package weka.gui.explorer.diffusion;

import java.awt.Point;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.awt.event.MouseWheelEvent;
import java.awt.geom.Path2D;
import java.util.OptionalInt;
import javax.swing.SwingUtilities;

/** What the mouse does in the picture: zoom, move, select, encircle. */
final class PictureMouse extends MouseAdapter {
  private final GraphPicture picture;
  private Point last = new Point();

  /** The line drawn around rows while shift is down; null if none is drawn. */
  private Path2D lasso;

  PictureMouse(GraphPicture picture) {
    this.picture = picture;
  }

  @Override
  public void mousePressed(MouseEvent e) {
    picture.requestFocusInWindow();
    last = e.getPoint();
  }

  @Override
  public void mouseDragged(MouseEvent e) {
    if (lasso == null && e.isShiftDown()) {
      lasso = new Path2D.Double();
      lasso.moveTo(last.x, last.y);
    }
    if (lasso == null) {
      picture.pan(e.getX() - last.x, e.getY() - last.y);
    } else {
      lasso.lineTo(e.getX(), e.getY());
      picture.draw(lasso);
    }
    last = e.getPoint();
  }

  @Override
  public void mouseReleased(MouseEvent e) {
    if (lasso != null) {
      lasso.closePath();
      picture.selection().add(picture.rowsIn(lasso));
      lasso = null;
      picture.draw(null);
    }
  }

  @Override
  public void mouseClicked(MouseEvent e) {
    OptionalInt row = picture.rowAt(e.getX(), e.getY());
    if (!SwingUtilities.isLeftMouseButton(e)) {
      return;
    }
    if (row.isPresent() && e.isShiftDown()) {
      picture.selection().toggle(row.getAsInt());
    } else if (row.isPresent()) {
      picture.selection().select(row.getAsInt());
    } else if (e.getClickCount() == 2) {
      picture.showAll();
    } else if (!e.isShiftDown()) {
      picture.selection().clear();
    }
  }

  @Override
  public void mouseWheelMoved(MouseWheelEvent e) {
    picture.zoom(
        Math.pow(GraphPicture.ZOOM_STEP, -e.getPreciseWheelRotation()), e.getX(), e.getY());
  }
}
