package labeldiffusion.neighbours.exact;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertNotNull;
import static org.junit.Assert.assertNull;
import static org.junit.Assert.assertThrows;
import static org.junit.Assert.assertTrue;

import java.util.Arrays;
import java.util.concurrent.CancellationException;
import labeldiffusion.SilentTestCase;
import labeldiffusion.neighbours.Neighbours;
import labeldiffusion.parallel.Progress;
import labeldiffusion.points.Points;
import org.junit.Test;

public class EqualRowsTest extends SilentTestCase {
  private static Points line(double... x) {
    return Points.of(
        Arrays.stream(x).mapToObj(each -> new double[] {each}).toArray(double[][]::new));
  }

  private Neighbours search(int k, double... x) {
    return EqualRows.search(line(x), k, workers, Progress.NONE);
  }

  /**
   * Rows 0, 2, 3, 5, 6, 7, 8 and 9 are equal; each has the two lowest others of them. Row 1 at 5
   * has row 4 at 6 and then the lowest of the equal rows at 0; so has row 4, the other way round.
   */
  @Test
  public void theLowestEqualRowsAreTheNeighbours() {
    Neighbours found = search(2, 0, 5, 0, 0, 6, 0, 0, 0, 0, 0);
    assertArrayEquals(
        new int[] {2, 3, 4, 0, 0, 3, 0, 2, 1, 0, 0, 2, 0, 2, 0, 2, 0, 2, 0, 2}, found.index());
    double[] squared = new double[20];
    squared[2] = 1;
    squared[3] = 25;
    squared[8] = 1;
    squared[9] = 36;
    assertArrayEquals(squared, found.squared(), 0);
  }

  /** With k = 2 three of equal rows are kept: 3 of 6 rows are half, 3 of 5 are more. */
  @Test
  public void halfOfTheRowsMustBeLeftOut() {
    assertNotNull(search(2, 7, 7, 7, 7, 7, 7));
    assertNull(search(2, 7, 7, 7, 7, 7));
    assertNull(search(2, 1, 2, 3, 4, 5, 6));
  }

  @Test
  public void interruptsAreHeard() {
    Thread.currentThread().interrupt();
    assertThrows(CancellationException.class, () -> search(2, 1, 2, 3, 4, 5, 6));
    assertTrue(Thread.interrupted());
  }

  /** Two groups of exactly k equal rows have fewer than k equals: their lists are searched. */
  @Test
  public void groupsOfNoMoreThanKRowsAreSearched() {
    Neighbours found = search(2, 3, 3, 9, 9, 9, 9, 9, 9, 9, 9);
    assertArrayEquals(new int[] {1, 2, 0, 2}, Arrays.copyOf(found.index(), 4));
    assertArrayEquals(new double[] {0, 36, 0, 36}, Arrays.copyOf(found.squared(), 4), 0);
    assertArrayEquals(new int[] {3, 4}, Arrays.copyOfRange(found.index(), 4, 6));
    assertArrayEquals(new int[] {2, 4}, Arrays.copyOfRange(found.index(), 6, 8));
    assertArrayEquals(new int[] {2, 3}, Arrays.copyOfRange(found.index(), 18, 20));
  }
}
