package labeldiffusion.graph;

import java.io.Serializable;

/**
 * How to build a graph from points.
 *
 * @param k number of nearest other points each point is joined to
 * @param rule where the width of the Gaussian weights comes from
 * @param fixedWidth the width itself for {@link WidthRule#FIXED}, otherwise 0
 * @param densityExponent a of {@link SimilarityGraph#dividedByDensity}; 0 leaves the weights alone
 */
public record GraphSpec(int k, WidthRule rule, double fixedWidth, double densityExponent)
    implements Serializable {
  public static final int K_DEFAULT = 5;

  public GraphSpec {
    if (k < 1) {
      throw new IllegalArgumentException("number of neighbours K must be at least 1, was " + k);
    }
    if (rule == WidthRule.FIXED && !(fixedWidth > 0 && fixedWidth < Double.POSITIVE_INFINITY)) {
      throw new IllegalArgumentException(
          "width FIXED requires a sigma-x above 0, was " + fixedWidth);
    }
    if (rule != WidthRule.FIXED && fixedWidth != 0) {
      throw new IllegalArgumentException(
          "sigma-x requires width FIXED, was " + fixedWidth + " with width " + rule);
    }
    if (!(densityExponent >= 0 && densityExponent <= 1)) {
      throw new IllegalArgumentException(
          "density exponent must be between 0 and 1, was " + densityExponent);
    }
  }

  /** Without density weights. */
  public GraphSpec(int k, WidthRule rule, double fixedWidth) {
    this(k, rule, fixedWidth, 0);
  }

  /** How many of its nearest points must be known of each point. */
  public int searched() {
    return rule == WidthRule.SCALED ? ScaledNeighbours.searchedFor(k) : k;
  }

  /** This with another number of neighbours. */
  public GraphSpec withK(int number) {
    return new GraphSpec(number, rule, fixedWidth, densityExponent);
  }

  /**
   * This with so many neighbours that one width no longer suits all edges: {@link WidthRule#GLOBAL}
   * becomes {@link WidthRule#SCALED}.
   */
  public GraphSpec wide(int number) {
    WidthRule wide = rule == WidthRule.GLOBAL ? WidthRule.SCALED : rule;
    return new GraphSpec(number, wide, fixedWidth, densityExponent);
  }

  @Override
  public String toString() {
    return "K " + k + (rule == WidthRule.GLOBAL ? "" : ", width " + rule);
  }
}
