package weka.classifiers.diffusion.rows;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertThrows;

import java.util.Locale;
import org.junit.Test;
import weka.core.Instances;

public class IdAttributeTest {
  private final Instances table =
      TestRowTables.table(
          "number numeric; name {a,'b c'}; text string; class {p,q}",
          "7,a,'x, y',p",
          "0.5,'b c',z,q",
          "?,?,?,p",
          "-3,a,z,p",
          "1e15,a,z,p",
          "999999999999999,a,z,p",
          "-0.0,a,z,p");

  @Test
  public void anAttributeIsFoundByNameOrNumber() {
    assertEquals(1, new IdAttribute(table, "name").index());
    assertEquals(1, new IdAttribute(table, "2").index());
    assertEquals(0, new IdAttribute(table, "first").index());
    Instances classFirst = new Instances(table);
    classFirst.setClassIndex(1);
    assertEquals(3, new IdAttribute(classFirst, "LAST").index());
  }

  @Test
  public void aNameComesBeforeANumber() {
    Instances odd = TestRowTables.table("a numeric; '1' numeric; class {p,q}", "5,6,p");
    assertEquals(1, new IdAttribute(odd, "1").index());
  }

  @Test
  public void theClassAndWhatDoesNotExistAreRejected() {
    for (String bad : new String[] {"class", "4", "last", "5", "0", "-1", "1.0", "99999999999"}) {
      assertEquals(
          "id must be the name or number of an attribute that is not the class, was '" + bad + "'",
          assertThrows(IllegalArgumentException.class, () -> new IdAttribute(table, bad))
              .getMessage());
    }
  }

  @Test
  public void wholeNumbersHaveNoDecimalPoint() {
    assertEquals("7", id("number", 0));
    assertEquals("-3", id("number", 3));
    assertEquals("0", id("number", 6));
    assertEquals("999999999999999", id("number", 5));
  }

  @Test
  public void otherNumbersAreWrittenAsJavaDoesInEveryLocale() {
    Locale before = Locale.getDefault();
    Locale.setDefault(Locale.forLanguageTag("ar-EG"));
    try {
      assertEquals("0.5", id("number", 1));
      assertEquals("1.0E15", id("number", 4));
      assertEquals("7", id("number", 0));
    } finally {
      Locale.setDefault(before);
    }
  }

  @Test
  public void namesAndTextsAreTheIdsThemselves() {
    assertEquals("b c", id("name", 1));
    assertEquals("x, y", id("text", 0));
  }

  @Test
  public void everyRowNeedsAnId() {
    for (String attribute : new String[] {"number", "name", "text"}) {
      assertEquals(
          "every row must have an id, but attribute " + attribute + " is missing in one",
          assertThrows(IllegalArgumentException.class, () -> id(attribute, 2)).getMessage());
    }
  }

  @Test
  public void trainingRowsHaveTheSameIdsAsLaterRows() {
    IdAttribute ids = new IdAttribute(table, "number");
    assertArrayEquals(new String[] {"7"}, ids.ofTraining(table.instance(0), 5));
    assertFalse(ids.areNumbers());
  }

  private String id(String attribute, int row) {
    String[] ids = new IdAttribute(table, attribute).of(table.instance(row));
    assertEquals(1, ids.length);
    return ids[0];
  }
}
