package labeldiffusion.model;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;

import java.util.stream.DoubleStream;
import org.junit.Test;

public class ScoreGapTest {
  @Test
  public void logRatioOfTheTwoLargest() {
    double[] F = {9, 9, 9, 0.1, 0.6, 0.3};
    assertEquals(Math.log(2), ScoreGap.of(F, 1, 3), 1e-15);
  }

  @Test
  public void aTieHasNoGap() {
    assertEquals(0, ScoreGap.of(new double[] {0.4, 0.2, 0.4}, 0, 3), 0);
  }

  @Test
  public void anUnreachedRowHasNoGap() {
    assertEquals(0, ScoreGap.of(new double[2], 0, 2), 0);
  }

  @Test
  public void aRowOfOneClassTellsNothing() {
    double gap = ScoreGap.of(new double[] {0, 0.7}, 0, 2);
    assertEquals(Double.POSITIVE_INFINITY, gap, 0);
    assertFalse(ScoreGap.isTelling(gap));
  }

  @Test
  public void medianLeavesOutWhatTellsNothing() {
    double infinite = Double.POSITIVE_INFINITY;
    assertEquals(2, ScoreGap.median(DoubleStream.of(0, 3, infinite, 1, 2, infinite, 0)), 0);
  }

  @Test
  public void medianOfNothingIsOne() {
    assertEquals(1, ScoreGap.median(DoubleStream.empty()), 0);
  }

  @Test
  public void othersAreAskedIfNoGapTells() {
    assertEquals(5, ScoreGap.median(new double[] {0, 0}, new double[] {5}), 0);
    assertEquals(3, ScoreGap.median(new double[] {3}, new double[] {5}), 0);
  }
}
