package weka.gui.explorer.diffusion;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;

import java.awt.image.BufferedImage;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.Test;
import weka.classifiers.diffusion.experiment.TwoMoons;
import weka.core.Attribute;
import weka.core.DenseInstance;
import weka.core.Instances;
import weka.core.Utils;

public class RowImageTest {
  /** One row of numbers 0, 1, 2, ... and a class. */
  private static Instances table(int pixels) {
    ArrayList<Attribute> attributes = new ArrayList<>();
    for (int a = 0; a < pixels; a++) {
      attributes.add(new Attribute("p" + a));
    }
    attributes.add(new Attribute("digit", List.of("a", "b")));
    Instances table = new Instances("digits", attributes, 1);
    table.setClassIndex(pixels);
    double[] row = new double[pixels + 1];
    for (int a = 0; a < pixels; a++) {
      row[a] = a;
    }
    row[5] = Utils.missingValue();
    table.add(new DenseInstance(1, row));
    return table;
  }

  @Test
  public void pixelsRunFromUpperLeftToLowerRight() {
    Instances digits = table(64);
    BufferedImage image =
        RowImage.of(digits, Optional.empty()).orElseThrow().draw(digits.instance(0));
    assertEquals(8, image.getWidth());
    assertEquals("least is white", 0xffffff, image.getRGB(0, 0) & 0xffffff);
    assertEquals("greatest is black", 0, image.getRGB(7, 7) & 0xffffff);
    int grey = 255 - Math.round(255 * 15 / 63f);
    assertEquals("sixteenth value", grey * 0x010101, image.getRGB(7, 1) & 0xffffff);
    assertEquals("missing is white", 0xffffff, image.getRGB(5, 0) & 0xffffff);
  }

  @Test
  public void idIsNoPixel() {
    Instances digits = table(65);
    RowImage images = RowImage.of(digits, Optional.of(digits.attribute("p0"))).orElseThrow();
    assertEquals(8, images.side());
    assertEquals(0xffffff, images.draw(digits.instance(0)).getRGB(0, 0) & 0xffffff);
  }

  @Test
  public void onlySquaresOfNumbersArePictures() {
    assertFalse(RowImage.of(table(63), Optional.empty()).isPresent());
    assertFalse("too small to see anything", RowImage.of(table(36), Optional.empty()).isPresent());
    assertFalse(RowImage.of(TwoMoons.generate(20, 0.1, 1), Optional.empty()).isPresent());
  }
}
