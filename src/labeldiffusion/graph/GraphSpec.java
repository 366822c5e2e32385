package labeldiffusion.graph;

import java.io.Serializable;

/**
 * How a graph is to be made of points.
 *
 * @param k number of nearest other points each point is joined to
 * @param scale where the width of the Gaussian weights comes from
 * @param fixedWidth the width itself for {@link WidthRule#FIXED}, else 0
 */
public record GraphSpec(int k, WidthRule scale, double fixedWidth) implements Serializable {
  public static final int K_DEFAULT = 5;

  public GraphSpec {
    if (k < 1) {
      throw new IllegalArgumentException("number of neighbours K must be at least 1, was " + k);
    }
    if (scale == WidthRule.FIXED && !(fixedWidth > 0 && fixedWidth < Double.POSITIVE_INFINITY)) {
      throw new IllegalArgumentException(
          "scale FIXED needs a width sigma-x above 0, was " + fixedWidth);
    }
    if (scale != WidthRule.FIXED && fixedWidth != 0) {
      throw new IllegalArgumentException(
          "a width sigma-x goes with scale FIXED only, was " + fixedWidth + " with scale " + scale);
    }
  }
}
