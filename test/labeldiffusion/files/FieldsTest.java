package labeldiffusion.files;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertNull;

import org.junit.Test;

public class FieldsTest {
  @Test
  public void theFirstSeparatorInTheLineDivides() {
    assertFields("a,b;c,d e", "a", "b;c", "d e");
    assertFields("a;b\tc;d", "a", "b\tc", "d");
    assertFields("a b\tc", "a b", "c");
    assertFields("a  b c", "a", "b", "c");
  }

  @Test
  public void spacesAndQuotesAroundFieldsAreRemoved() {
    assertFields("\"a\" , 'b' , c", "a", "b", "c");
    assertFields("'a b' , \" c \"", "a b", " c ");
    assertFields("\"a\"\t'b'\t2", "a", "b", "2");
  }

  @Test
  public void quotedFieldMayContainAnySeparator() {
    assertFields("\"Smith, Ann\",\"Lee; Bob\",2", "Smith, Ann", "Lee; Bob", "2");
    assertFields("\"Smith, Ann\";\"a;b\";2", "Smith, Ann", "a;b", "2");
    assertFields("\"a,b\"\t\"c\td\"", "a,b", "c\td");
    assertFields("\"New York\" Boston 3", "New York", "Boston", "3");
  }

  @Test
  public void doubledQuotesInAQuotedFieldAreOneQuote() {
    assertFields("\"5\"\" pipe\",\"\"\"x\"\"\"", "5\" pipe", "\"x\"");
    assertFields("\"\"\"\",b", "\"", "b");
    assertFields("\"\"\",\"\"\",b", "\",\"", "b");
  }

  @Test
  public void emptyFieldsAreKept() {
    assertFields("a,,", "a", "", "");
    assertFields("\"\",\"a\",", "", "a", "");
    assertFields(",\"a\"", "", "a");
  }

  @Test
  public void quoteInsideAPlainFieldIsAnOrdinaryCharacter() {
    assertFields("5\"pipe,b", "5\"pipe", "b");
    assertFields("a\",b\"", "a\"", "b\"");
    assertFields("O'Brien,'b", "O'Brien", "'b");
  }

  @Test
  public void quotedFieldMustEndWithItsQuote() {
    assertNull(Fields.of("\"a,b"));
    assertNull(Fields.of("a,\"b"));
    assertNull(Fields.of("\"a\"b,c"));
    assertNull(Fields.of("\"a\" b,c"));
    assertNull(Fields.of("\"a\"\"b\"c d"));
    assertNull(Fields.of("\""));
    assertNull(Fields.of("\"a\"\""));
  }

  private static void assertFields(String line, String... expected) {
    assertArrayEquals(line, expected, Fields.of(line));
  }
}
