package labeldiffusion.tools.league;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import labeldiffusion.tools.league.LeagueTable.Cell;
import labeldiffusion.tools.league.LeagueTable.Paired;
import labeldiffusion.tools.league.LeagueTable.Tally;
import labeldiffusion.tools.league.LeagueTable.Verdict;
import org.junit.Test;

/** Tables of a few hand-made results. */
public class LeagueTableTest {
  private static final LeagueMethod OURS = LeagueMethod.parse("points Ours");
  private static final LeagueMethod BESIDE = LeagueMethod.parse("graph Beside");
  private static final LeagueMethod SK = LeagueMethod.parse("sk Peer");
  private static final LeagueMethod GL = LeagueMethod.parse("gl Peer");
  private static final Cell CELL = new Cell("set", "class-5");
  private static final double FAILED = Double.NaN;

  private final Map<LeagueLog.Run, LeagueLog.Result> results = new LinkedHashMap<>();

  @Test
  public void meanAndStandardErrorAreThoseOfTheDraws() {
    add(OURS, 1, 2, 3, 6);
    // mean 3; squares 4 + 1 + 0 + 9 = 14; sqrt(14 / 3 / 4)
    assertEquals(3, table().mean(CELL, OURS), 1e-12);
    assertEquals(Math.sqrt(14.0 / 12), table().standardError(CELL, OURS), 1e-12);
  }

  @Test
  public void differencesAreTakenDrawByDraw() {
    add(OURS, 10, 20, 30);
    add(SK, 11, 22, 33);
    Paired paired = table().paired(CELL, OURS, SK);
    // differences -1, -2, -3
    assertEquals(-2, paired.mean(), 1e-12);
    assertEquals(Math.sqrt(2.0 / 2 / 3), paired.standardError(), 1e-12);
    assertEquals(Verdict.WON, paired.verdict());
    assertEquals(Verdict.LOST, table().paired(CELL, SK, OURS).verdict());
  }

  @Test
  public void differenceOfTwoStandardErrorsIsATie() {
    assertEquals(Verdict.TIED, new Paired(2, 1).verdict());
    assertEquals(Verdict.TIED, new Paired(-2, 1).verdict());
    assertEquals(Verdict.LOST, new Paired(2.01, 1).verdict());
    assertEquals(Verdict.WON, new Paired(-2.01, 1).verdict());
  }

  @Test
  public void equalAnswersAreATieAndAConstantDifferenceIsNot() {
    assertEquals(Verdict.TIED, new Paired(0, 0).verdict());
    assertEquals(Verdict.WON, new Paired(-0.1, 0).verdict());
  }

  @Test
  public void oneDrawAloneDecidesNothing() {
    add(OURS, 10);
    add(SK, 90);
    assertEquals(
        Verdict.TIED, new LeagueTable(results, this::error, 1).paired(CELL, OURS, SK).verdict());
  }

  @Test
  public void cellIsWonOnlyAgainstEveryPeerAndLostAgainstAny() {
    add(OURS, 10, 20, 30);
    add(SK, 11, 22, 33);
    assertEquals(Verdict.WON, table().againstAllPeers(CELL, OURS));
    add(GL, 10, 20, 30);
    assertEquals(Verdict.TIED, table().againstAllPeers(CELL, OURS));
    add(SK, 9, 18, 27);
    assertEquals(Verdict.LOST, table().againstAllPeers(CELL, OURS));
  }

  @Test
  public void methodIsNoRivalOfItself() {
    add(OURS, 10, 20, 30);
    add(SK, 11, 22, 33);
    add(GL, 9, 18, 27);
    assertEquals(Verdict.WON, table().againstAll(CELL, GL, rival -> true));
    assertEquals(Verdict.LOST, table().againstAll(CELL, SK, rival -> true));
    assertEquals(Verdict.WON, table().againstAll(CELL, OURS, rival -> rival.equals(SK)));
  }

  @Test
  public void bestPeerHasTheLeastMean() {
    add(OURS, 1, 1, 1);
    add(SK, 5, 6, 7);
    add(GL, 4, 5, 6);
    assertEquals(GL, table().best(CELL, LeagueMethod::isPeer).orElseThrow());
    assertEquals(-4, table().againstBestPeer(CELL, OURS).mean(), 1e-12);
  }

  @Test
  public void peerThatFailsTooOftenTakesNoPart() {
    add(OURS, 10, 20, 30);
    add(SK, 11, 22, 33);
    add(GL, 90, FAILED, FAILED);
    LeagueTable table = table();
    assertFalse(table.has(CELL, GL));
    assertTrue(table.hasFailed(CELL, GL));
    assertFalse(table.hasFailed(CELL, SK));
    assertEquals(List.of(SK), table.methods(CELL, LeagueMethod::isPeer));
  }

  @Test
  public void failureOfAllPeersIsNoVictory() {
    add(OURS, 10, 20, 30);
    add(GL, FAILED, FAILED, FAILED);
    assertEquals(List.of(), table().cells(OURS));
  }

  @Test
  public void drawThatAPeerFailedOnIsLeftOutOfTheDifference() {
    add(OURS, 10, 20, 30);
    add(SK, 11, FAILED, 33);
    assertEquals(-2, table().paired(CELL, OURS, SK).mean(), 1e-12);
  }

  @Test
  public void equalMeansShareARank() {
    add(OURS, 1, 1, 1);
    add(BESIDE, 2, 2, 2);
    add(SK, 2, 2, 2);
    add(GL, 3, 3, 3);
    LeagueTable table = table();
    assertEquals(1, table.rank(CELL, OURS), 0);
    assertEquals(2.5, table.rank(CELL, BESIDE), 0);
    assertEquals(2.5, table.rank(CELL, SK), 0);
    assertEquals(4, table.rank(CELL, GL), 0);
  }

  @Test
  public void tallyCountsVerdicts() {
    Tally tally = Tally.of(List.of(Verdict.WON, Verdict.TIED, Verdict.LOST, Verdict.TIED));
    assertEquals("1 / 2 / 1", tally.toString());
    assertEquals(4, tally.all());
  }

  @Test
  public void cellsAreSortedByTaskKindAndNumberOfLabels() {
    Cell ten = new Cell("set", "class-10");
    assertTrue(CELL.compareTo(ten) < 0);
    assertTrue(ten.compareTo(new Cell("set", "uniform-2")) < 0);
    assertTrue(ten.compareTo(new Cell("another", "uniform-2")) > 0);
    assertEquals("thinned, uniform", new Cell("set-thinned", "uniform-2").kind());
  }

  private void add(LeagueMethod method, double... errors) {
    for (int draw = 0; draw < errors.length; draw++) {
      results.put(
          new LeagueLog.Run("set", "class-5", draw, method),
          new LeagueLog.Result(new LeagueDraw.Judged(errors[draw], errors[draw]), 0));
    }
  }

  private LeagueTable table() {
    return new LeagueTable(results, this::error, 2);
  }

  private double error(LeagueDraw.Judged judged) {
    return judged.error();
  }
}
