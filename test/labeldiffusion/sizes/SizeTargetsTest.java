package labeldiffusion.sizes;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import org.junit.Test;

public class SizeTargetsTest {
  /** 20 % and 80 % of 100 nodes, 10 of which are labelled. */
  @Test
  public void labelledNodesCount() {
    SizeTargets targets = targets(new int[] {4, 6}, 0.2, 0.8);
    assertArrayEquals(new double[] {16, 74}, targets.low(), 1e-12);
    assertArrayEquals(new double[] {16, 74}, targets.high(), 1e-12);
  }

  /** Class 0 should have 5 of 100 nodes but has 10 labels: class 1 can only get the 90 others. */
  @Test
  public void targetsThatCannotBeMetAreScaled() {
    assertArrayEquals(new double[] {0, 90}, targets(new int[] {10, 0}, 0.05, 0.95).low(), 1e-12);
  }

  @Test
  public void upperBoundsLeaveRoomForAllNodes() {
    SizeBounds bounds = new SizeBounds(new double[2], new double[] {0.2, 0.3}, 2);
    assertArrayEquals(new double[] {40, 60}, SizeTargets.of(bounds, new int[2], 100).high(), 1e-12);
  }

  @Test
  public void whatIsMissedIsTheDistanceToTheBounds() {
    SizeTargets targets = new SizeTargets(new double[] {10}, new double[] {20});
    assertEquals(3, targets.missed(0, 7), 0);
    assertEquals(0, targets.missed(0, 15), 0);
    assertEquals(2, targets.missed(0, 22), 0);
  }

  @Test
  public void oneNodeOrOneInAThousandMayBeMissed() {
    SizeTargets targets = new SizeTargets(new double[] {10, 0}, new double[] {10, 1e9});
    assertTrue(targets.areMet(new int[] {9, 90}));
    assertFalse(targets.areMet(new int[] {8, 92}));
    assertTrue(targets.areMet(new int[] {20, 9980}));
  }

  @Test
  public void someClassesCanBeTakenOut() {
    SizeTargets targets = new SizeTargets(new double[] {1, 2, 3}, new double[] {4, 5, 6});
    assertArrayEquals(new double[] {1, 3}, targets.of(new int[] {0, 2}).low(), 0);
    assertArrayEquals(new double[] {4, 6}, targets.of(new int[] {0, 2}).high(), 0);
  }

  private static SizeTargets targets(int[] labelled, double... shares) {
    int free = 100 - labelled[0] - labelled[1];
    return SizeTargets.of(new SizeBounds(shares, shares, 100), labelled, free);
  }
}
