package labeldiffusion.sizes;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertThrows;

import org.junit.Test;

public class GivenSizesTest {
  @Test
  public void countsAndPercentagesBecomeShares() {
    assertArrayEquals(new double[] {0.25, 0.75}, GivenSizes.of(500, 1500).shares(), 1e-15);
    assertArrayEquals(new double[] {0.05, 0.95}, GivenSizes.of(5, 95).shares(), 1e-15);
  }

  @Test
  public void sharesOfFewDigitsAreMadeToSumToOne() {
    double third = 1.0 / 3;
    assertArrayEquals(
        new double[] {third, third, third}, GivenSizes.of(0.33, 0.33, 0.33).shares(), 1e-15);
  }

  @Test
  public void sharesThatDoNotSumToOneAreRejected() {
    assertEquals(
        "class sizes must be whole numbers or sum to 1, but their sum was 0.75",
        assertThrows(IllegalArgumentException.class, () -> GivenSizes.of(0.5, 0.25)).getMessage());
  }

  @Test
  public void sizesThatAreNotPositiveAreRejected() {
    for (double bad : new double[] {0, -0.5, Double.NaN, Double.POSITIVE_INFINITY}) {
      assertThrows(IllegalArgumentException.class, () -> GivenSizes.of(1, bad));
    }
  }

  @Test
  public void aClassWithoutLabelsLeavesItsShareToTheOthers() {
    SizeBounds bounds = GivenSizes.of(0.2, 0.5, 0.3).bounds(new int[] {4, 0, 1}, new int[3]);
    assertArrayEquals(new double[] {0.4, 0, 0.6}, bounds.low(), 1e-15);
    assertArrayEquals(new double[] {0.4, 0, 0.6}, bounds.high(), 1e-15);
  }

  @Test
  public void otherNumbersOfClassesAreRejected() {
    GivenSizes two = GivenSizes.of(0.5, 0.5);
    assertEquals(
        "class sizes must be one number per class, were 2 for 3 classes",
        assertThrows(
                IllegalArgumentException.class, () -> two.bounds(new int[] {1, 1, 1}, new int[3]))
            .getMessage());
  }
}
