package labeldiffusion.neighbours;

import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import org.junit.Test;

public class SignBitsTest {
  @Test
  public void anyNegativeNumberOfEightIsNoticed() {
    for (int at = 0; at < 24; at++) {
      float[] x = new float[24];
      x[at] = -Float.MIN_VALUE;
      for (int j = 0; j < 24; j += 8) {
        assertTrue(SignBits.isAnyNegative(x, j) == (at / 8 == j / 8));
      }
    }
    float[] positive = {0, 1, Float.POSITIVE_INFINITY, 2, 3, 4, 5, Float.MIN_VALUE};
    assertFalse(SignBits.isAnyNegative(positive, 0));
  }
}
