package labeldiffusion.graph;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import java.util.Arrays;
import java.util.stream.IntStream;
import labeldiffusion.SilentTestCase;
import labeldiffusion.TestGraphs;
import labeldiffusion.neighbours.Neighbours;
import labeldiffusion.neighbours.exact.ExactSearch;
import labeldiffusion.parallel.Progress;
import labeldiffusion.points.Points;
import org.junit.Test;

public class BreadthFirstOrderTest extends SilentTestCase {
  private final Points points = Points.of(TestGraphs.randomPoints(200, 2, random));
  private final Neighbours neighbours = ExactSearch.search(points, 3, workers, Progress.NONE);
  private final int[] order = BreadthFirstOrder.of(neighbours);

  @Test
  public void everyNodeOccursOnce() {
    int[] sorted = order.clone();
    Arrays.sort(sorted);
    assertArrayEquals(IntStream.range(0, 200).toArray(), sorted);
  }

  /** 0 -> 2 -> 4 -> 0 and 1 -> 3 -> 1, 5 -> 3: distances from 0, then from 1. */
  @Test
  public void nodesComeByTheirDistanceFromTheFirstOfTheirComponent() {
    Neighbours lists = new Neighbours(6, 1, new int[] {2, 3, 4, 1, 0, 3}, new double[6]);
    assertArrayEquals(new int[] {0, 2, 4, 1, 3, 5}, BreadthFirstOrder.of(lists));
  }

  /** Two triangles of even and of odd nodes: lists of the one never lead to the other. */
  @Test
  public void componentsAreNumberedOneAfterTheOther() {
    int[] index = {2, 4, 3, 5, 0, 4, 1, 5, 0, 2, 1, 3};
    assertArrayEquals(
        new int[] {0, 2, 4, 1, 3, 5},
        BreadthFirstOrder.of(new Neighbours(6, 2, index, new double[12])));
  }

  @Test
  public void noNodesHaveAnEmptyOrder() {
    assertEquals(0, BreadthFirstOrder.of(new Neighbours(0, 0, new int[0], new double[0])).length);
  }

  @Test
  public void renumberedListsNameTheSameNeighbours() {
    Neighbours renumbered = neighbours.inOrder(order);
    for (int v = 0; v < 200; v++) {
      for (int r = 0; r < 3; r++) {
        assertEquals(neighbours.index()[order[v] * 3 + r], order[renumbered.index()[v * 3 + r]]);
        assertEquals(neighbours.squared()[order[v] * 3 + r], renumbered.squared()[v * 3 + r], 0);
      }
    }
  }

  @Test
  public void renumberedLocalWidthsGiveTheSameWeights() {
    KernelWidth width = KernelWidth.of(new GraphSpec(3, WidthRule.LOCAL, 0), neighbours);
    KernelWidth renumbered = width.inOrder(order);
    for (int v = 1; v < 200; v++) {
      assertEquals(width.weight(0.1, order[v - 1], order[v]), renumbered.weight(0.1, v - 1, v), 0);
    }
  }

  /** The purpose of the order: in a shuffled table the ends of an edge are n/3 nodes apart. */
  @Test
  public void neighboursComeCloserTogether() {
    assertTrue(meanStride(neighbours.inOrder(order)) < meanStride(neighbours) / 2);
  }

  private static double meanStride(Neighbours lists) {
    return IntStream.range(0, lists.index().length)
        .map(p -> Math.abs(lists.index()[p] - p / lists.k()))
        .average()
        .getAsDouble();
  }
}
