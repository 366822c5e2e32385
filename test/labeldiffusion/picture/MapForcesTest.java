package labeldiffusion.picture;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import labeldiffusion.SilentTestCase;
import labeldiffusion.TestGraphs;
import org.junit.Test;

/**
 * Two joined nodes at (0, 0) and (3, 4): q = 1/26. Each sample of a node is the node itself, which
 * does nothing, or the other one, which repels; how many of the six are the other one is random.
 */
public class MapForcesTest extends SilentTestCase {
  private static final double Q = 1 / 26.0;

  /** What one sample adds to the factor of y_j - y_i. */
  private static final double PUSH = 2.5 / 6 / ((0.01 + 25) * 26);

  private final MapGraph pair = MapGraph.of(TestGraphs.path(2));

  private MapForces forces(float... places) {
    return new MapForces(pair, places, workers);
  }

  /** How many samples repelled node 0, whose move along (3, 4) has this pull. */
  private static double repelled(float[] places, double pull, double rate) {
    assertEquals("along the edge", 4 / 3.0, places[1] / places[0], 1e-4);
    return (pull - places[0] / 3 / rate) / PUSH;
  }

  @Test
  public void neighboursAttractAndSamplesRepel() {
    double sum = 0;
    for (long seed = 0; seed < 200; seed++) {
      MapForces forces = forces(0, 0, 3, 4);
      forces.round(MapForces.mixed(seed + 1), 0.5f, false);
      double others = repelled(forces.places(), Q, 0.5);
      assertEquals("a whole number", Math.rint(others), others, 0.01);
      assertTrue(others > -0.5 && others < 6.5);
      sum += others;
    }
    assertEquals("half of six on average", 3, sum / 200, 0.4);
  }

  @Test
  public void bothEndsMoveByTheSameRule() {
    double sum = 0;
    for (long seed = 0; seed < 200; seed++) {
      MapForces forces = forces(3, 4, 0, 0);
      forces.round(MapForces.mixed(seed + 1), 1, false);
      double others = repelled(new float[] {forces.places()[2], forces.places()[3]}, Q, 1);
      assertEquals("a whole number", Math.rint(others), others, 0.01);
      sum += others;
    }
    assertEquals(3, sum / 200, 0.4);
  }

  @Test
  public void theAttractionThatReachesFarIsTheRoot() {
    MapForces forces = forces(0, 0, 3, 4);
    forces.round(7, 1, true);
    double others = repelled(forces.places(), Math.sqrt(Q), 1);
    assertEquals("a whole number", Math.rint(others), others, 0.01);
    assertTrue(others > -0.5 && others < 6.5);
  }

  /** With a rate of 0 only the momentum is left, 0.7 of the last move. */
  @Test
  public void movesGoOn() {
    MapForces forces = forces(0, 0, 3, 4);
    forces.round(7, 1, false);
    float[] first = forces.places().clone();
    forces.round(8, 0, false);
    assertEquals(1.7 * first[0], forces.places()[0], 1e-6);
    assertEquals(1.7 * first[1], forces.places()[1], 1e-6);
    assertEquals(3 + 1.7 * (first[2] - 3), forces.places()[2], 1e-6);
  }

  /** Nodes 0.1 apart repel by up to 12, but none moves by more than 2, and away from the other. */
  @Test
  public void noMoveIsLongerThanTwo() {
    int longest = 0;
    for (long seed = 0; seed < 50; seed++) {
      MapForces forces = forces(0, 0, 0.06f, 0.08f);
      forces.round(MapForces.mixed(seed + 1), 1, false);
      double length = Math.hypot(forces.places()[0], forces.places()[1]);
      assertTrue(length < 2 + 1e-5);
      if (length > 2 - 1e-5) {
        longest++;
        assertEquals(-1.2, forces.places()[0], 1e-4);
        assertEquals(-1.6, forces.places()[1], 1e-4);
      }
    }
    assertTrue(longest > 20);
  }

  /** A group of three edges pulls three times as much as one edge: (3 - 1) / 4 of one neighbour. */
  @Test
  public void attractionIsAMeanOverEdges() {
    MapGraph three =
        new MapGraph(
            new int[] {0, 2, 3, 4},
            new int[] {1, 2, 0, 0},
            new float[] {3, 1, 3, 1},
            new int[] {0, 0, 0},
            1);
    double sum = 0;
    double up = 0;
    int n = 400;
    for (long seed = 0; seed < n; seed++) {
      MapForces forces = new MapForces(three, new float[] {0, 0, 3, 4, -3, -4}, workers);
      forces.round(MapForces.mixed(seed + 1), 1, false);
      sum += forces.places()[0] / 3;
      up += forces.places()[1] / 4;
    }
    assertEquals("repulsion from both sides cancels", Q / 2, sum / n, PUSH / 3);
    assertEquals(Q / 2, up / n, PUSH / 3);
  }

  /** Samples of the second component are its own two nodes. */
  @Test
  public void samplesAreOfTheSameComponent() {
    MapGraph second =
        new MapGraph(
            new int[] {0, 0, 1, 2}, new int[] {2, 1}, new float[] {1, 1}, new int[] {0, 1, 1}, 2);
    double sum = 0;
    for (long seed = 0; seed < 200; seed++) {
      MapForces forces = new MapForces(second, new float[] {9, 9, 0, 0, 3, 4}, workers);
      forces.round(MapForces.mixed(seed + 1), 1, false);
      double others = repelled(new float[] {forces.places()[2], forces.places()[3]}, Q, 1);
      assertEquals("a whole number", Math.rint(others), others, 0.01);
      sum += others;
    }
    assertEquals(3, sum / 200, 0.4);
  }

  @Test
  public void aNodeOfItsOwnStays() {
    MapGraph single =
        new MapGraph(
            new int[] {0, 0, 1, 2}, new int[] {2, 1}, new float[] {1, 1}, new int[] {0, 1, 1}, 2);
    MapForces forces = new MapForces(single, new float[] {5, 6, 0, 0, 1, 1}, workers);
    forces.round(3, 1, true);
    assertArrayEquals(new float[] {5, 6}, new float[] {forces.places()[0], forces.places()[1]}, 0);
  }

  /** The finishing step of SplitMix64: with its increment, 0 gives the published first output. */
  @Test
  public void mixedIsTheFinishOfSplitMix64() {
    assertEquals(0xE220A8397B1DCDAFL, MapForces.mixed(0x9E3779B97F4A7C15L));
    assertEquals(0, MapForces.mixed(0));
  }
}
