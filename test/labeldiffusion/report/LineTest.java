package labeldiffusion.report;

import static org.junit.Assert.assertEquals;

import java.util.Locale;
import org.junit.Test;

public class LineTest {
  @Test
  public void textsBeginInTheSameColumn() {
    assertEquals("steps             40\n", new Line("steps", "40").toString());
    assertEquals("                  40\n", new Line("", "40").toString());
  }

  @Test
  public void numbersAreThoseOfNoCountry() {
    Locale before = Locale.getDefault();
    try {
      Locale.setDefault(Locale.forLanguageTag("ar-EG"));
      assertEquals(new Line("share", "0.50 of 3"), Line.of("share", "%.2f of %d", 0.5, 3));
    } finally {
      Locale.setDefault(before);
    }
  }
}
