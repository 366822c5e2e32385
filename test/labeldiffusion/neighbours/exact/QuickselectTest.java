package labeldiffusion.neighbours.exact;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import java.util.Arrays;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.Test;

/** The smallest keys come first, and their entries move with them. */
public class QuickselectTest {
  private static final int OFFSET = 3;

  @Test
  public void noKeyBeforeTheRankIsLargerThanOneAfterIt() {
    Random random = new Random(1);
    for (int n = 1; n < 60; n++) {
      double[] key = random.ints(n, 0, 10).asDoubleStream().toArray(); // many are equal
      int m = random.nextInt(n);
      Quickselect.smallestFirst(key, new int[OFFSET + n], OFFSET, m);
      double most = Arrays.stream(key, 0, m).max().orElse(Double.NEGATIVE_INFINITY);
      assertTrue(most <= Arrays.stream(key, m, n).min().getAsDouble());
    }
  }

  @Test
  public void entriesMoveWithTheirKeys() {
    double[] all = new Random(2).doubles(50).toArray();
    double[] key = all.clone();
    int[] order = IntStream.range(-OFFSET, all.length).toArray();
    Quickselect.smallestFirst(key, order, OFFSET, 20);
    for (int i = 0; i < key.length; i++) {
      assertEquals(key[i], all[order[OFFSET + i]], 0);
    }
    assertArrayEquals(new int[] {-3, -2, -1}, Arrays.copyOf(order, OFFSET));
  }
}
