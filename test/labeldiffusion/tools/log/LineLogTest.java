package labeldiffusion.tools.log;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertThrows;
import static org.junit.Assert.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.junit.Before;
import org.junit.Rule;
import org.junit.Test;
import org.junit.rules.TemporaryFolder;

/** Logs that are cut off at any byte can be opened and continued. */
public class LineLogTest {
  private static final String HEADER = "set,error";
  private static final List<String> LINES = List.of("USPS,1.25", "Körner,3.5", "COIL,0.75");

  @Rule public TemporaryFolder folder = new TemporaryFolder();
  private Path file;

  @Before
  public void nameFile() {
    file = folder.getRoot().toPath().resolve("new/log.csv");
  }

  @Test
  public void linesAreReadAsWritten() throws IOException {
    LineLog log = new LineLog(file, HEADER);
    assertEquals(List.of(), log.lines());
    log.append(LINES.subList(0, 2));
    log.append(LINES.subList(2, 3));
    assertEquals(LINES, log.lines());
    assertEquals(LINES, new LineLog(file, HEADER).lines());
  }

  @Test
  public void logCutAtAnyByteKeepsItsWholeLinesAndContinues() throws IOException {
    for (String header : List.of(HEADER, "")) {
      Files.deleteIfExists(file);
      new LineLog(file, header).append(LINES);
      byte[] whole = Files.readAllBytes(file);
      for (int cut = 0; cut < whole.length; cut++) {
        byte[] rest = Arrays.copyOf(whole, cut);
        Files.write(file, rest);
        int ends = 0;
        for (byte each : rest) {
          ends += each == '\n' ? 1 : 0;
        }
        List<String> kept = LINES.subList(0, Math.max(0, ends - (header.isEmpty() ? 0 : 1)));
        LineLog log = new LineLog(file, header);
        assertEquals("cut at " + cut, kept, log.lines());
        log.append(LINES.subList(kept.size(), LINES.size()));
        assertEquals("cut at " + cut, LINES, log.lines());
      }
    }
  }

  @Test
  public void logOfAnotherVersionIsRejectedAndKept() throws IOException {
    new LineLog(file, "set,rows").append(LINES);
    Exception rejection =
        assertThrows(IllegalArgumentException.class, () -> new LineLog(file, HEADER));
    assertTrue(rejection.getMessage(), rejection.getMessage().contains("another version"));
    assertEquals(LINES, new LineLog(file, "set,rows").lines());
  }
}
