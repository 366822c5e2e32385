package labeldiffusion.neighbours.approximate;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import labeldiffusion.SilentTestCase;
import org.junit.Test;

public class RandomSetsTest extends SilentTestCase {
  private static int[] members(RandomSets sets, int i, int most) {
    int[] member = new int[most + 1];
    member[0] = -7;
    int size = sets.copyTo(i, member, 1);
    assertEquals("the members before are kept", -7, member[0]);
    return Arrays.copyOfRange(member, 1, size);
  }

  private RandomSets cleared(int n, int length, long seed) {
    RandomSets sets = new RandomSets(n, length);
    sets.clear(seed, workers);
    return sets;
  }

  /** Lots can be turned back into candidates, whatever their bits. */
  @Test
  public void setsWithRoomHoldAllThatWasOffered() {
    int[] candidates = {0, 1, 2, 65_535, 65_536, 1 << 30, 123_456_789, Integer.MAX_VALUE - 1};
    RandomSets sets = cleared(3, 10, 5);
    for (int j : candidates) {
      sets.offer(1, j);
      sets.offer(1, j);
    }
    int[] found = members(sets, 1, 10);
    Arrays.sort(found);
    int[] sorted = candidates.clone();
    Arrays.sort(sorted);
    assertArrayEquals(sorted, found);
    for (int j : candidates) {
      assertTrue(sets.contains(1, j));
    }
    assertFalse(sets.contains(1, 77));
    assertTrue(sets.isEmpty(0) && sets.isEmpty(2) && !sets.isEmpty(1));
    assertEquals(0, members(sets, 0, 10).length);
  }

  @Test
  public void theChoiceDoesNotDependOnTheOrderOfOffers() {
    List<Integer> offers = new ArrayList<>(IntStream.range(0, 40).boxed().toList());
    int[] first = null;
    for (int round = 0; round < 10; round++) {
      Collections.shuffle(offers, random);
      RandomSets sets = cleared(2, 6, 9);
      offers.forEach(j -> sets.offer(1, j));
      offers.forEach(j -> sets.offer(1, j));
      int[] found = members(sets, 1, 6);
      assertEquals(6, Arrays.stream(found).distinct().count());
      for (int j = 0; j < 40; j++) {
        int candidate = j;
        assertEquals(Arrays.stream(found).anyMatch(x -> x == candidate), sets.contains(1, j));
      }
      first = first == null ? found : first;
      assertArrayEquals(first, found);
    }
  }

  @Test
  public void rowsAndSeedsChooseDifferently() {
    Set<String> choices = new HashSet<>();
    for (long seed = 0; seed < 3; seed++) {
      RandomSets sets = cleared(20, 4, 1000 * seed);
      for (int i = 0; i < 20; i++) {
        for (int j = 0; j < 100; j++) {
          sets.offer(i, j);
        }
        choices.add(Arrays.toString(members(sets, i, 4)));
      }
    }
    assertEquals(60, choices.size());
  }

  /** Each of ten candidates is in half of the sets: 2,000 +- 5 standard deviations of 32. */
  @Test
  public void everyCandidateIsAsLikelyAsAnyOther() {
    RandomSets sets = cleared(4000, 5, 1);
    int[] chosen = new int[10];
    for (int i = 0; i < 4000; i++) {
      for (int j = 0; j < 10; j++) {
        sets.offer(i, j);
      }
      for (int j : members(sets, i, 5)) {
        chosen[j]++;
      }
    }
    for (int count : chosen) {
      assertEquals(2000, count, 160);
    }
  }

  @Test
  public void clearedSetsAreEmptyAndDrawAnew() {
    RandomSets sets = cleared(1, 3, 1);
    IntStream.range(0, 30).forEach(j -> sets.offer(0, j));
    int[] before = members(sets, 0, 3);
    sets.clear(2, workers);
    assertTrue(sets.isEmpty(0));
    IntStream.range(0, 30).forEach(j -> sets.offer(0, j));
    assertFalse(Arrays.equals(before, members(sets, 0, 3)));
  }
}
