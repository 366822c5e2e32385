package labeldiffusion.picture;

/**
 * The places of the drawn nodes in a rectangle, y upwards.
 *
 * @param x from 0 to 1, left to right
 * @param y from 0 to 1, bottom to top
 * @param aspect the rectangle's height divided by its width; 0 if any ratio will do
 */
public record Layout(float[] x, float[] y, double aspect) {
  /** The smallest ratio of the sides; a narrower picture would be of no use. */
  private static final double NARROWEST = 0.2;

  /**
   * Two columns of numbers, each with its own scale. A missing value (NaN) is placed in the middle.
   */
  public static Layout ofColumns(double[] x, double[] y) {
    return new Layout(scaled(x), scaled(y), 0);
  }

  /** Points in the plane; both coordinates have the same scale. */
  public static Layout ofPoints(double[] x, double[] y) {
    double aspect = range(x) > 0 ? range(y) / range(x) : 1;
    return new Layout(scaled(x), scaled(y), Math.min(1 / NARROWEST, Math.max(NARROWEST, aspect)));
  }

  private static float[] scaled(double[] values) {
    double from = least(values);
    double range = range(values);
    float[] scaled = new float[values.length];
    for (int v = 0; v < values.length; v++) {
      boolean known = range > 0 && !Double.isNaN(values[v]);
      scaled[v] = known ? (float) ((values[v] - from) / range) : 0.5f;
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

  /** Difference between the greatest and the least value; 0 if there are none. */
  private static double range(double[] values) {
    double greatest = Double.NEGATIVE_INFINITY;
    for (double value : values) {
      greatest = value > greatest ? value : greatest;
    }
    return greatest < least(values) ? 0 : greatest - least(values);
  }
}
