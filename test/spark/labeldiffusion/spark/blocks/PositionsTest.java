package labeldiffusion.spark.blocks;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;

import java.util.Set;
import java.util.SortedMap;
import org.junit.Test;

public class PositionsTest {
  @Test
  public void positionsAreGroupedByKey() {
    int[] key = {3, 0, 3, 1, 0};
    SortedMap<Integer, int[]> groups = Positions.by(key.length, p -> key[p]);
    assertEquals(Set.of(0, 1, 3), groups.keySet());
    assertArrayEquals(new int[] {1, 4}, groups.get(0));
    assertArrayEquals(new int[] {3}, groups.get(1));
    assertArrayEquals(new int[] {0, 2}, groups.get(3));
  }

  @Test
  public void noPositionsHaveNoGroups() {
    assertEquals(0, Positions.by(0, p -> p).size());
  }

  @Test
  public void positionsAreOrderedByNumber() {
    assertArrayEquals(new int[] {2, 0, 1}, Positions.ascending(new int[] {5, 2_000_000_000, 0}));
  }
}
