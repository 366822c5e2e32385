package labeldiffusion.tools.league;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import labeldiffusion.graph.GraphSpec;
import labeldiffusion.graph.WidthRule;
import org.junit.Test;

/** The page of hand-made results with long names. */
public class LeaguePageTest {
  private static final LeagueMethod FIXED = LeagueMethod.parse("points AutoDiffusion (sizes)");
  private static final LeagueMethod BEST = LeagueMethod.parse("graph PoissonReweightedLaplace");
  private static final LeagueMethod PEER = LeagueMethod.parse("gl Laplace poisson (sizes)");

  private final Map<LeagueLog.Run, LeagueLog.Result> results = new LinkedHashMap<>();

  @Test
  public void verdictsAreCountedByKindOfDraw() {
    add("usps", "class-5", FIXED, 10, 20); // lost
    add("usps", "class-5", BEST, 4, 14); // won
    add("usps", "class-5", PEER, 5, 15);
    add("usps", "uniform-5", FIXED, 1, 5); // tied
    add("usps", "uniform-5", PEER, 2, 4);
    String page = page().text("Heading");
    assertTrue(page, page.startsWith("### Heading\n\n"));
    assertLine("| class | 1 | 0 / 0 / 1 | 0 / 0 / 1 | 0 / 0 / 1 | 1 / 0 / 0 |", page);
    assertLine("| uniform | 1 | 0 / 1 / 0 | 0 / 1 / 0 | 0 / 1 / 0 | 0 / 1 / 0 |", page);
    assertLine("| all | 2 | 0 / 1 / 1 | 0 / 1 / 1 | 0 / 1 / 1 | 1 / 1 / 0 |", page);
    assertLine("| " + PEER + " | 0 / 1 / 1 | +2.50 | 0 |", page);
    assertLine("| " + FIXED + " | 2 | 2.3 | 9.00 | 3.00 | 6.0 | 0 / 1 / 1 |", page);
    assertLine("| " + PEER + " | 2 | 1.8 | 6.50 | 0.50 | 1.0 | 1 / 1 / 0 |", page);
    assertLine("| usps class-5 | " + PEER + " | +5.0 ± 0.0 | " + BEST + " | -1.0 |", page);
    assertLine(
        "| usps class-5 | 15.0 ± 5.0 | " + PEER + " | 10.0 ± 5.0 | +5.0 ± 0.0 | lost | 9.0 |",
        page);
  }

  @Test
  public void linesOfLongNamesAreShortEnough() {
    add("swdleaf_fd-thinned", "uniform-10", FIXED, 60, 100);
    add("swdleaf_fd-thinned", "uniform-10", BEST, 40, 45);
    add("swdleaf_fd-thinned", "uniform-10", PEER, 20, 41);
    Peers peers =
        new Peers(List.of(), List.of(), List.of("scikit-learn 1"), List.of("GraphLearning"));
    String page =
        LeaguePage.rules(new GraphSpec(5, WidthRule.GLOBAL, 0), peers, FIXED) + page().text("A");
    assertEquals(List.of(), page.lines().filter(line -> line.length() > 120).toList());
  }

  @Test
  public void pageWithoutPeersSaysSo() {
    add("usps", "class-5", FIXED, 10, 20);
    assertTrue(page().isEmpty());
    assertLine("No cell has been run by peers.", page().text("Heading"));
  }

  private static void assertLine(String line, String page) {
    assertTrue(line + "\nis missing in\n" + page, page.lines().toList().contains(line));
  }

  private LeaguePage page() {
    return new LeaguePage(
        new LeagueTable(results, LeagueDraw.Judged::error, 2),
        new LeagueTable(results, LeagueDraw.Judged::classError, 2),
        FIXED);
  }

  private void add(String task, String cell, LeagueMethod method, double... errors) {
    for (int draw = 0; draw < errors.length; draw++) {
      results.put(
          new LeagueLog.Run(task, cell, draw, method),
          new LeagueLog.Result(new LeagueDraw.Judged(errors[draw], errors[draw]), 0));
    }
  }
}
