package labeldiffusion.points;

/** How far apart two points are. */
public enum Metric {
  /** The square root of the sum of squared differences. */
  EUCLIDEAN,
  /**
   * Euclidean between rows scaled to length 1, so that only directions count: ||x - y||^2 = 2 - 2
   * cos(x, y).
   */
  COSINE,
  /** The sum of absolute differences. */
  MANHATTAN
}
