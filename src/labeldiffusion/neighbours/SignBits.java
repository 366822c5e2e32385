package labeldiffusion.neighbours;

/** Tests the signs of eight floats with a single branch, which is rarely taken. */
public final class SignBits {
  private SignBits() {}

  /** Whether any of x[j] .. x[j+7] is negative: the sign bit of their bits, combined by OR. */
  public static boolean isAnyNegative(float[] x, int j) {
    return (bits(x[j])
            | bits(x[j + 1])
            | bits(x[j + 2])
            | bits(x[j + 3])
            | bits(x[j + 4])
            | bits(x[j + 5])
            | bits(x[j + 6])
            | bits(x[j + 7]))
        < 0;
  }

  private static int bits(float x) {
    return Float.floatToRawIntBits(x);
  }
}
