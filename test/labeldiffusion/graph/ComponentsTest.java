package labeldiffusion.graph;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;

import java.util.Arrays;
import labeldiffusion.SilentTestCase;
import labeldiffusion.TestGraphs;
import org.junit.Test;

public class ComponentsTest extends SilentTestCase {
  @Test
  public void pathIsOneComponent() {
    assertEquals(1, Components.of(TestGraphs.path(50)).count());
  }

  @Test
  public void noNodesAreNoComponents() {
    assertEquals(0, Components.of(TestGraphs.unit()).count());
  }

  @Test
  public void componentsAreNumberedByTheirLowestNodes() {
    // 0-3, 1-2-4, 5-6
    Components components =
        Components.of(
            TestGraphs.unit(
                new int[] {3},
                new int[] {2},
                new int[] {4},
                new int[] {0},
                new int[] {2},
                new int[] {6},
                new int[] {5}));
    assertEquals(3, components.count());
    assertArrayEquals(new int[] {0, 1, 1, 0, 1, 2, 2}, components.of());
  }

  @Test
  public void edgesOfWeightZeroJoinNothing() {
    SimilarityGraph graph =
        TestGraphs.nearest(
            new double[][] {{0}, {0.1}, {100}}, new GraphSpec(1, WidthRule.FIXED, 0.1));
    assertArrayEquals(new int[] {0, 0, 1}, Components.of(graph).of());
  }

  @Test
  public void anEdgeNeverLeavesItsComponent() {
    for (int trial = 0; trial < 20; trial++) {
      SimilarityGraph graph = TestGraphs.nearest(TestGraphs.randomPoints(60, 2, random), 1);
      Components components = Components.of(graph);
      for (int i = 0; i < graph.size(); i++) {
        for (int p = graph.rowStart()[i]; p < graph.rowStart()[i + 1]; p++) {
          assertEquals(components.of()[i], components.of()[graph.column()[p]]);
        }
      }
      // with one neighbour each a component is a tree, or a tree and one edge twice named: n -
      // edges of them
      assertEquals(graph.size() - graph.edgeCount(), components.count());
      assertEquals(components.count() - 1, Arrays.stream(components.of()).max().getAsInt());
    }
  }
}
