package labeldiffusion.neighbours.approximate;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import java.util.HashSet;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.Test;

public class HashTest {
  /** The first outputs of the published generator for the seeds 0 and 1234567. */
  @Test
  public void mixIsSplitMix64() {
    assertEquals(0xE220A8397B1DCDAFL, Hash.mix(0));
    assertEquals(6457827717110365317L, Hash.mix(1234567));
    assertEquals(3203168211198807973L, Hash.mix(1234567 + 0x9E3779B97F4A7C15L));
  }

  @Test
  public void everyArgumentMatters() {
    Set<Long> seen = new HashSet<>();
    for (long seed = 0; seed < 4; seed++) {
      for (long a = 0; a < 4; a++) {
        for (long b = 0; b < 4; b++) {
          seen.add(Hash.of(seed, a, b));
        }
      }
    }
    assertEquals(64, seen.size());
  }

  /** The upper 31 bits are taken as a fraction of the bound. */
  @Test
  public void belowIsAFractionOfTheBound() {
    assertEquals(0, Hash.below(10, 0));
    assertEquals(5, Hash.below(10, 1L << 63));
    assertEquals(2, Hash.below(10, 1L << 62));
    assertEquals(9, Hash.below(10, -1));
    assertEquals(Integer.MAX_VALUE - 1, Hash.below(Integer.MAX_VALUE, -1));
  }

  @Test
  public void aSampleHasOneRowOfEachInterval() {
    for (int n : new int[] {10, 64, 1000}) {
      int[] rows = Hash.sample(n, 10, 3);
      for (int s = 0; s < 10; s++) {
        assertTrue(rows[s] >= s * n / 10 && rows[s] < (s + 1) * n / 10);
      }
    }
    assertArrayEquals(IntStream.range(0, 9).toArray(), Hash.sample(9, 9, 1));
  }

  /** Over a hundred seeds every row of an interval of five is drawn. */
  @Test
  public void anyRowOfAnIntervalMayBeDrawn() {
    Set<Integer> drawn = new HashSet<>();
    for (long seed = 0; seed < 100; seed++) {
      drawn.add(Hash.sample(20, 4, seed)[2]);
    }
    assertEquals(Set.of(10, 11, 12, 13, 14), drawn);
  }
}
