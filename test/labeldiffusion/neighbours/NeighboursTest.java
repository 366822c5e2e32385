package labeldiffusion.neighbours;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertSame;
import static org.junit.Assert.assertThrows;

import org.junit.Test;

public class NeighboursTest {
  private static final int NONE = Neighbours.NONE;

  private final Neighbours lists =
      new Neighbours(3, 2, new int[] {1, 2, 0, NONE, 0, 1}, new double[] {1, 4, 1, 0, 4, 9});

  @Test
  public void countIsTheNumberOfKnownNeighbours() {
    assertEquals(2, lists.count(0));
    assertEquals(1, lists.count(1));
  }

  @Test
  public void firstNeighboursAreAPrefixOfEachList() {
    assertArrayEquals(new int[] {1, 0, 0}, lists.first(1).index());
    assertArrayEquals(new double[] {1, 1, 4}, lists.first(1).squared(), 0);
    assertSame(lists, lists.first(2));
  }

  @Test
  public void reversedListsTellWhereANodeOccurs() {
    Neighbours.Reverse reverse = lists.reversed();
    assertArrayEquals(new int[] {0, 2, 4, 5}, reverse.start());
    assertArrayEquals(new int[] {2, 4, 0, 5, 1}, reverse.position());
  }

  @Test
  public void renumberedListsAreTheSameGraph() {
    Neighbours renumbered = lists.inOrder(new int[] {2, 0, 1});
    assertArrayEquals(new int[] {1, 2, 2, 0, 1, NONE}, renumbered.index());
    assertArrayEquals(new double[] {4, 9, 1, 4, 1, 0}, renumbered.squared(), 0);
  }

  @Test
  public void arraysMustHaveTheLengthOfAllLists() {
    assertThrows(
        IllegalArgumentException.class, () -> new Neighbours(2, 2, new int[4], new double[3]));
  }

  @Test
  public void severalFirstNeighboursAreKept() {
    Neighbours three =
        new Neighbours(2, 3, new int[] {5, 6, 7, 8, 9, 4}, new double[] {1, 2, 3, 4, 5, 6});
    assertArrayEquals(new int[] {5, 6, 8, 9}, three.first(2).index());
    assertArrayEquals(new double[] {1, 2, 4, 5}, three.first(2).squared(), 0);
    assertEquals(2, new KnownLists(three, new int[] {0, 1}).rows());
  }
}
