package labeldiffusion.files;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertThrows;
import static org.junit.Assert.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.Test;

public class LineReaderTest extends FileTestCase {
  @Test
  public void everyKindOfLineEndIsOneEnd() throws IOException {
    assertEquals(List.of("a", "b", "c", "d"), lines(file("a\nb\r\nc\rd")));
  }

  @Test
  public void emptyLinesAreLines() throws IOException {
    assertEquals(List.of("a", "", "b", "", "c"), lines(file("a\n\nb\r\n\r\nc\r")));
  }

  @Test
  public void anEmptyFileHasNoLines() throws IOException {
    assertEquals(List.of(), lines(file("")));
  }

  @Test
  public void zippedLinesReadAsPlainOnes() throws IOException {
    assertEquals(List.of("a", "b"), lines(zipped("a\r\nb\n")));
  }

  @Test
  public void aLineMayExceedTheBuffer() throws IOException {
    String longLine = "x".repeat(100_000);
    assertEquals(List.of(longLine, "y"), lines(file(longLine + "\ny\n")));
  }

  @Test
  public void theLongestLineIsReadAndALongerOneIsRejected() throws IOException {
    String longest = "x".repeat(LineReader.LONGEST_LINE);
    assertEquals(List.of(longest), lines(file(longest)));
    Path longer = file("a\n" + longest + "x");
    assertProblem(
        longer, 2, "a line must have at most 4194304 bytes, was longer", () -> lines(longer));
  }

  @Test
  public void linesAreCountedFromOne() throws IOException {
    try (LineReader reader = new LineReader(file("a\nb\n"))) {
      reader.next();
      assertEquals(1, reader.number());
      reader.next();
      assertEquals(2, reader.number());
    }
  }

  @Test
  public void textMustBeUtf8() throws IOException {
    Path latin = folder.newFile().toPath();
    Files.write(latin, new byte[] {'a', '\n', 'b', (byte) 0xe4});
    assertProblem(latin, 2, "not valid UTF-8", () -> lines(latin));
    Path zero = file("a\nb\0\n");
    assertProblem(zero, 2, "not valid UTF-8", () -> lines(zero));
    assertEquals(List.of("\u00e4\u4e2d"), lines(file("\u00e4\u4e2d\n")));
  }

  @Test
  public void aTruncatedGzipFileIsRejected() throws IOException {
    byte[] whole = Files.readAllBytes(zipped("a\nb\nc\n"));
    for (int length : new int[] {5, whole.length - 4}) {
      Path part = folder.newFile().toPath();
      Files.write(part, Arrays.copyOf(whole, length));
      String message = assertThrows(IllegalArgumentException.class, () -> lines(part)).getMessage();
      assertTrue(message.endsWith(": the file is truncated or damaged"));
    }
  }

  @Test
  public void aFolderIsNotAFile() {
    Path root = folder.getRoot().toPath();
    assertEquals(
        "expected a file, but " + root + " is a folder",
        assertThrows(IllegalArgumentException.class, () -> new LineReader(root)).getMessage());
  }

  @Test
  public void messagesShortenWhatWasGiven() throws IOException {
    Path file = file("");
    try (LineReader reader = new LineReader(file)) {
      assertEquals(
          file + ", line 3: rule, was " + "x".repeat(60),
          reader.bad(3, "rule", "x".repeat(60)).getMessage());
      assertEquals(
          file + ", line 3: rule, was " + "x".repeat(60) + "...",
          reader.bad(3, "rule", "x".repeat(61)).getMessage());
      assertEquals(file + ", line 3: rule, was a?b", reader.bad(3, "rule", "a\tb").getMessage());
    }
  }

  private static List<String> lines(Path file) throws IOException {
    List<String> lines = new ArrayList<>();
    try (LineReader reader = new LineReader(file)) {
      for (String line = reader.next(); line != null; line = reader.next()) {
        lines.add(line);
      }
    }
    return lines;
  }
}
