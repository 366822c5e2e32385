package labeldiffusion.picture;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;

import labeldiffusion.TestGraphs;
import labeldiffusion.graph.SimilarityGraph;
import org.junit.Test;

/** Places by hand. A box has a gap of 0.5 and 4 % of its longer side all around. */
public class PackingTest {
  /** A cross whose long beam points to the right; its third node is above the beam. */
  private static final float[][] CROSS = {{-5, 0}, {5, 0}, {0, 2}, {0, -1}, {0, -1}};

  /** From whatever direction, far from the origin: its gap is 0.5 + 0.04 x 10. */
  @Test
  public void aComponentIsTurnedUntilItsLongAxisIsHorizontal() {
    for (int degrees : new int[] {0, 20, 60, 89, -20, -60, -89}) {
      float[] packed = Packing.of(MapGraph.of(TestGraphs.path(5)), turned(degrees));
      for (int i = 0; i < 5; i++) {
        String node = "node " + i + ", " + degrees + " degrees";
        assertEquals(node, 0.9 + 5 + CROSS[i][0], packed[2 * i], 1e-4);
        assertEquals(node, -0.9 - 2 + CROSS[i][1], packed[2 * i + 1], 1e-4);
      }
    }
  }

  private static float[] turned(int degrees) {
    double cos = Math.cos(Math.toRadians(degrees));
    double sin = Math.sin(Math.toRadians(degrees));
    float[] places = new float[10];
    for (int i = 0; i < 5; i++) {
      places[2 * i] = (float) (30 + cos * CROSS[i][0] - sin * CROSS[i][1]);
      places[2 * i + 1] = (float) (-20 + sin * CROSS[i][0] + cos * CROSS[i][1]);
    }
    return places;
  }

  @Test
  public void anUprightLineIsLaidDown() {
    float[] packed = Packing.of(MapGraph.of(TestGraphs.path(2)), new float[] {7, 1, 7, 11});
    assertArrayEquals(new float[] {0.9f, -0.9f, 10.9f, -0.9f}, packed, 1e-5f);
  }

  /** No direction is longer than another: nothing is turned. The gap is 0.5 + 0.04 x 2. */
  @Test
  public void aSquareStaysUpright() {
    float[] square = {-1, -1, 1, -1, 1, 1, -1, 1};
    assertArrayEquals(
        new float[] {0.58f, -2.58f, 2.58f, -2.58f, 2.58f, -0.58f, 0.58f, -0.58f},
        Packing.of(MapGraph.of(TestGraphs.ring(4)), square),
        1e-5f);
  }

  /** Boxes of side 1 on shelves of length sqrt(1.5 x 5) = 2.7. */
  @Test
  public void aShelfThatIsFullIsFollowedByTheNextBelow() {
    float[] packed = Packing.of(alone(5), new float[10]);
    assertArrayEquals(
        new float[] {0.5f, -0.5f, 1.5f, -0.5f, 0.5f, -1.5f, 1.5f, -1.5f, 0.5f, -2.5f},
        packed,
        1e-5f);
  }

  /** Boxes of side 1 on shelves of length sqrt(1.5 x 6) = 3, which three of them fill. */
  @Test
  public void boxesMayFillAShelf() {
    float[] packed = Packing.of(alone(6), new float[12]);
    assertArrayEquals(
        new float[] {0.5f, -0.5f, 1.5f, -0.5f, 2.5f, -0.5f, 0.5f, -1.5f, 1.5f, -1.5f, 2.5f, -1.5f},
        packed,
        1e-5f);
  }

  private static MapGraph alone(int n) {
    return MapGraph.of(TestGraphs.unit(new int[n][0]));
  }

  /** A single node and a rectangle of 4 x 2, whose box of 5.32 x 3.32 fills the first shelf. */
  @Test
  public void highBoxesComeFirst() {
    SimilarityGraph ring =
        SimilarityGraph.ofEdges(
            5, new int[] {1, 2, 3, 1}, new int[] {2, 3, 4, 4}, new double[] {1, 1, 1, 1}, 2);
    MapGraph graph = MapGraph.of(ring);
    float[] packed = Packing.of(graph, new float[] {9, 9, -2, -1, 2, -1, 2, 1, -2, 1});
    assertArrayEquals(
        new float[] {0.5f, -3.82f, 0.66f, -2.66f, 4.66f, -2.66f, 4.66f, -0.66f, 0.66f, -0.66f},
        packed,
        1e-4f);
  }

  /**
   * Thirty pairs of nodes 10 apart have boxes of 11.8 x 1.8 and an area of 637: on shelves of
   * length sqrt(1.5 x 637) = 30.9 there are two beside each other.
   */
  @Test
  public void theLengthOfShelvesFollowsTheArea() {
    int[][] next = new int[60][1];
    float[] places = new float[120];
    for (int i = 0; i < 60; i++) {
      next[i][0] = i ^ 1;
      places[2 * i] = i % 2 == 0 ? 0 : 10;
    }
    float[] packed = Packing.of(MapGraph.of(TestGraphs.unit(next)), places);
    assertEquals(0.9, packed[0], 1e-4);
    assertEquals("the second pair beside the first", 11.8 + 0.9, packed[4], 1e-4);
    assertEquals(packed[1], packed[5], 1e-4);
    assertEquals("the third pair below", 0.9, packed[8], 1e-4);
    assertEquals(packed[1] - 1.8, packed[9], 1e-4);
  }

  /**
   * Eight nodes at (2, 0) and (-2, 0), two at (0, 3) and (0, -3): the long axis is horizontal, but
   * the box is 4 x 6, and its gap 0.5 + 0.04 x 6.
   */
  @Test
  public void theGapFollowsTheLongerSide() {
    float[] places = new float[20];
    for (int i = 0; i < 8; i++) {
      places[2 * i] = i % 2 == 0 ? 2 : -2;
    }
    places[17] = 3;
    places[19] = -3;
    float[] packed = Packing.of(MapGraph.of(TestGraphs.ring(10)), places);
    assertEquals(4.74, packed[0], 1e-4);
    assertEquals(-3.74, packed[1], 1e-4);
  }
}
