package labeldiffusion.files;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertNull;
import static org.junit.Assert.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Locale;
import org.junit.Test;

public class TextLinesTest extends FileTestCase {
  @Test
  public void commentsAndEmptyLinesAreSkippedButCounted() throws IOException {
    try (TextLines lines = new TextLines(file("# a\n\n  % b\n \na,b\n#\nc,d\n"))) {
      assertArrayEquals(new String[] {"a", "b"}, lines.next());
      assertEquals(5, lines.number());
      assertArrayEquals(new String[] {"c", "d"}, lines.next());
      assertEquals(7, lines.number());
      assertNull(lines.next());
    }
  }

  @Test
  public void aByteOrderMarkIsNotPartOfTheText() throws IOException {
    try (TextLines lines = new TextLines(file("\uFEFFa,b\n"))) {
      assertArrayEquals(new String[] {"a", "b"}, lines.next());
    }
    try (TextLines lines = new TextLines(file("\uFEFF%%MatrixMarket\n"))) {
      assertEquals("%%MatrixMarket", lines.firstLine());
    }
  }

  @Test
  public void theFirstLineMayBeAComment() throws IOException {
    try (TextLines lines = new TextLines(file("%%MatrixMarket\na,b\n"))) {
      assertEquals("%%MatrixMarket", lines.firstLine());
      assertArrayEquals(new String[] {"a", "b"}, lines.next());
    }
  }

  @Test
  public void aQuoteThatIsNotClosedIsRejected() throws IOException {
    Path file = file("a,b\n\"c,d\n");
    try (TextLines lines = new TextLines(file)) {
      lines.next();
      assertRejected(file, 2, "\"c,d", lines::next);
    }
  }

  @Test
  public void anIdHasOneToAThousandCharacters() throws IOException {
    Path file = file("a\n");
    try (TextLines lines = new TextLines(file)) {
      lines.next();
      assertEquals("x".repeat(1000), lines.id("x".repeat(1000)));
      assertProblem(
          file,
          1,
          "an id must have 1 to 1000 characters, was 1001 characters",
          () -> lines.id("x".repeat(1001)));
      assertProblem(
          file, 1, "an id must have 1 to 1000 characters, was 0 characters", () -> lines.id(""));
    }
  }

  /** A decimal point is a point in every locale. */
  @Test
  public void anAmountIsAFiniteNumberOfAtLeastZero() throws IOException {
    Locale before = Locale.getDefault();
    Locale.setDefault(Locale.forLanguageTag("ar-EG"));
    Path file = file("a\n");
    try (TextLines lines = new TextLines(file)) {
      lines.next();
      assertEquals(0, lines.amount("a weight", "0"), 0);
      assertEquals(1.5e-3, lines.amount("a weight", "1.5e-3"), 0);
      for (String bad : new String[] {"-1", "NaN", "Infinity", "1e999", "x", ""}) {
        assertProblem(
            file,
            1,
            "a weight must be a number of 0 or more, was " + bad,
            () -> lines.amount("a weight", bad));
      }
    } finally {
      Locale.setDefault(before);
    }
  }

  @Test
  public void numbersAreToldFromWords() {
    assertTrue(TextLines.isNumber("1e5"));
    assertFalse(TextLines.isNumber("one"));
    assertFalse(TextLines.isNumber(""));
  }
}
