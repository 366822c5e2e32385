package weka.classifiers.diffusion.base;

import static org.junit.Assert.assertEquals;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.After;
import org.junit.Before;
import org.junit.Test;

public class DebugProgressTest {
  private final ByteArrayOutputStream said = new ByteArrayOutputStream();
  private final DebugProgress progress = new DebugProgress();
  private PrintStream err;

  @Before
  public void listen() {
    err = System.err;
    System.setErr(new PrintStream(said, true, StandardCharsets.UTF_8));
  }

  @After
  public void restore() {
    System.setErr(err);
  }

  @Test
  public void everyTenthOfAPhaseIsALine() {
    for (int done = 0; done <= 100; done++) {
      progress.at("search", done, 100);
    }
    assertEquals(11, lines().size());
    assertEquals("search: 0 of 100", lines().get(0));
    assertEquals("search: 10 of 100", lines().get(1));
    assertEquals("search: 100 of 100", lines().get(10));
  }

  @Test
  public void aNewPhaseStartsWithALine() {
    progress.at("search", 9, 10);
    progress.at("graph", 0, 10);
    progress.at("graph", 0, 10);
    assertEquals(List.of("search: 9 of 10", "graph: 0 of 10"), lines());
  }

  @Test
  public void aPhaseWithoutWorkIsDoneAtOnce() {
    progress.at("search", 0, 0);
    progress.at("search", 0, 0);
    assertEquals(List.of("search: 0 of 0"), lines());
  }

  @Test
  public void largeTotalsDoNotOverflow() {
    progress.at("search", 1_000_000_000, 2_000_000_000);
    progress.at("search", 1_000_000_001, 2_000_000_000);
    assertEquals(1, lines().size());
  }

  private List<String> lines() {
    return said.toString(StandardCharsets.UTF_8).lines().toList();
  }
}
