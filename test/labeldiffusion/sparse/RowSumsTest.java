package labeldiffusion.sparse;

import static org.junit.Assert.assertArrayEquals;

import labeldiffusion.SilentTestCase;
import labeldiffusion.parallel.Blocks;
import org.junit.Test;

public class RowSumsTest extends SilentTestCase {
  @Test
  public void sumsOfAllBlocksAreAdded() {
    int n = 1000;
    RowSums sums = new RowSums(Blocks.ofRows(n, 1 << 12), 3, workers);
    double[] totals = {7, 7};
    sums.of(
        (from, to, s, at) -> {
          for (int i = from; i < to; i++) {
            s[at] += i;
            s[at + 1]++;
          }
        },
        totals);
    assertArrayEquals(new double[] {n * (n - 1) / 2.0, n}, totals, 0);
    double[] fewer = new double[1];
    sums.of((from, to, s, at) -> s[at] += to - from, fewer);
    assertArrayEquals(new double[] {n}, fewer, 0);
  }
}
