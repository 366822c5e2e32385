package labeldiffusion.graph;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;

import labeldiffusion.SilentTestCase;
import org.junit.Test;

/** Rows 0: 1 2 3, 1: 0 2, 2: 1 0, 3: 0 by hand, the third of them not ascending. */
public class EdgePositionsTest extends SilentTestCase {
  private static final int[] ROW_START = {0, 3, 5, 7, 8};
  private static final int[] COLUMN = {1, 2, 3, 0, 2, 1, 0, 0};

  @Test
  public void bothPositionsOfEveryEdgeAreFoundInTheRows() {
    EdgePositions edges = EdgePositions.of(ROW_START, COLUMN);
    assertArrayEquals(new int[] {0, 3, 4, 4, 4}, edges.start());
    assertArrayEquals(new int[] {0, 1, 2, 4}, edges.forward());
    assertArrayEquals(new int[] {3, 6, 7, 5}, edges.backward());
  }

  @Test
  public void everyEdgeIsCountedOnce() {
    assertEquals(4, EdgePositions.of(ROW_START, COLUMN).count());
  }

  @Test
  public void rowsWithoutEntriesHaveNoEdges() {
    EdgePositions edges = EdgePositions.of(new int[3], new int[0]);
    assertArrayEquals(new int[3], edges.start());
    assertEquals(0, edges.count());
  }
}
