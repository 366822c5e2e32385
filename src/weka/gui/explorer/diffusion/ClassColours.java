package weka.gui.explorer.diffusion;

import java.awt.Color;
import java.awt.Shape;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import labeldiffusion.picture.Palette;

/**
 * The colours and shapes of classes. {@link Palette} has 21 colours; every seven classes the shape
 * changes too, so 84 classes look different.
 */
final class ClassColours {
  /** Stands for the class of a node that no label has reached. */
  static final int NOT_REACHED = -1;

  static final Color NOT_REACHED_COLOUR = new Color(0x9a9a9a);

  /** Factors that give the other shapes about the area of the circle. */
  private static final double SQUARE = 0.88;

  private static final double POINTED = 1.25;

  private ClassColours() {}

  /** The colour of a class, or of nodes that are {@link #NOT_REACHED}. */
  static Color of(int k) {
    return k == NOT_REACHED ? NOT_REACHED_COLOUR : new Color(Palette.rgb(k));
  }

  /** Mixes a colour with white: white for strength 0, the colour itself for strength 1. */
  static Color mixed(Color colour, double strength) {
    return new Color(
        mixed(colour.getRed(), strength),
        mixed(colour.getGreen(), strength),
        mixed(colour.getBlue(), strength));
  }

  /** The inside of a marker for a confidence in [0, 1]: pale if doubtful, white if not reached. */
  static Color fill(int k, double confidence) {
    return k == NOT_REACHED ? Color.WHITE : mixed(of(k), 0.1 + 0.9 * confidence);
  }

  /** The edge of a marker for a confidence in [0, 1]. */
  static Color outline(int k, double confidence) {
    return k == NOT_REACHED ? of(k) : mixed(of(k).darker(), 0.45 + 0.55 * confidence);
  }

  private static int mixed(int part, double strength) {
    return (int) Math.round(255 + strength * (part - 255));
  }

  /** The outline of a class's marker around a place. */
  static Shape marker(int k, double x, double y, double radius) {
    return switch (Math.max(0, k) / Palette.CLASSES_PER_SHAPE % 4) {
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
