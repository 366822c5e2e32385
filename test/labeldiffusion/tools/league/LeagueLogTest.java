package labeldiffusion.tools.league;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertThrows;
import static org.junit.Assert.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import labeldiffusion.graph.GraphSpec;
import labeldiffusion.graph.WidthRule;
import org.junit.Before;
import org.junit.Rule;
import org.junit.Test;
import org.junit.rules.TemporaryFolder;

/** The league's log can be cut at any byte of its last lines and continued. */
public class LeagueLogTest {
  private static final GraphSpec SPEC = new GraphSpec(5, WidthRule.GLOBAL, 0);
  private static final List<String> METHODS =
      List.of("points SmoothDiffusion", "sk LabelSpreading 0.99", "gl Laplace");

  @Rule public TemporaryFolder folder = new TemporaryFolder();
  private Path file;

  @Before
  public void writeLog() throws IOException {
    file = folder.getRoot().toPath().resolve("league.csv");
    LeagueLog log = new LeagueLog(file, SPEC);
    for (int m = 0; m < METHODS.size(); m++) {
      add(log, m);
    }
  }

  @Test
  public void resultsAreReadAsWritten() throws IOException {
    LeagueLog log = new LeagueLog(file, SPEC);
    assertEquals(
        new LeagueLog.Result(new LeagueDraw.Judged(11.5, 21.25), 1.5), log.results().get(run(1)));
    assertTrue(log.results().get(run(2)).judged().hasFailed());
    assertFalse(log.has(new LeagueLog.Run("usps", "class-5", 4, run(0).method())));
  }

  @Test
  public void logCutAtAnyByteOfItsLastLinesContinues() throws IOException {
    String whole = Files.readString(file);
    int first = whole.indexOf('\n', whole.indexOf('\n') + 1) + 1; // the end of the first result
    for (int cut = first; cut <= whole.length(); cut++) {
      Files.writeString(file, whole.substring(0, cut));
      LeagueLog log = new LeagueLog(file, SPEC);
      assertTrue("cut at " + cut, log.has(run(0)));
      for (int m = 0; m < METHODS.size(); m++) {
        if (!log.has(run(m))) {
          add(log, m);
        }
      }
      assertEquals("cut at " + cut, whole, Files.readString(file));
    }
  }

  @Test
  public void logOfOtherGraphsIsRejectedAndKept() throws IOException {
    String whole = Files.readString(file);
    Exception rejection =
        assertThrows(
            IllegalArgumentException.class,
            () -> new LeagueLog(file, new GraphSpec(10, WidthRule.GLOBAL, 0)));
    assertTrue(rejection.getMessage(), rejection.getMessage().contains("K 10, width GLOBAL"));
    assertEquals(whole, Files.readString(file));
  }

  private static LeagueLog.Run run(int m) {
    return new LeagueLog.Run("usps", "class-5", 3, LeagueMethod.parse(METHODS.get(m)));
  }

  /** The last method fails. */
  private static void add(LeagueLog log, int m) throws IOException {
    LeagueDraw.Judged judged =
        m == METHODS.size() - 1
            ? LeagueDraw.Judged.FAILED
            : new LeagueDraw.Judged(10.5 + m, 20.25 + m);
    log.add(run(m), new LeagueLog.Result(judged, 0.5 + m));
  }
}
