package labeldiffusion.neighbours;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import java.util.Arrays;
import java.util.Collections;
import java.util.stream.IntStream;
import labeldiffusion.SilentTestCase;
import org.junit.Test;

public class NearestListsTest extends SilentTestCase {
  @Test
  public void listsHoldTheNearestInAnyOrderOfOffers() {
    for (int k : new int[] {1, 2, 7, 30, 40}) {
      double[] squared = random.ints(30, 0, 9).asDoubleStream().toArray(); // many ties
      Integer[] candidates = IntStream.range(0, 30).boxed().toArray(Integer[]::new);
      Arrays.sort(candidates, (i, j) -> Double.compare(squared[i], squared[j])); // stable
      int[] expected = new int[k];
      Arrays.setAll(expected, p -> p < 30 ? candidates[p] : Neighbours.NONE);
      for (int round = 0; round < 10; round++) {
        Collections.shuffle(Arrays.asList(candidates), random);
        NearestLists lists = new NearestLists(2, k);
        for (int j : candidates) {
          lists.offer(1, j, squared[j]);
        }
        Neighbours found = round % 2 == 0 ? lists.sorted() : lists.sorted(workers);
        assertArrayEquals(expected, Arrays.copyOfRange(found.index(), k, 2 * k));
        assertEquals(0, found.count(0));
      }
    }
  }

  @Test
  public void limitIsThatOfTheLastEntryOnceTheListIsFull() {
    NearestLists lists = new NearestLists(1, 2);
    assertTrue(lists.offer(0, 5, 3));
    assertEquals(Double.POSITIVE_INFINITY, lists.limit(0), 0);
    assertTrue(lists.winsTie(0, 1000));
    assertTrue(lists.offer(0, 7, 4));
    assertEquals(4, lists.limit(0), 0);
    assertTrue(lists.winsTie(0, 6) && !lists.winsTie(0, 7) && !lists.winsTie(0, 8));
    assertFalse("a tie with a higher index", lists.offer(0, 8, 4));
    assertTrue("a tie with a lower index", lists.offer(0, 6, 4));
    assertTrue(lists.winsTie(0, 5) && !lists.winsTie(0, 6));
  }

  @Test
  public void listsOfLengthZeroTakeNothing() {
    NearestLists lists = new NearestLists(3, 0);
    assertFalse(lists.offer(1, 2, 0));
    assertEquals(0, lists.sorted().index().length);
  }
}
