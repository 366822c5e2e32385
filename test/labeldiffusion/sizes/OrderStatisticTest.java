package labeldiffusion.sizes;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import java.util.Arrays;
import java.util.Random;
import org.junit.Test;

public class OrderStatisticTest {
  @Test
  public void theKthSmallestGoesToPositionK() {
    Random random = new Random(1);
    for (int round = 0; round < 200; round++) {
      int n = 1 + random.nextInt(40);
      double[] x = random.doubles(n + 3).map(v -> Math.rint(10 * v)).toArray(); // with equal ones
      double[] sorted = Arrays.copyOf(x, n);
      Arrays.sort(sorted);
      int k = random.nextInt(n);
      OrderStatistic.place(x, n, k);
      assertEquals(sorted[k], x[k], 0);
      for (int i = 0; i < n; i++) {
        assertTrue(i < k ? x[i] <= x[k] : x[i] >= x[k]);
      }
    }
  }
}
