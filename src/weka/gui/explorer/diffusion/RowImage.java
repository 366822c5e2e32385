package weka.gui.explorer.diffusion;

import java.awt.image.BufferedImage;
import java.util.Optional;
import java.util.stream.IntStream;
import weka.core.Attribute;
import weka.core.Instance;
import weka.core.Instances;

/**
 * Draws rows of grey values as pictures. A table is taken for one of pictures if all its attributes
 * besides the class and the id are numeric and their number is a square: 64 attributes are 8 x 8
 * pixels, 784 are 28 x 28, from the upper left to the lower right. Large values are dark.
 */
final class RowImage {
  /** Fewer pixels than this on a side show nothing. */
  private static final int SMALLEST_SIDE = 7;

  /** Rows that are looked at to find the range of the values. */
  private static final int SAMPLE = 1000;

  private final int[] pixels;
  private final int side;
  private final double least;
  private final double greatest;

  private RowImage(int[] pixels, int side, double least, double greatest) {
    this.pixels = pixels;
    this.side = side;
    this.least = least;
    this.greatest = greatest;
  }

  /**
   * Empty if the rows do not look like pictures.
   *
   * @param id an attribute that is no pixel
   */
  static Optional<RowImage> of(Instances table, Optional<Attribute> id) {
    int apart = id.map(Attribute::index).orElse(-1);
    int[] pixels =
        IntStream.range(0, table.numAttributes())
            .filter(a -> a != table.classIndex() && a != apart)
            .toArray();
    int side = (int) Math.round(Math.sqrt(pixels.length));
    boolean isSquare = side * side == pixels.length && side >= SMALLEST_SIDE;
    if (!isSquare || !IntStream.of(pixels).allMatch(a -> table.attribute(a).isNumeric())) {
      return Optional.empty();
    }
    double least = Double.POSITIVE_INFINITY;
    double greatest = Double.NEGATIVE_INFINITY;
    int step = Math.max(1, table.numInstances() / SAMPLE);
    for (int row = 0; row < table.numInstances(); row += step) {
      for (int a : pixels) {
        double value = table.instance(row).value(a);
        least = value < least ? value : least; // a missing value, NaN, is neither
        greatest = value > greatest ? value : greatest;
      }
    }
    return greatest > least
        ? Optional.of(new RowImage(pixels, side, least, greatest))
        : Optional.empty();
  }

  /** Pixels per side. */
  int side() {
    return side;
  }

  /** One pixel per attribute; missing values are white. */
  BufferedImage draw(Instance row) {
    BufferedImage image = new BufferedImage(side, side, BufferedImage.TYPE_INT_RGB);
    for (int p = 0; p < pixels.length; p++) {
      double value = row.value(pixels[p]);
      double dark = Double.isNaN(value) ? 0 : (value - least) / (greatest - least);
      int grey = (int) Math.round(255 * (1 - Math.min(1, Math.max(0, dark))));
      image.setRGB(p % side, p / side, grey << 16 | grey << 8 | grey);
    }
    return image;
  }
}
