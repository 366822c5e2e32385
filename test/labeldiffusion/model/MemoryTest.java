package labeldiffusion.model;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertThrows;
import static org.junit.Assert.assertTrue;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import labeldiffusion.parallel.Memory;
import org.junit.Test;

/** What does not fit into the heap is refused before it is begun. */
public class MemoryTest {

  @Test
  public void theRefusalNamesWhatIsNeededAndWhatIsFree() {
    String sentence =
        assertThrows(
                IllegalArgumentException.class, () -> Memory.require(1L << 50, "a graph of 7 rows"))
            .getMessage();
    assertTrue(
        sentence,
        sentence.matches(
            "a graph of 7 rows must fit into memory: it needs about [0-9]+ MB, but only [0-9]+ MB"
                + " are free; give Java more memory \\(-Xmx\\), or use fewer rows or neighbours"));
  }

  @Test
  public void whatFitsIsFreeAndIsNotRefused() {
    long half = Runtime.getRuntime().maxMemory() / 2;
    assertTrue(Memory.isFree(1 << 20));
    assertFalse(Memory.isFree(2 * half));
    Memory.require(1 << 20, "a small thing");
  }

  /** 1.2 times the estimate must be free, so five sixths of the heap never are. */
  @Test
  public void partOfTheHeapIsKeptInReserve() {
    long sixth = Runtime.getRuntime().maxMemory() / 6;
    assertFalse(Memory.isFree(5 * sixth));
    assertThrows(
        IllegalArgumentException.class, () -> Memory.require(5 * sixth, "nearly everything"));
  }

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
