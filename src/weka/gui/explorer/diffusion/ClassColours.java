package weka.gui.explorer.diffusion;

import java.awt.Color;
import java.awt.Shape;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;

/**
 * What classes look like: seven colours that colour-blind people can tell apart (Okabe and Ito
 * 2008), and another shape for each seven more classes.
 */
final class ClassColours {
  /** Of a node that no label has reached. */
  static final Color NONE = new Color(0x9a9a9a);

  private static final Color[] COLOURS = {
    new Color(0x0072b2),
    new Color(0xe69f00),
    new Color(0x009e73),
    new Color(0xcc79a7),
    new Color(0xd55e00),
    new Color(0x56b4e9),
    new Color(0xf0e442)
  };

  /** Factor that gives the shapes about the area of the circle. */
  private static final double SQUARE = 0.88;

  private static final double POINTED = 1.25;

  private ClassColours() {}

  static Color of(int k) {
    return k < 0 ? NONE : COLOURS[k % COLOURS.length];
  }

  /** A colour, pale where {@code strength} is near 0 and itself where it is 1. */
  static Color mixed(Color colour, double strength) {
    return new Color(
        mixed(colour.getRed(), strength),
        mixed(colour.getGreen(), strength),
        mixed(colour.getBlue(), strength));
  }

  private static int mixed(int part, double strength) {
    return (int) Math.round(255 + strength * (part - 255));
  }

  /** The marker of a class, of a given radius around a place. */
  static Shape marker(int k, double x, double y, double radius) {
    return switch (Math.max(0, k) / COLOURS.length % 4) {
      case 0 -> new Ellipse2D.Double(x - radius, y - radius, 2 * radius, 2 * radius);
      case 1 ->
          new Rectangle2D.Double(
              x - SQUARE * radius, y - SQUARE * radius, 2 * SQUARE * radius, 2 * SQUARE * radius);
      case 2 -> polygon(x, y, POINTED * radius, 0, -1, 0.95, 0.7, -0.95, 0.7);
      default -> polygon(x, y, POINTED * radius, 0, -1, 1, 0, 0, 1, -1, 0);
    };
  }

  private static Shape polygon(double x, double y, double radius, double... corners) {
    Path2D path = new Path2D.Double();
    for (int p = 0; p < corners.length; p += 2) {
      double cornerX = x + radius * corners[p];
      double cornerY = y + radius * corners[p + 1];
      if (p == 0) {
        path.moveTo(cornerX, cornerY);
      } else {
        path.lineTo(cornerX, cornerY);
      }
    }
    path.closePath();
    return path;
  }
}
