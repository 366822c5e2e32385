package labeldiffusion.sizes;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import java.util.Random;
import org.junit.Test;

public class SizeFactorsTest {
  private static final double NONE = Double.NEGATIVE_INFINITY;

  /**
   * Nodes whose class 1 has 1, 2, 3, 4 times the score of class 0, in logs. For two nodes each, the
   * threshold lies halfway between log 2 and log 3.
   */
  @Test
  public void theFactorLiesHalfwayBetweenTwoNodes() {
    double[][] logs = {{0, 0, 0, 0}, {Math.log(1.1), Math.log(2), Math.log(3), Math.log(4)}};
    double[] g = SizeFactors.of(logs, exactly(2, 2), 100);
    assertEquals(Math.sqrt(6), g[0] / g[1], 1e-9);
  }

  @Test
  public void classesWithinTheirBoundsKeepFactorOne() {
    double[][] logs = {{1, 1, 0, 0}, {0, 0, 1, 1}};
    SizeTargets wide = new SizeTargets(new double[] {1, 1}, new double[] {3, 3});
    assertArrayEquals(new double[] {1, 1}, SizeFactors.of(logs, wide, 100), 0);
  }

  /** Class 0 has no node although it should have 4 of 8: it moves, the others stay. */
  @Test
  public void onlyClassesOutsideTheirBoundsMove() {
    double[][] logs = new double[3][8];
    for (int i = 0; i < 8; i++) {
      logs[1][i] = i < 4 ? 0.1 * (i + 1) : -9;
      logs[2][i] = i < 4 ? -9 : 0.1 * (i + 1);
    }
    SizeTargets targets = new SizeTargets(new double[] {4, 0, 0}, new double[] {4, 8, 8});
    double[] g = SizeFactors.of(logs, targets, 100);
    assertArrayEquals(new int[] {4, 0, 4}, counts(logs, g));
    assertEquals(1, g[1], 0);
    assertEquals(1, g[2], 0);
  }

  @Test
  public void factorsStayWithinTheirCap() {
    double[][] logs = {{0, 0, 0, 0}, {9, 9, 9, 9}};
    double[] g = SizeFactors.of(logs, exactly(2, 2), 2);
    for (double factor : g) {
      assertTrue(factor >= 0.5 && factor <= 2);
    }
  }

  @Test
  public void aClassOutOfReachIsNotForcedOnANode() {
    double[][] logs = {{0, 0, 0, 0}, {NONE, NONE, NONE, 5}};
    double[] g = SizeFactors.of(logs, exactly(1, 3), 100);
    assertArrayEquals(new int[] {3, 1}, counts(logs, g));
  }

  @Test
  public void wantedSizesAreReachedOnRandomScores() {
    Random random = new Random(3);
    for (int round = 0; round < 30; round++) {
      int c = 2 + random.nextInt(6);
      int n = 300;
      double[][] logs = new double[c][n];
      double[] wanted = new double[c];
      int left = n;
      for (int t = 0; t < c; t++) {
        wanted[t] = t == c - 1 ? left : random.nextInt(1 + 2 * n / (c + 2));
        wanted[t] = Math.min(left, wanted[t]);
        left -= (int) wanted[t];
        for (int i = 0; i < n; i++) {
          logs[t][i] = random.nextGaussian();
        }
      }
      SizeTargets targets = new SizeTargets(wanted, wanted);
      int[] counts = counts(logs, SizeFactors.of(logs, targets, 1e6));
      for (int t = 0; t < c; t++) {
        assertEquals("round " + round, wanted[t], counts[t], 3);
      }
    }
  }

  /**
   * Scores with so many ties that a class cannot move at first, because no factor separates the
   * nodes it should gain or lose. Once the others have moved it can. Without a second try, or with
   * one at every update, some class misses its size by 2 or more.
   */
  @Test
  public void aClassThatCouldNotMoveIsTriedAgain() {
    double[][] logs = {
      {1, 1, 0, 2, 1, 0, 2, NONE, 2, NONE, 1, 0, 1, 2},
      {2, 1, 1, 0, 1, 0, 0, 0, 0, 1, 2, 2, 2, 2},
      {2, 1, 0, 1, 2, 2, 0, NONE, 0, 0, 0, NONE, 2, 0},
      {2, 2, 1, 2, NONE, NONE, NONE, 2, 1, 2, 0, 2, 1, 2}
    };
    assertMet(new double[] {4, 5, 5, 0}, logs, 1e6);
  }

  /** As above, with factors of at most e^3: a class may also be stuck at its cap. */
  @Test
  public void aClassThatWasStuckAtItsCapIsTriedAgain() {
    double[][] logs = {
      {1, NONE, 4, NONE, 0, 5, 5, 0, 3, NONE, 4, 4, 1, 5, 4, NONE, 5},
      {NONE, NONE, 4, 0, 2, 2, NONE, 2, NONE, 2, 0, 0, 0, 4, 5, 2, 0},
      {5, 3, 2, 1, 3, 3, 1, 3, 4, NONE, 3, 1, 0, 2, 3, NONE, NONE},
      {4, 1, 2, 4, 2, 4, 1, 5, 2, NONE, NONE, 4, 3, 1, NONE, NONE, 3}
    };
    assertMet(new double[] {3, 12, 1, 1}, logs, Math.exp(3));
  }

  private static void assertMet(double[] wanted, double[][] logs, double cap) {
    int[] counts = counts(logs, SizeFactors.of(logs, exactly(wanted), cap));
    for (int t = 0; t < wanted.length; t++) {
      assertEquals("class " + t, wanted[t], counts[t], 1);
    }
  }

  private static SizeTargets exactly(double... nodes) {
    return new SizeTargets(nodes, nodes);
  }

  private static int[] counts(double[][] logs, double[] g) {
    int[] counts = new int[g.length];
    for (int i = 0; i < logs[0].length; i++) {
      int best = 0;
      for (int t = 1; t < g.length; t++) {
        best = logs[t][i] + Math.log(g[t]) > logs[best][i] + Math.log(g[best]) ? t : best;
      }
      counts[best]++;
    }
    return counts;
  }
}
