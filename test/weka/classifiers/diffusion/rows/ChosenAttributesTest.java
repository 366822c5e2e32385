package weka.classifiers.diffusion.rows;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertThrows;

import org.junit.Test;
import weka.core.Instances;

/** Attributes 1 id, 2 x, 3 '3-4', 4 text, 5 when, 6 class. */
public class ChosenAttributesTest {
  private static final int ID = 0;

  private final Instances header =
      TestRowTables.table(
          "id numeric; x numeric; '3-4' {a,b}; text string; when date; class {p,q}");

  @Test
  public void namesNumbersAndRangesMayBeMixed() {
    assertArrayEquals(new int[] {1, 2, 4}, chosen("when, 2-3"));
    assertArrayEquals(new int[] {1, 2}, chosen("first-3"));
  }

  @Test
  public void everyAttributeIsChosenOnceInTheOrderOfTheTable() {
    assertArrayEquals(new int[] {1, 2}, chosen("3,2,x"));
  }

  @Test
  public void aNameComesBeforeARange() {
    assertArrayEquals(new int[] {2}, chosen("3-4"));
  }

  @Test
  public void rangesSkipTheClassAndTheId() {
    Instances noText = new Instances(header);
    noText.deleteAttributeAt(3);
    assertArrayEquals(new int[] {1, 2, 3}, ChosenAttributes.of(noText, "first-last", ID));
  }

  @Test
  public void withoutAnIdTheFirstAttributeIsOneLikeOthers() {
    assertArrayEquals(new int[] {0, 1}, ChosenAttributes.of(header, "1-2", -1));
  }

  @Test
  public void theClassOrTheIdAloneIsRejected() {
    assertRejected("must be neither the class nor the id, was class", "x,last");
    assertRejected("must be neither the class nor the id, was id", "1");
  }

  @Test
  public void textHasNoDistance() {
    assertRejected(
        "must be numeric, nominal or date attributes, was text, a string attribute", "2-5");
  }

  @Test
  public void whatDoesNotExistIsRejected() {
    for (String bad : new String[] {"7", "0", "y", "x-", "2--3", ""}) {
      assertRejected(
          "must be attribute names or numbers from 1 to 6, such as first-3,7,last, was '"
              + bad
              + "'",
          "x," + bad + ",x");
    }
  }

  private int[] chosen(String wanted) {
    return ChosenAttributes.of(header, wanted, ID);
  }

  private void assertRejected(String rule, String wanted) {
    assertEquals(
        "-graph-weights " + rule,
        assertThrows(IllegalArgumentException.class, () -> chosen(wanted)).getMessage());
  }
}
