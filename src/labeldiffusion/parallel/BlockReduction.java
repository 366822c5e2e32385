package labeldiffusion.parallel;

/**
 * Sums and maxima over all rows. Every block computes one number and the numbers are combined in
 * the order of the blocks, so the result does not depend on the number of threads. The loop over
 * the rows of a block knows nothing of this: its numbers can also be combined elsewhere.
 */
public final class BlockReduction {
  private final Blocks blocks;
  private final Workers workers;
  private final double[] part;

  public BlockReduction(Blocks blocks, Workers workers) {
    this.blocks = blocks;
    this.workers = workers;
    part = new double[blocks.count()];
  }

  /** The number that rows from (inclusive) to (exclusive) contribute. */
  @FunctionalInterface
  public interface RowsToNumber {
    double of(int from, int to);
  }

  /** The sum over all blocks. */
  public double sum(RowsToNumber rows) {
    run(rows);
    double sum = 0;
    for (double share : part) {
      sum += share;
    }
    return sum;
  }

  /** The maximum over all blocks, at least 0. */
  public double max(RowsToNumber rows) {
    run(rows);
    return largest(part);
  }

  private void run(RowsToNumber rows) {
    workers.run(blocks.count(), b -> part[b] = rows.of(blocks.from(b), blocks.to(b)));
  }

  /** The largest of some numbers, at least 0. */
  public static double largest(double[] values) {
    double most = 0;
    for (double value : values) {
      most = Math.max(most, value);
    }
    return most;
  }
}
