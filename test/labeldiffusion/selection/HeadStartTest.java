package labeldiffusion.selection;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import org.junit.Test;

/** lead = (b - w) - sqrt(b + w). */
public class HeadStartTest {
  private final HeadStart counts = new HeadStart();

  @Test
  public void onlyLabelsThatOneAloneHasRightCount() {
    counts.add(right("110010"), right("101010")); // b = 1, w = 1
    assertEquals(-Math.sqrt(2), counts.lead(), 0);
  }

  @Test
  public void equalAnswersGiveNoLead() {
    counts.add(right("1100"), right("1100"));
    assertEquals(0, counts.lead(), 0);
    assertFalse(counts.isHopeless());
  }

  @Test
  public void oneLabelMoreIsNoLead() {
    counts.add(right("111"), right("110"));
    assertEquals(0, counts.lead(), 0);
  }

  @Test
  public void twoLabelsMoreAreALead() {
    counts.add(right("111"), right("100"));
    assertEquals(2 - Math.sqrt(2), counts.lead(), 0);
  }

  /** b = 3, w = 1: a surplus of two, but also a standard deviation of two. */
  @Test
  public void contradictionsWeakenALead() {
    counts.add(right("1110"), right("0001"));
    assertEquals(0, counts.lead(), 0);
  }

  @Test
  public void foldsAddUp() {
    counts.add(right("11"), right("10"));
    counts.add(right("11"), right("01"));
    assertEquals(2 - Math.sqrt(2), counts.lead(), 0);
  }

  @Test
  public void hopelessIsWhoeverIsBehind() {
    counts.add(right("10"), right("11"));
    assertTrue(counts.isHopeless());
    counts.add(right("11"), right("10"));
    assertFalse("a draw is not hopeless", counts.isHopeless());
  }

  /** One character per hidden label, 1 if it is right. */
  static boolean[] right(String answers) {
    boolean[] right = new boolean[answers.length()];
    for (int h = 0; h < right.length; h++) {
      right[h] = answers.charAt(h) == '1';
    }
    return right;
  }
}
