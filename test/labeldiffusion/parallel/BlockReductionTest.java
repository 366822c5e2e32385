package labeldiffusion.parallel;

import static org.junit.Assert.assertEquals;

import labeldiffusion.SilentTestCase;
import org.junit.Test;

public class BlockReductionTest extends SilentTestCase {
  private static final int N = 10_000;

  private final double[] values = random.doubles(N, -1, 1).toArray();
  private final Blocks blocks = Blocks.ofRows(N, 1000);

  @Test
  public void sumHasTheSameBitsForAnyNumberOfThreads() {
    try (Workers one = new Workers(1);
        Workers four = new Workers(4)) {
      double sum = new BlockReduction(blocks, one).sum(this::sum);
      assertEquals(sum(0, N), sum, 1e-10);
      assertEquals(sum, new BlockReduction(blocks, four).sum(this::sum), 0);
    }
  }

  @Test
  public void maximumIsThatOfAllBlocks() {
    values[N - 1] = 5;
    assertEquals(5, new BlockReduction(blocks, workers).max(this::largest), 0);
  }

  @Test
  public void reductionOfNoRowsIsZero() {
    BlockReduction none = new BlockReduction(Blocks.ofRows(0, 1), workers);
    assertEquals(0, none.sum((from, to) -> 1), 0);
    assertEquals(0, none.max((from, to) -> 1), 0);
  }

  private double sum(int from, int to) {
    double sum = 0;
    for (int i = from; i < to; i++) {
      sum += values[i];
    }
    return sum;
  }

  private double largest(int from, int to) {
    double most = 0;
    for (int i = from; i < to; i++) {
      most = Math.max(most, values[i]);
    }
    return most;
  }
}
