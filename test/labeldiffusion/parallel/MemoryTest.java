package labeldiffusion.parallel;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertThrows;
import static org.junit.Assert.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
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

  /** Else the sentence would contradict itself. */
  @Test
  public void whatIsNeededExceedsWhatIsFree() {
    long free = Runtime.getRuntime().maxMemory();
    String sentence =
        assertThrows(IllegalArgumentException.class, () -> Memory.require(free, "everything"))
            .getMessage();
    Matcher numbers = Pattern.compile("about ([0-9]+) MB, but only ([0-9]+) MB").matcher(sentence);
    assertTrue(sentence, numbers.find());
    assertEquals((long) (1.2 * free) / (1 << 20) + 1, Long.parseLong(numbers.group(1)));
    assertTrue(sentence, Long.parseLong(numbers.group(2)) <= free >> 20);
    assertTrue(sentence, Long.parseLong(numbers.group(2)) > 0);
  }

  /** What Java may still ask the system for is free, besides what it has and does not use. */
  @Test
  public void nearlyAllThatIsNotUsedIsFree() {
    assertTrue(Memory.isFree((long) (0.98 * notUsed() / 1.2)));
  }

  /** Four tenths of the free memory become garbage; then six tenths are needed. */
  @Test
  public void garbageIsCollectedBeforeARefusal() {
    long estimate = notUsed() / 2;
    List<byte[]> garbage = new ArrayList<>();
    while (Memory.isFree(estimate)) {
      garbage.add(new byte[1 << 18]);
    }
    assertFalse(garbage.isEmpty());
    garbage.clear();
    Memory.require(estimate, "as much as fits without the garbage");
  }

  private static long notUsed() {
    Runtime runtime = Runtime.getRuntime();
    return runtime.maxMemory() - (runtime.totalMemory() - runtime.freeMemory());
  }
}
