package labeldiffusion.graph;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertThrows;
import static org.junit.Assert.assertTrue;

import java.util.concurrent.CancellationException;
import labeldiffusion.SilentTestCase;
import labeldiffusion.neighbours.Neighbours;
import org.junit.Test;

/**
 * Lists 0: 1 2, 1: 0 2, 2: 1, 3: 0 by hand: node 2 has a short list, and only the other end of the
 * edges 0-2 and 0-3 lists them.
 */
public class RowStructureTest extends SilentTestCase {
  private static final int NONE = Neighbours.NONE;

  private final RowStructure ofLists =
      RowStructure.of(
          new Neighbours(4, 2, new int[] {1, 2, 0, 2, 1, NONE, 0, NONE}, new double[8]));

  @Test
  public void rowsListNeighboursFirstAndThenTheOthersAscending() {
    assertArrayEquals(new int[] {0, 3, 5, 7, 8}, ofLists.rowStart);
    assertArrayEquals(new int[] {1, 2, 3, 0, 2, 1, 0, 0}, ofLists.column);
  }

  @Test
  public void neighbourhoodsAreTheLists() {
    assertArrayEquals(new int[] {2, 5, 6, 8}, ofLists.neighbourEnd);
  }

  @Test
  public void everyEdgeHasItsTwoPositions() {
    assertArrayEquals(new int[] {0, 3, 4, 4, 4}, ofLists.edges().start());
    assertArrayEquals(new int[] {0, 1, 2, 4}, ofLists.edges().forward());
    assertArrayEquals(new int[] {3, 6, 7, 5}, ofLists.edges().backward());
  }

  /** Edges 0-1 (1), 0-2 (5), 0-3 (5), 2-3 (1); the two strongest of node 0 are 2 and 3. */
  private static RowStructure ofEdges(int k) {
    return RowStructure.of(
        4, new int[] {0, 0, 0, 2}, new int[] {1, 2, 3, 3}, new double[] {1, 5, 5, 1}, k);
  }

  @Test
  public void strongestEdgesComeFirstAndTiesGoToTheLowerNode() {
    assertArrayEquals(new int[] {0, 3, 4, 6, 8}, ofEdges(2).rowStart);
    assertArrayEquals(new int[] {2, 3, 1, 0, 0, 3, 0, 2}, ofEdges(2).column);
    assertArrayEquals(new int[] {2, 4, 6, 8}, ofEdges(2).neighbourEnd);
  }

  @Test
  public void edgesThatAreNotAmongTheStrongestAreAscending() {
    assertArrayEquals(new int[] {2, 1, 3, 0, 0, 3, 0, 2}, ofEdges(1).column);
    assertArrayEquals(new int[] {1, 4, 5, 7}, ofEdges(1).neighbourEnd);
  }

  /** Node 0 has edges of weights 1, 5 and 3: by weight the last two are 3 and 1. */
  @Test
  public void theRestIsAscendingWhateverItsWeights() {
    RowStructure star =
        RowStructure.of(4, new int[] {0, 0, 0}, new int[] {1, 2, 3}, new double[] {1, 5, 3}, 1);
    assertArrayEquals(new int[] {2, 1, 3, 0, 0, 0}, star.column);
  }

  @Test
  public void anInterruptStopsIt() {
    Thread.currentThread().interrupt();
    assertThrows(CancellationException.class, () -> ofEdges(2));
    assertTrue(Thread.interrupted());
    Neighbours pair = new Neighbours(2, 1, new int[] {1, 0}, new double[2]);
    Thread.currentThread().interrupt();
    assertThrows(CancellationException.class, () -> RowStructure.of(pair));
    assertTrue(Thread.interrupted());
  }

  @Test
  public void edgesOfGivenRowsAreFoundInTheRows() {
    RowStructure given = new RowStructure(ofLists.rowStart, ofLists.neighbourEnd, ofLists.column);
    assertArrayEquals(ofLists.edges().start(), given.edges().start());
    assertArrayEquals(ofLists.edges().forward(), given.edges().forward());
    assertArrayEquals(ofLists.edges().backward(), given.edges().backward());
  }

  @Test
  public void positionsOfGivenEdgesAreInTheOrderOfTheEdges() {
    RowStructure s = ofEdges(2);
    assertArrayEquals(new int[] {0, 3, 3, 4, 4}, s.edges().start());
    assertArrayEquals(new int[] {2, 0, 1, 5}, s.edges().forward());
    assertArrayEquals(new int[] {3, 4, 6, 7}, s.edges().backward());
  }

  @Test
  public void aGraphMayHaveNoEdges() {
    RowStructure none = RowStructure.of(2, new int[0], new int[0], new double[0], 5);
    assertArrayEquals(new int[] {0, 0, 0}, none.rowStart);
    assertArrayEquals(new int[] {0, 0}, none.neighbourEnd);
  }
}
