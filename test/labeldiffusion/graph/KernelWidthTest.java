package labeldiffusion.graph;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertThrows;
import static org.junit.Assert.assertTrue;

import labeldiffusion.SilentTestCase;
import labeldiffusion.neighbours.Neighbours;
import labeldiffusion.neighbours.exact.ExactSearch;
import labeldiffusion.parallel.Progress;
import labeldiffusion.points.Points;
import org.junit.Test;

/**
 * On the points 0, 1, 3, 7 with K = 2 the mean distances to the neighbours are (1+3)/2, (1+2)/2,
 * (2+3)/2, (4+6)/2.
 */
public class KernelWidthTest extends SilentTestCase {
  private static final double[] POINTS = {0, 1, 3, 7};
  private static final double[] LOCAL = {2, 1.5, 2.5, 5};
  private static final double GLOBAL = 2.75 * 2.75;

  @Test
  public void globalWidthIsTheSquaredMeanDistance() {
    assertEquals(GLOBAL, width(WidthRule.GLOBAL, 0, POINTS).typical(), 1e-15);
  }

  @Test
  public void globalWeightIsTheGaussian() {
    assertEquals(Math.exp(-4 / GLOBAL), width(WidthRule.GLOBAL, 0, POINTS).weight(4, 1, 2), 1e-15);
  }

  @Test
  public void localWidthIsTheProductOfTheTwoMeanDistances() {
    KernelWidth width = width(WidthRule.LOCAL, 0, POINTS);
    for (int i = 0; i < 4; i++) {
      for (int j = 0; j < 4; j++) {
        assertEquals(Math.exp(-4 / (LOCAL[i] * LOCAL[j])), width.weight(4, i, j), 1e-15);
      }
    }
  }

  @Test
  public void onlyLocalIsLocal() {
    assertTrue(width(WidthRule.LOCAL, 0, POINTS).isLocal());
    assertFalse(width(WidthRule.GLOBAL, 0, POINTS).isLocal());
    assertFalse(width(WidthRule.FIXED, 1, POINTS).isLocal());
  }

  @Test
  public void fixedWidthIsTheGivenNumber() {
    KernelWidth width = width(WidthRule.FIXED, 0.5, POINTS);
    assertEquals(0.5, width.typical(), 0);
    assertEquals(Math.exp(-8), width.weight(4, 0, 1), 1e-15);
  }

  @Test
  public void coincidentPointsHaveWeightOneAtWidthZero() {
    for (WidthRule scale : new WidthRule[] {WidthRule.GLOBAL, WidthRule.LOCAL}) {
      assertEquals(1, width(scale, 0, 3, 3, 3).weight(0, 0, 1), 0);
    }
  }

  @Test
  public void distinctPointsHaveWeightZeroAtWidthZero() {
    for (WidthRule scale : new WidthRule[] {WidthRule.GLOBAL, WidthRule.LOCAL}) {
      assertEquals(0, width(scale, 0, 3, 3, 3).weight(1e-9, 0, 1), 0);
    }
  }

  @Test
  public void underflowIsWeightZero() {
    assertEquals(0, width(WidthRule.FIXED, 1e-3, POINTS).weight(16, 2, 3), 0);
  }

  /** Numbers below the smallest normal one have few digits left: exp(-740) is one of them. */
  @Test
  public void weightWithoutFullPrecisionIsZero() {
    assertTrue(Math.exp(-740) > 0);
    assertEquals(0, width(WidthRule.FIXED, 1, POINTS).weight(740, 2, 3), 0);
    assertEquals(Math.exp(-700), width(WidthRule.FIXED, 1, POINTS).weight(700, 2, 3), 0);
  }

  @Test
  public void globalWeightsOfANewPointAreGaussiansUpToAFactor() {
    double[] weights = width(WidthRule.GLOBAL, 0, POINTS).weightsOfNewPoint(nearest(2.5, POINTS));
    assertArrayEquals(new double[] {1, Math.exp((0.25 - 2.25) / GLOBAL)}, weights, 1e-15);
  }

  /** Its own density is a factor common to all its weights; those of its neighbours divide them. */
  @Test
  public void weightsOfANewPointAreDividedByTheDensityOfItsNeighbours() {
    KernelWidth width = width(WidthRule.GLOBAL, 0, POINTS);
    Neighbours nearest = nearest(2.5, POINTS);
    double[] density = {1, 2, 3, 4, 5, 6, 7, 8};
    double[] plain = width.weightsOfNewPoint(nearest);
    double[] divided = width.dividedByDensity(density, 0.5).weightsOfNewPoint(nearest);
    double ratio = Math.sqrt(density[nearest.index()[0]] / density[nearest.index()[1]]);
    assertEquals(plain[1] / plain[0] * ratio, divided[1] / divided[0], 1e-14);
  }

  @Test
  public void localWeightsOfANewPointUseItsOwnMeanDistance() {
    double[] weights = width(WidthRule.LOCAL, 0, POINTS).weightsOfNewPoint(nearest(2.5, POINTS));
    double own = (0.5 + 1.5) / 2;
    assertEquals(
        Math.exp(-2.25 / (own * LOCAL[1])) / Math.exp(-0.25 / (own * LOCAL[2])),
        weights[1] / weights[0],
        1e-15);
  }

  @Test
  public void newPointFarAwayStillHasWeights() {
    for (WidthRule scale : new WidthRule[] {WidthRule.GLOBAL, WidthRule.LOCAL}) {
      double[] weights = width(scale, 0, POINTS).weightsOfNewPoint(nearest(1e9, POINTS));
      assertEquals(1, Math.max(weights[0], weights[1]), 0);
      assertTrue(weights[0] >= 0 && weights[1] >= 0);
    }
  }

  @Test
  public void newPointBesideDuplicatesWeighsThemEqually() {
    for (WidthRule scale : new WidthRule[] {WidthRule.GLOBAL, WidthRule.LOCAL}) {
      assertArrayEquals(
          new double[] {1, 1}, width(scale, 0, 3, 3, 3).weightsOfNewPoint(nearest(4, 3, 3, 3)), 0);
    }
  }

  @Test
  public void infiniteDistancesAreRejected() {
    assertThrows(
        IllegalArgumentException.class, () -> width(WidthRule.GLOBAL, 0, -1e200, 0, 1e200));
  }

  private KernelWidth width(WidthRule scale, double fixed, double... x) {
    GraphSpec spec = new GraphSpec(2, scale, fixed);
    return KernelWidth.of(spec, ExactSearch.search(line(x), 2, workers, Progress.NONE));
  }

  private static Neighbours nearest(double x, double... stored) {
    return ExactSearch.nearest(line(x), 0, line(stored), 2);
  }

  private static Points line(double... x) {
    double[][] rows = new double[x.length][];
    for (int i = 0; i < x.length; i++) {
      rows[i] = new double[] {x[i]};
    }
    return Points.of(rows);
  }
}
