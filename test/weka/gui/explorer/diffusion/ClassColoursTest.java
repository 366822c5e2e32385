package weka.gui.explorer.diffusion;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import java.awt.Color;
import java.awt.color.ColorSpace;
import java.util.HashSet;
import java.util.Set;
import org.junit.Test;

public class ClassColoursTest {
  private static final int COLOURS = 21;

  /** Differences of less than about 2.3 in CIE Lab cannot be seen; small dots need far more. */
  @Test
  public void coloursDifferClearlyFromEachOtherAndFromNotReached() {
    for (int a = ClassColours.NOT_REACHED; a < COLOURS; a++) {
      for (int b = a + 1; b < COLOURS; b++) {
        double difference = difference(ClassColours.of(a), ClassColours.of(b));
        assertTrue(a + " and " + b + " differ by " + difference, difference > 25);
      }
    }
  }

  @Test
  public void colourAndShapeTogetherAreUniqueFor84Classes() {
    Set<String> looks = new HashSet<>();
    for (int k = 0; k < 84; k++) {
      var marker = ClassColours.marker(k, 0, 0, 10);
      looks.add(
          ClassColours.of(k)
              + " "
              + marker.getClass()
              + marker.contains(0, 9)
              + marker.contains(7, 7));
    }
    assertEquals(84, looks.size());
  }

  @Test
  public void coloursFadeToWhite() {
    assertEquals(Color.WHITE, ClassColours.mixed(ClassColours.of(0), 0));
    assertEquals(ClassColours.of(0), ClassColours.mixed(ClassColours.of(0), 1));
  }

  private static double difference(Color a, Color b) {
    double[] p = lab(a);
    double[] q = lab(b);
    return Math.sqrt(
        Math.pow(p[0] - q[0], 2) + Math.pow(p[1] - q[1], 2) + Math.pow(p[2] - q[2], 2));
  }

  /** CIE Lab by its definition, white point D50 as in Java's XYZ. */
  private static double[] lab(Color colour) {
    float[] xyz =
        colour.getColorComponents(ColorSpace.getInstance(ColorSpace.CS_CIEXYZ), new float[3]);
    double x = root(xyz[0] / 0.9642);
    double y = root(xyz[1]);
    double z = root(xyz[2] / 0.8249);
    return new double[] {116 * y - 16, 500 * (x - y), 200 * (y - z)};
  }

  private static double root(double t) {
    return t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16.0 / 116;
  }
}
