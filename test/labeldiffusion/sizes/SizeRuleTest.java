package labeldiffusion.sizes;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import org.junit.Test;

public class SizeRuleTest {
  @Test
  public void freeAllowsEverything() {
    SizeBounds bounds = SizeRule.FREE.bounds(new int[] {1, 2}, new int[] {9, 0});
    assertArrayEquals(new double[] {0, 0}, bounds.low(), 0);
    assertArrayEquals(new double[] {1, 1}, bounds.high(), 0);
  }

  @Test
  public void evenDividesAmongTheClassesWithLabels() {
    SizeBounds bounds = SizeRule.EVEN.bounds(new int[] {1, 0, 7}, new int[3]);
    assertArrayEquals(new double[] {0.5, 0, 0.5}, bounds.low(), 1e-15);
    assertArrayEquals(new double[] {0.5, 0, 0.5}, bounds.high(), 1e-15);
  }

  /** Quantiles of Beta(8.5, 2.5), by summing its density. */
  @Test
  public void labelsGiveTheCredibleInterval() {
    SizeBounds bounds = SizeRule.LABELS.bounds(new int[] {8, 2}, new int[2]);
    assertEquals(0.4972, bounds.low()[0], 1e-4);
    assertEquals(0.9559, bounds.high()[0], 1e-4);
    assertEquals(1 - bounds.high()[0], bounds.low()[1], 1e-9);
  }

  @Test
  public void countsThatVaryLessThanASampleWouldAreByDesign() {
    assertTrue(SizeRule.areByDesign(new int[] {5, 5}));
    assertTrue(SizeRule.areByDesign(new int[] {7}));
    assertTrue(SizeRule.areByDesign(new int[] {10, 10, 0, 10, 10, 10, 10, 10, 8})); // 8 were all
    assertFalse(SizeRule.areByDesign(new int[] {9, 11}));
    assertFalse(SizeRule.areByDesign(new int[] {3, 6, 4, 9, 5, 2, 5, 7, 3, 6}));
  }

  @Test
  public void autoOnlyKeepsClassesFromVanishingIfLabelsAreByDesign() {
    SizeBounds bounds = SizeRule.AUTO.bounds(new int[] {5, 5, 0}, new int[] {100, 0, 0});
    assertArrayEquals(new double[] {0.025, 0.025, 0}, bounds.low(), 1e-15);
    assertArrayEquals(new double[] {0.975, 0.975, 0}, bounds.high(), 1e-15);
  }

  /** 20 and 80 of 100 labels, but 60 % of the nodes: both classes are far outside. */
  @Test
  public void autoBringsAnImplausibleShareOfTwoBackToThatOfTheLabels() {
    SizeBounds bounds = SizeRule.AUTO.bounds(new int[] {20, 80}, new int[] {600, 400});
    assertArrayEquals(new double[] {0.2, 0.8}, bounds.low(), 1e-15);
    assertArrayEquals(new double[] {0.2, 0.8}, bounds.high(), 1e-15);
  }

  @Test
  public void autoBringsOneOfManySharesToTheEndOfItsIntervalOnly() {
    SizeBounds bounds = SizeRule.AUTO.bounds(new int[] {20, 50, 30}, new int[] {900, 50, 50});
    assertTrue(0.05 < bounds.low()[0] && bounds.low()[0] < 0.2);
    assertTrue(0.2 < bounds.high()[0] && bounds.high()[0] < 0.4);
  }

  @Test
  public void autoLeavesPlausibleSharesAlone() {
    SizeBounds bounds = SizeRule.AUTO.bounds(new int[] {20, 80}, new int[] {280, 720});
    assertTrue(bounds.low()[0] < 0.28 && 0.28 < bounds.high()[0]);
    assertTrue(bounds.low()[1] < 0.72 && 0.72 < bounds.high()[1]);
  }

  @Test
  public void statedSizesMayUseLargerFactorsThanGuesses() {
    int[] labels = {3, 4};
    assertEquals(100, SizeRule.EVEN.bounds(labels, labels).cap(), 0);
    assertEquals(100, GivenSizes.of(1, 2).bounds(labels, labels).cap(), 0);
    assertEquals(2, SizeRule.LABELS.bounds(labels, labels).cap(), 0);
    assertEquals(2, SizeRule.AUTO.bounds(labels, labels).cap(), 0);
  }
}
