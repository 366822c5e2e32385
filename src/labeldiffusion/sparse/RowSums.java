package labeldiffusion.sparse;

import java.util.Arrays;
import labeldiffusion.parallel.Blocks;
import labeldiffusion.parallel.Workers;

/**
 * Sums over all rows, several at once, taken in an order that does not depend on the number of
 * threads.
 */
final class RowSums {
  private final Workers workers;
  private final Blocks blocks;
  private final double[] part;

  /**
   * @param most largest number of sums to take at once
   */
  RowSums(Blocks blocks, int most, Workers workers) {
    this.blocks = blocks;
    this.workers = workers;
    part = new double[Math.multiplyExact(blocks.count(), most)];
  }

  /** Adds the contributions of rows from .. to-1 to sums[at], sums[at+1], ... */
  @FunctionalInterface
  interface Addition {
    void add(int from, int to, double[] sums, int at);
  }

  /** totals = the sums over all rows. */
  void of(Addition rows, double[] totals) {
    int width = totals.length;
    Arrays.fill(part, 0, blocks.count() * width, 0);
    workers.run(blocks.count(), b -> rows.add(blocks.from(b), blocks.to(b), part, b * width));
    Arrays.fill(totals, 0);
    for (int p = 0; p < blocks.count() * width; p++) {
      totals[p % width] += part[p];
    }
  }
}
