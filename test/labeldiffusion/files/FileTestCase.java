package labeldiffusion.files;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertThrows;
import static org.junit.Assert.assertTrue;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.zip.GZIPOutputStream;
import labeldiffusion.SilentTestCase;
import org.junit.Rule;
import org.junit.function.ThrowingRunnable;
import org.junit.rules.TemporaryFolder;

/** Files with given contents, and checks that messages name the file and the line. */
public abstract class FileTestCase extends SilentTestCase {
  @Rule public final TemporaryFolder folder = new TemporaryFolder();

  protected final Path file(String text) throws IOException {
    Path file = folder.newFile().toPath();
    Files.writeString(file, text);
    return file;
  }

  protected final Path zipped(String text) throws IOException {
    Path file = folder.newFile().toPath();
    try (OutputStream out = new GZIPOutputStream(Files.newOutputStream(file))) {
      out.write(text.getBytes(StandardCharsets.UTF_8));
    }
    return file;
  }

  /** Expects one sentence with the file, the line, the rule and the offending text. */
  protected static void assertRejected(Path file, int line, String was, ThrowingRunnable reading) {
    String message = assertThrows(IllegalArgumentException.class, reading).getMessage();
    assertTrue(message, message.startsWith(file + ", line " + line + ": "));
    assertTrue(message, message.contains(", was ") && message.contains(was));
  }

  /** Expects exactly this problem of a line. */
  protected static void assertProblem(
      Path file, int line, String problem, ThrowingRunnable reading) {
    assertEquals(
        file + ", line " + line + ": " + problem,
        assertThrows(IllegalArgumentException.class, reading).getMessage());
  }
}
