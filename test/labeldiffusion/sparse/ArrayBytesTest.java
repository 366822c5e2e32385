package labeldiffusion.sparse;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;

import org.junit.Test;

public class ArrayBytesTest {
  @Test
  public void intsComeBack() {
    int[] values = {0, -1, 258, Integer.MIN_VALUE, Integer.MAX_VALUE};
    assertArrayEquals(values, ArrayBytes.ints(ArrayBytes.of(values)));
  }

  @Test
  public void doublesComeBackToTheBit() {
    double[] values = {-0.0, 0.1, Double.MIN_VALUE, Double.POSITIVE_INFINITY, Double.NaN};
    assertArrayEquals(values, ArrayBytes.doubles(ArrayBytes.of(values)), 0);
  }

  @Test
  public void floatsComeBackToTheBit() {
    float[] values = {-0f, 0.1f, Float.MIN_VALUE, Float.NEGATIVE_INFINITY, Float.NaN};
    assertArrayEquals(values, ArrayBytes.floats(ArrayBytes.of(values)), 0);
  }

  /** Machines of a cluster may differ in the order that is natural to them. */
  @Test
  public void theLowestByteComesFirstOnEveryMachine() {
    assertArrayEquals(new byte[] {2, 1, 0, 0}, ArrayBytes.of(new int[] {258}));
    assertEquals(0x3f, ArrayBytes.of(new double[] {1})[7]);
  }
}
