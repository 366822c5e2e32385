package weka.classifiers.diffusion.base;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertThrows;

import java.util.Locale;
import org.junit.Test;

public class NumberGridTest {
  @Test
  public void numbersAreSeparatedByCommasAndPerhapsSpaces() {
    assertArrayEquals(new double[] {5, 0.25, -1e3}, NumberGrid.of("grid", "5, 0.25 ,-1e3"), 0);
  }

  @Test
  public void oneNumberIsAGrid() {
    assertArrayEquals(new double[] {7}, NumberGrid.of("grid", "7"), 0);
  }

  @Test
  public void everythingElseIsRejectedWithTheOptionAndTheText() {
    for (String bad : new String[] {"", ",", "1,", ",1", "1,,2", "1;2", "one"}) {
      assertEquals(
          "-grid: expected comma-separated numbers, was '" + bad + "'",
          assertThrows(IllegalArgumentException.class, () -> NumberGrid.of("grid", bad))
              .getMessage());
    }
  }

  @Test
  public void textIsShortAndTheSameInEveryLocale() {
    Locale before = Locale.getDefault();
    Locale.setDefault(Locale.forLanguageTag("ar-EG"));
    try {
      assertEquals("10", NumberGrid.text(10));
      assertEquals("0.99", NumberGrid.text(0.99));
      assertEquals("-3", NumberGrid.text(-3));
      assertEquals("1.0E300", NumberGrid.text(1e300));
    } finally {
      Locale.setDefault(before);
    }
  }
}
