package labeldiffusion.neighbours.approximate;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import java.util.Arrays;
import labeldiffusion.SilentTestCase;
import org.junit.Test;

public class CandidatesTest extends SilentTestCase {
  /** Rows 0 to 4 on a line, each with its two nearest: 0 has 1 2, 1 has 0 2, 4 has 3 2, ... */
  private static NearestSets line() {
    NearestSets lists = new NearestSets(5, 2);
    for (int i = 0; i < 5; i++) {
      for (int j = 0; j < 5; j++) {
        if (j != i) {
          lists.offer(i, j, (i - j) * (i - j));
        }
      }
    }
    return lists;
  }

  private static int[] fresh(Candidates candidates, int i) {
    int[] member = new int[21];
    member[0] = 77;
    int size = candidates.copyFresh(i, member, 1);
    assertEquals(77, member[0]);
    return sorted(member, 1, size);
  }

  private static int[] old(Candidates candidates, int i) {
    int[] member = new int[20];
    return sorted(member, 0, candidates.copyOld(i, member));
  }

  private static int[] sorted(int[] member, int from, int to) {
    int[] some = Arrays.copyOfRange(member, from, to);
    Arrays.sort(some);
    return some;
  }

  /** Row 2 is in the lists of all others: 0 (1 2), 1 (0 2), 2 (1 3), 3 (2 4), 4 (3 2). */
  @Test
  public void candidatesAreNeighboursInBothDirections() {
    NearestSets lists = line();
    Candidates candidates = new Candidates(5, 10);
    candidates.choose(lists, 1, workers);
    assertArrayEquals(new int[] {1, 2}, fresh(candidates, 0));
    assertArrayEquals(new int[] {0, 2}, fresh(candidates, 1));
    assertArrayEquals(new int[] {0, 1, 3, 4}, fresh(candidates, 2));
    assertArrayEquals(new int[] {2, 4}, fresh(candidates, 3));
    for (int i = 0; i < 5; i++) {
      assertTrue(candidates.hasFresh(i));
      assertEquals(0, old(candidates, i).length);
    }
  }

  @Test
  public void whatWasChosenIsOldInTheNextRound() {
    NearestSets lists = line();
    Candidates candidates = new Candidates(5, 10);
    candidates.choose(lists, 1, workers);
    assertArrayEquals(new boolean[10], lists.fresh);
    candidates.choose(lists, 2, workers);
    for (int i = 0; i < 5; i++) {
      assertFalse(candidates.hasFresh(i));
      assertEquals("nothing to compare them with", 0, old(candidates, i).length);
    }
  }

  /** Only 3 is new in the list of 4: so 3 and 4 have something to compare, the others do not. */
  @Test
  public void oldCandidatesAreForRowsWithFreshOnes() {
    NearestSets lists = line();
    Arrays.fill(lists.fresh, false);
    lists.fresh[8] = true;
    assertEquals(3, lists.index[8]);
    Candidates candidates = new Candidates(5, 10);
    candidates.choose(lists, 1, workers);
    assertArrayEquals(new int[] {4}, fresh(candidates, 3));
    assertArrayEquals(new int[] {3}, fresh(candidates, 4));
    assertArrayEquals(new int[] {2, 4}, old(candidates, 3));
    assertArrayEquals(new int[] {2, 3}, old(candidates, 4));
    assertEquals(0, old(candidates, 2).length);
    assertFalse(candidates.hasFresh(2));
  }

  /** With room for one, the rows that were not chosen stay fresh and have their turn later. */
  @Test
  public void whatWasNotChosenStaysFresh() {
    NearestSets lists = line();
    Candidates candidates = new Candidates(5, 1);
    candidates.choose(lists, 1, workers);
    for (int i = 0; i < 5; i++) {
      int[] chosen = fresh(candidates, i);
      assertEquals(1, chosen.length);
      for (int p = 2 * i; p < 2 * i + 2; p++) {
        assertEquals(lists.index[p] != chosen[0], lists.fresh[p]);
      }
    }
  }

  @Test
  public void theKeyDecidesWhatIsChosen() {
    int differ = 0;
    for (int key = 0; key < 20; key++) {
      Candidates candidates = new Candidates(5, 1);
      candidates.choose(line(), key, workers);
      differ += fresh(candidates, 2)[0] == 1 ? 1 : 0;
    }
    assertTrue(differ > 0 && differ < 20);
  }
}
