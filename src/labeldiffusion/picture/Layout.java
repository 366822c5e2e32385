package labeldiffusion.picture;

/**
 * Where the drawn nodes lie: within the unit square, y upwards.
 *
 * @param x from 0 to 1
 * @param y from 0 to 1
 */
public record Layout(float[] x, float[] y) {

  /**
   * Two columns of numbers, each stretched to the whole side of the square. A missing value (NaN) lies in the middle.
   */
  public static Layout ofColumns(double[] x, double[] y) {
    return new Layout(scaled(x, least(x), range(x)), scaled(y, least(y), range(y)));
  }

  /** Points of the plane, both coordinates on one scale and in the middle of the square. */
  static Layout ofPoints(double[] x, double[] y) {
    double side = Math.max(range(x), range(y));
    return new Layout(scaled(x, least(x) - (side - range(x)) / 2, side), scaled(y, least(y) - (side - range(y)) / 2, side));
  }

  private static float[] scaled(double[] values, double from, double range) {
    float[] scaled = new float[values.length];
    for (int v = 0; v < values.length; v++) {
      boolean known = range > 0 && !Double.isNaN(values[v]);
      scaled[v] = known ? (float) Math.min(1, Math.max(0, (values[v] - from) / range)) : 0.5f;
    }
    return scaled;
  }

  private static double least(double[] values) {
    double least = Double.POSITIVE_INFINITY;
    for (double value : values) {
      least = value < least ? value : least; // NaN is not
    }
    return least;
  }

  /** Greatest less least value, 0 if there is none. */
  private static double range(double[] values) {
    double greatest = Double.NEGATIVE_INFINITY;
    for (double value : values) {
      greatest = value > greatest ? value : greatest;
    }
    return greatest < least(values) ? 0 : greatest - least(values);
  }
}
