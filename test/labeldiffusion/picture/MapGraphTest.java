package labeldiffusion.picture;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertThrows;
import static org.junit.Assert.assertTrue;

import java.util.concurrent.CancellationException;
import labeldiffusion.TestGraphs;
import labeldiffusion.graph.SimilarityGraph;
import org.junit.Test;

public class MapGraphTest {
  @Test
  public void edgesOfWeightZeroAreLeftOut() {
    MapGraph graph =
        MapGraph.of(
            SimilarityGraph.ofEdges(
                4, new int[] {0, 1, 2}, new int[] {1, 2, 3}, new double[] {3, 0, 0.1}, 2));
    assertArrayEquals(new int[] {0, 1, 2, 3, 4}, graph.rowStart());
    assertArrayEquals(new int[] {1, 0, 3, 2}, graph.column());
    assertArrayEquals(new float[] {1, 1, 1, 1}, graph.count(), 0);
    assertEquals(2, graph.components());
    assertArrayEquals(new int[] {0, 0, 1, 1}, graph.component());
    assertEquals(4, graph.size());
  }

  /**
   * Edges 0 - 1 and 2 - 3 and 1 - 4 stand for one edge each, 0 - 2 for five. Node 0 is joined to 1
   * by one of its 2 edges and to 2 by five of its 6: it pairs with 2. Node 1 pairs with 4, and node
   * 3, whose only neighbour has a group, joins that.
   */
  @Test
  public void nodesPairWithTheNeighbourOfTheMostEdgesRelativeToItsOwn() {
    MapGraph graph =
        new MapGraph(
            new int[] {0, 2, 4, 6, 7, 8},
            new int[] {1, 2, 0, 4, 0, 3, 2, 1},
            new float[] {1, 5, 1, 1, 5, 1, 1, 1},
            new int[5],
            1);
    int[] groups = graph.groups();
    assertArrayEquals(new int[] {0, 1, 0, 0, 1}, groups);
    MapGraph coarse = graph.coarse(groups);
    assertArrayEquals(new int[] {0, 1, 2}, coarse.rowStart());
    assertArrayEquals(new int[] {1, 0}, coarse.column());
    assertArrayEquals("the edge 0 - 1", new float[] {1, 1}, coarse.count(), 0);
  }

  /** Three pairs around a ring of six; edges within a pair vanish. */
  @Test
  public void edgesBetweenGroupsAreAdded() {
    MapGraph ring = MapGraph.of(TestGraphs.ring(6));
    MapGraph coarse = ring.coarse(new int[] {0, 0, 1, 1, 2, 2});
    assertArrayEquals(new int[] {0, 2, 4, 6}, coarse.rowStart());
    assertArrayEquals(new float[] {1, 1, 1, 1, 1, 1}, coarse.count(), 0);
    MapGraph two = ring.coarse(new int[] {0, 1, 0, 1, 0, 1});
    assertArrayEquals("all six edges", new float[] {6, 6}, two.count(), 0);
    assertArrayEquals(new int[] {1, 0}, two.column());
  }

  @Test
  public void groupsBelongToTheComponentOfTheirNodes() {
    MapGraph graph =
        MapGraph.of(
            SimilarityGraph.ofEdges(5, new int[] {0, 2}, new int[] {3, 4}, new double[] {1, 1}, 1));
    int[] groups = graph.groups();
    assertArrayEquals(new int[] {0, 1, 2, 0, 2}, groups);
    MapGraph coarse = graph.coarse(groups);
    assertEquals(3, coarse.components());
    assertArrayEquals(
        new int[] {graph.component()[0], graph.component()[1], graph.component()[2]},
        coarse.component());
    assertArrayEquals(new int[] {0, 0, 0, 0}, coarse.rowStart());
  }

  @Test
  public void anEmptyGraphHasNoGroups() {
    MapGraph none = MapGraph.of(TestGraphs.unit());
    assertEquals(0, none.coarse(none.groups()).size());
  }

  /**
   * Node 0 is joined to 1 by its only edge and to 2 by five of its ten: it pairs with 1, not with
   * the neighbour of more edges.
   */
  @Test
  public void edgesCountRelativeToTheDegree() {
    MapGraph graph =
        new MapGraph(
            new int[] {0, 2, 3, 5, 6},
            new int[] {1, 2, 0, 0, 3, 2},
            new float[] {1, 5, 1, 5, 5, 5},
            new int[4],
            1);
    assertArrayEquals(new int[] {0, 0, 1, 1}, graph.groups());
  }

  @Test
  public void ofEquallyCloseNeighboursTheFirstIsTaken() {
    assertArrayEquals(new int[] {0, 0, 1, 1, 2, 2}, MapGraph.of(TestGraphs.ring(6)).groups());
  }

  @Test
  public void interruptsAreHeard() {
    MapGraph ring = MapGraph.of(TestGraphs.ring(6));
    int[] groups = ring.groups();
    Thread.currentThread().interrupt();
    assertThrows(CancellationException.class, ring::groups);
    assertThrows(CancellationException.class, () -> ring.coarse(groups));
    assertTrue(Thread.interrupted());
  }
}
