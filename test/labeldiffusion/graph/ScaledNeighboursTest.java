package labeldiffusion.graph;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertSame;

import java.util.Arrays;
import labeldiffusion.neighbours.Neighbours;
import org.junit.Test;

public class ScaledNeighboursTest {
  private static final int NONE = Neighbours.NONE;

  /**
   * Point 0 is at distance 3 from a hub, 1, and at distance 4 from 2, whose surroundings are wide.
   */
  private final Neighbours known =
      new Neighbours(
          4, 2, new int[] {1, 2, 3, 0, 0, 1, 1, 0}, new double[] {9, 16, 1, 9, 16, 25, 1, 16});

  /** sigma of the first neighbour: 1 for the hub, 4 for point 2; 9 / 1 is more than 16 / 4. */
  @Test
  public void aPointWithWideSurroundingsIsPreferredToAHub() {
    Neighbours chosen = ScaledNeighbours.of(known, 1);
    assertEquals(2, chosen.index()[0]);
    assertEquals(16, chosen.squared()[0], 0);
  }

  @Test
  public void chosenPointsStayInTheOrderOfTheirDistances() {
    Neighbours three =
        new Neighbours(
            4,
            3,
            new int[] {1, 2, 3, 0, 2, 3, 0, 1, 3, 0, 1, 2},
            new double[] {1, 2, 2.1, 1, 8, 9, 2, 8, 9, 2.1, 9, 9});
    // sigma of the first two: 0: 1.21, 1: 1.91, 2: 2.12, 3: 2.22; of point 0: .52, .94, .94
    assertArrayEquals(new int[] {1, 2}, Arrays.copyOf(ScaledNeighbours.of(three, 2).index(), 2));
  }

  @Test
  public void equallyFarPointsAreTakenInTheirOrder() {
    Neighbours even =
        new Neighbours(3, 2, new int[] {1, 2, 0, 2, 0, 1}, new double[] {1, 1, 1, 1, 1, 1});
    assertArrayEquals(new int[] {1, 0, 0}, ScaledNeighbours.of(even, 1).index());
  }

  @Test
  public void shortListsKeepAllTheyHave() {
    Neighbours shorter =
        new Neighbours(
            3, 2, new int[] {1, NONE, 0, 2, NONE, NONE}, new double[] {1, 0, 1, 4, 0, 0});
    assertArrayEquals(new int[] {1, 0, NONE}, ScaledNeighbours.of(shorter, 1).index());
    assertSame(shorter, ScaledNeighbours.of(shorter, 2));
  }

  /** Coincident points have sigma 0, and are nearest to each other all the same. */
  @Test
  public void coincidentPointsAreNeighbours() {
    Neighbours pairs =
        new Neighbours(3, 2, new int[] {1, 2, 0, 2, 0, 1}, new double[] {0, 4, 0, 4, 4, 4});
    assertArrayEquals(new int[] {1, 0, 0}, ScaledNeighbours.of(pairs, 1).index());
  }

  @Test
  public void halfAsManyPointsAgainAreSearched() {
    assertEquals(15, new GraphSpec(10, WidthRule.SCALED, 0).searched());
    assertEquals(5, new GraphSpec(3, WidthRule.SCALED, 0).searched());
    assertEquals(10, new GraphSpec(10, WidthRule.LOCAL, 0).searched());
  }
}
