package labeldiffusion.neighbours.approximate;

import static org.junit.Assert.assertEquals;

import org.junit.Test;

public class EffortTest {
  private static void assertEffort(int slack, double share, double recall) {
    Effort effort = Effort.of(recall);
    assertEquals("slack for " + recall, slack, effort.slack());
    assertEquals("share for " + recall, share, effort.share(), 1e-12);
  }

  /** One, two and five halvings of what may be missed: 1.4 places and 0.13 of the list each. */
  @Test
  public void everyHalvingOfWhatIsMissedTakesMore() {
    assertEffort(2, 0.33, 0.5);
    assertEffort(2, 0.46, 0.75);
    assertEffort(7, 0.85, 1 - 1 / 32.0);
  }

  @Test
  public void allNeighboursTakeNoMoreThanTenHalvings() {
    assertEffort(14, 1.5, 1);
    assertEffort(14, 1.5, 1 - 1e-12);
  }

  @Test
  public void aShareOfTheListIsComparedButNeverLessThanFour() {
    assertEquals(33, Effort.of(0.5).joined(100));
    assertEquals(4, Effort.of(0.5).joined(5));
    assertEquals(150, Effort.of(1).joined(100));
  }
}
