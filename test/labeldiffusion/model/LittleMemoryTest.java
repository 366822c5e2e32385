package labeldiffusion.model;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import org.junit.Test;

/** A run that does not fit into the heap is refused before it is begun. */
public class LittleMemoryTest {
  @Test
  public void noRunDiesOfTooLittleMemory() throws Exception {
    String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
    Process probe =
        new ProcessBuilder(
                java,
                "-Xmx24m",
                "-cp",
                System.getProperty("java.class.path"),
                MemoryProbe.class.getName())
            .redirectErrorStream(true)
            .start();
    List<String> lines =
        new String(probe.getInputStream().readAllBytes(), StandardCharsets.UTF_8).lines().toList();
    assertEquals(lines.toString(), 0, probe.waitFor());
    assertEquals(List.of(), lines.stream().filter(line -> line.endsWith("OUT OF MEMORY")).toList());
    assertTrue(lines.toString(), lines.stream().anyMatch(line -> line.endsWith("answered")));
    assertTrue(
        lines.toString(), lines.stream().anyMatch(line -> line.contains("refused: a graph of ")));
  }
}
