package labeldiffusion.tools.league;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertThrows;
import static org.junit.Assert.assertTrue;

import org.junit.Test;

/** Methods are written as they are read, and know whose they are. */
public class LeagueMethodTest {
  @Test
  public void textFormIsReadBack() {
    for (String text : new String[] {"points A", "graph A", "sk A 0.99", "gl A b (sizes)"}) {
      assertEquals(text, LeagueMethod.parse(text).toString());
    }
  }

  @Test
  public void prefixTellsOursFromPeers() {
    assertTrue(LeagueMethod.parse("points A").isOurs());
    assertTrue(LeagueMethod.parse("graph A").isOurs());
    assertTrue(LeagueMethod.parse("sk A").isPeer());
    assertTrue(LeagueMethod.parse("gl A").isPeer());
  }

  @Test
  public void methodsThatAreToldSizesAreMarked() {
    LeagueMethod plain = LeagueMethod.parse("points A");
    assertFalse(plain.isGivenSizes());
    assertTrue(plain.withSizes().isGivenSizes());
    assertEquals("A", plain.withSizes().plainName());
    assertEquals("A", plain.plainName());
  }

  @Test
  public void unknownPrefixIsRejected() {
    for (String text : new String[] {"A", "other A"}) {
      Exception rejection =
          assertThrows(IllegalArgumentException.class, () -> LeagueMethod.parse(text));
      assertTrue(rejection.getMessage(), rejection.getMessage().endsWith("was '" + text + "'"));
    }
  }
}
