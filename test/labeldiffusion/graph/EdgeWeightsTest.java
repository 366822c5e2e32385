package labeldiffusion.graph;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertThrows;

import labeldiffusion.SilentTestCase;
import org.junit.Test;

/** A path a - b - c - d with edges of length 1, 3 and 2. */
public class EdgeWeightsTest extends SilentTestCase {
  private static final int[] LOW = {0, 1, 2};
  private static final int[] HIGH = {1, 2, 3};
  private static final double[] SQUARED = {1, 9, 4};

  @Test
  public void globalWidthIsTheSquaredMeanLengthOfTheEdges() {
    EdgeWeights weights = weights(WidthRule.GLOBAL, 0, SQUARED);
    assertEquals(4, weights.origin().sigmaX(), 1e-15); // ((1 + 3 + 2) / 3)^2
    assertArrayEquals(
        new double[] {Math.exp(-1 / 4.0), Math.exp(-9 / 4.0), Math.exp(-1)},
        weights.value(),
        1e-15);
  }

  @Test
  public void localWidthIsTheProductOfTheEndsMeanLengths() {
    double b = 2; // the mean of 1 and 3
    double c = 2.5; // the mean of 3 and 2
    assertArrayEquals(
        new double[] {Math.exp(-1 / (1 * b)), Math.exp(-9 / (b * c)), Math.exp(-4 / (c * 2))},
        weights(WidthRule.LOCAL, 0, SQUARED).value(),
        1e-15);
  }

  @Test
  public void fixedWidthIsTheNumberGiven() {
    assertArrayEquals(
        new double[] {Math.exp(-0.1), Math.exp(-0.9), Math.exp(-0.4)},
        weights(WidthRule.FIXED, 10, SQUARED).value(),
        1e-15);
  }

  @Test
  public void edgesOfUnknownLengthWeighTheMeanOfTheOthersAndDoNotCountForTheWidth() {
    double unknown = Double.NaN;
    EdgeWeights weights = weights(WidthRule.GLOBAL, 0, new double[] {1, unknown, 9});
    double first = Math.exp(-1 / 4.0);
    double last = Math.exp(-9 / 4.0);
    assertArrayEquals(new double[] {first, (first + last) / 2, last}, weights.value(), 1e-15);
    assertEquals(new EdgeOrigin.Weighted(4, false, 1), weights.origin());
    assertArrayEquals(
        new double[] {Math.exp(-1), (Math.exp(-1) + Math.exp(-1)) / 2, Math.exp(-1)},
        weights(WidthRule.LOCAL, 0, new double[] {1, unknown, 9}).value(),
        1e-15);
  }

  @Test
  public void edgesWeighOneIfNoLengthIsKnown() {
    for (WidthRule scale : WidthRule.values()) {
      EdgeWeights weights =
          weights(
              scale,
              scale == WidthRule.FIXED ? 1 : 0,
              new double[] {Double.NaN, Double.NaN, Double.NaN});
      assertArrayEquals(new double[] {1, 1, 1}, weights.value(), 0);
    }
  }

  @Test
  public void edgesBetweenEqualNodesWeighOne() {
    for (WidthRule scale : new WidthRule[] {WidthRule.GLOBAL, WidthRule.LOCAL}) {
      assertArrayEquals(new double[] {1, 1, 1}, weights(scale, 0, new double[3]).value(), 0);
    }
  }

  @Test
  public void infiniteLengthsAreRejected() {
    assertThrows(
        IllegalArgumentException.class,
        () -> weights(WidthRule.GLOBAL, 0, new double[] {1, Double.POSITIVE_INFINITY, 4}));
  }

  @Test
  public void givenWeightsStayAsTheyAre() {
    EdgeWeights weights = EdgeWeights.given(SQUARED);
    assertArrayEquals(SQUARED, weights.value(), 0);
    assertEquals(new EdgeOrigin.Given(), weights.origin());
  }

  private static EdgeWeights weights(WidthRule scale, double fixed, double[] squared) {
    return EdgeWeights.of(new GraphSpec(5, scale, fixed), 4, LOW, HIGH, squared);
  }
}
