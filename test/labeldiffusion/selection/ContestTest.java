package labeldiffusion.selection;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.Test;

/** Who wins, and who is asked how often. */
public class ContestTest {
  private final List<String> asked = new ArrayList<>();
  private final Contest<String> contest =
      new Contest<>("holder", answers("11000", "11000", "11000"));

  @Test
  public void theHolderStaysWithoutChallengers() {
    assertEquals("holder", contest.winner());
  }

  @Test
  public void aTieIsTheHolders() {
    challenge("equal", "11000", "11000", "11000");
    challenge("different", "00110", "11000", "11000");
    assertEquals("holder", contest.winner());
  }

  @Test
  public void oneLabelMoreDoesNotReplaceTheHolder() {
    challenge("a little better", "11100", "11000", "11000");
    assertEquals("holder", contest.winner());
  }

  @Test
  public void aClearLeadReplacesTheHolder() {
    challenge("better", "11100", "11100", "11000");
    assertEquals("better", contest.winner());
    assertArrayEquals(HeadStartTest.right("11100"), contest.answers().get(1));
  }

  @Test
  public void theLargestLeadWins() {
    challenge("better", "11100", "11100", "11000");
    challenge("best", "11100", "11100", "11100");
    challenge("good", "11100", "11000", "11100");
    assertEquals("best", contest.winner());
  }

  @Test
  public void ofEqualLeadsTheFirstWins() {
    challenge("first", "11100", "11100", "11000");
    challenge("second", "11000", "11100", "11100");
    assertEquals("first", contest.winner());
  }

  /** Four labels won and one lost lead by less than three won and none lost. */
  @Test
  public void aConsistentLeadBeatsALargerSurplusWithContradictions() {
    challenge("mixed", "11111", "11110", "01000"); // b 5, w 1: 4 - sqrt 6 = 1.55
    challenge("consistent", "11110", "11110", "11000"); // b 4, w 0: 4 - 2 = 2
    assertEquals("consistent", contest.winner());
  }

  @Test
  public void aHopelessChallengerIsNotAskedAgain() {
    challenge("weak", "10000", "11111", "11111");
    assertEquals(List.of("weak 0"), asked);
    assertEquals("holder", contest.winner());
  }

  @Test
  public void aChallengerMayFallBehindLater() {
    challenge("tiring", "11100", "00000", "11111");
    assertEquals(List.of("tiring 0", "tiring 1"), asked);
  }

  @Test
  public void aDrawIsWorthAnotherFold() {
    challenge("late", "11000", "11000", "11111");
    assertEquals(3, asked.size());
    assertEquals("late", contest.winner());
  }

  @Test
  public void everyChallengerIsComparedWithTheHolderNotWithTheBest() {
    challenge("best", "11111", "11111", "11111");
    challenge("good", "11100", "11100", "11100");
    assertEquals("asked in all folds although behind the best", 6, asked.size());
  }

  @Test
  public void oneFoldIsEnough() {
    Contest<String> holdout = new Contest<>("holder", answers("1000"));
    holdout.challenge("better", f -> HeadStartTest.right("1110"));
    assertEquals("better", holdout.winner());
  }

  private void challenge(String name, String... folds) {
    contest.challenge(
        name,
        f -> {
          asked.add(name + " " + f);
          return HeadStartTest.right(folds[f]);
        });
  }

  private static List<boolean[]> answers(String... folds) {
    return Arrays.stream(folds).map(HeadStartTest::right).toList();
  }
}
