package labeldiffusion.graph;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertSame;
import static org.junit.Assert.assertTrue;

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
    Neighbours chosen = ScaledNeighbours.chosen(known, 1);
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
    assertArrayEquals(
        new int[] {1, 2}, Arrays.copyOf(ScaledNeighbours.chosen(three, 2).index(), 2));
  }

  @Test
  public void equallyFarPointsAreTakenInTheirOrder() {
    Neighbours even =
        new Neighbours(3, 2, new int[] {1, 2, 0, 2, 0, 1}, new double[] {1, 1, 1, 1, 1, 1});
    assertArrayEquals(new int[] {1, 0, 0}, ScaledNeighbours.chosen(even, 1).index());
  }

  @Test
  public void shortListsKeepAllTheyHave() {
    Neighbours shorter =
        new Neighbours(
            3, 2, new int[] {1, NONE, 0, 2, NONE, NONE}, new double[] {1, 0, 1, 4, 0, 0});
    assertArrayEquals(new int[] {1, 0, NONE}, ScaledNeighbours.chosen(shorter, 1).index());
    assertSame(shorter, ScaledNeighbours.of(shorter, 2));
  }

  /** Coincident points have sigma 0, and are nearest to each other all the same. */
  @Test
  public void coincidentPointsAreNeighbours() {
    Neighbours pairs =
        new Neighbours(3, 2, new int[] {1, 2, 0, 2, 0, 1}, new double[] {0, 4, 0, 4, 4, 4});
    assertArrayEquals(new int[] {1, 0, 0}, ScaledNeighbours.chosen(pairs, 1).index());
  }

  /** Infinity over infinity is no number; the width rejects such distances later. */
  @Test
  public void infiniteDistancesAreAsManyAsWanted() {
    double far = Double.POSITIVE_INFINITY;
    Neighbours apart =
        new Neighbours(
            3, 2, new int[] {1, 2, 0, 2, 0, 1}, new double[] {far, far, far, far, far, far});
    assertArrayEquals(new int[] {1, 0, 0}, ScaledNeighbours.chosen(apart, 1).index());
  }

  /** All six points have the first as their nearest, and it has the second. */
  private static Neighbours star() {
    int[] index = {1, 2, 0, 2, 0, 3, 0, 4, 0, 5, 0, 1};
    double[] squared = {1, 9, 1, 4, 4, 5, 4, 5, 4, 5, 4, 5};
    return new Neighbours(6, 2, index, squared);
  }

  /** In 5, 1, 0, 0, 0 and 0 lists: the mean is 1, the variance (16 + 0 + 4) / 6. */
  @Test
  public void hubsMakeNumbersOfListsVary() {
    assertTrue(ScaledNeighbours.hasHubs(star().first(1)));
    assertArrayEquals(
        ScaledNeighbours.chosen(star(), 1).index(), ScaledNeighbours.of(star(), 1).index());
  }

  /** In 3, 1, 1, 1, 0 and 0 lists: the variance is 1, no more than chance. */
  @Test
  public void withoutHubsTheNearestStay() {
    int[] index = {1, 2, 0, 2, 0, 3, 0, 4, 2, 5, 3, 1};
    Neighbours plain = new Neighbours(6, 2, index, star().squared());
    assertFalse(ScaledNeighbours.hasHubs(plain.first(1)));
    assertArrayEquals(new int[] {1, 0, 0, 0, 2, 3}, ScaledNeighbours.of(plain, 1).index());
  }

  @Test
  public void halfAsManyPointsAgainAreSearched() {
    assertEquals(15, new GraphSpec(10, WidthRule.SCALED, 0).searched());
    assertEquals(5, new GraphSpec(3, WidthRule.SCALED, 0).searched());
    assertEquals(10, new GraphSpec(10, WidthRule.LOCAL, 0).searched());
  }
}
