package labeldiffusion.neighbours.approximate;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import labeldiffusion.SilentTestCase;
import org.junit.Test;

public class NearestSetsTest extends SilentTestCase {
  private static final float FREE = Float.POSITIVE_INFINITY;

  /** Ten candidates at distances 0, 0, 1, 1, 2, 2, ...: each is offered twice, in any order. */
  @Test
  public void setsHoldTheNearestInAnyOrderOfOffers() {
    List<Integer> offers = new ArrayList<>();
    for (int j = 0; j < 10; j++) {
      offers.addAll(List.of(j, j));
    }
    for (int round = 0; round < 20; round++) {
      Collections.shuffle(offers, random);
      NearestSets sets = new NearestSets(3, 5);
      offers.forEach(j -> sets.offer(1, j, j / 2));
      assertArrayEquals(new int[] {0, 1, 2, 3, 4}, Arrays.copyOfRange(sets.index, 5, 10));
      assertArrayEquals(new float[] {0, 0, 1, 1, 2}, Arrays.copyOfRange(sets.squared, 5, 10), 0);
      assertEquals("the rows beside it are untouched", FREE, sets.squared[4], 0);
      assertEquals(FREE, sets.squared[10], 0);
    }
  }

  @Test
  public void reachIsTheLastDistanceOnceTheSetIsFull() {
    NearestSets sets = new NearestSets(2, 2);
    sets.offer(1, 7, 3);
    assertEquals(FREE, sets.reach(1), 0);
    sets.offer(1, 8, 5);
    assertEquals(5, sets.reach(1), 0);
    sets.offer(1, 9, 4);
    assertEquals(4, sets.reach(1), 0);
    assertEquals(FREE, sets.reach(0), 0);
  }

  /** Candidate 5 is old; it stays old when 3 moves it on, and leaves with its mark. */
  @Test
  public void marksMoveWithTheirCandidates() {
    NearestSets sets = new NearestSets(1, 3);
    sets.offer(0, 5, 2);
    assertTrue(sets.fresh[0]);
    sets.fresh[0] = false;
    sets.offer(0, 3, 1);
    assertArrayEquals(new boolean[] {true, false, false}, sets.fresh);
    sets.offer(0, 5, 2);
    assertFalse("known already", sets.fresh[1]);
    sets.offer(0, 4, 1.5f);
    assertArrayEquals(new boolean[] {true, true, false}, sets.fresh);
    sets.offer(0, 6, 1.7f);
    assertArrayEquals(new int[] {3, 4, 6}, sets.index);
    assertArrayEquals(new boolean[] {true, true, true}, sets.fresh);
  }

  @Test
  public void aTieAtTheEndGoesToTheLowerIndex() {
    NearestSets sets = new NearestSets(1, 1);
    sets.offer(0, 5, 2);
    sets.offer(0, 6, 2);
    assertEquals(5, sets.index[0]);
    sets.offer(0, 4, 2);
    assertEquals(4, sets.index[0]);
  }

  /** Distances that overflow are as good as a free place, and better than none. */
  @Test
  public void infinitelyFarCandidatesTakeFreePlaces() {
    NearestSets sets = new NearestSets(1, 2);
    sets.offer(0, 5, FREE);
    sets.offer(0, 6, 1);
    assertArrayEquals(new int[] {6, 5}, sets.index);
  }

  @Test
  public void rowsThatShareALockAreKeptApart() {
    NearestSets sets = new NearestSets(5000, 1);
    sets.offer(1, 7, 1);
    sets.offer(1 + 4096, 8, 1);
    assertEquals(7, sets.index[1]);
    assertEquals(8, sets.index[4097]);
  }
}
