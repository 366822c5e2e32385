package labeldiffusion.spark.blocks;

/**
 * Entries of a graph on their way to the block that owns their row.
 *
 * @param row numbers of the rows
 * @param column numbers of the nodes at the other ends
 * @param value squared distances or weights
 */
public record SentEntries(int from, int to, int[] row, int[] column, double[] value)
    implements Sent {
  private static final long serialVersionUID = 1L;
}
