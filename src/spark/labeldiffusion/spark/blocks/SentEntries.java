package labeldiffusion.spark.blocks;

import java.io.Serializable;
import labeldiffusion.sparse.ArrayBytes;

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

  private Object writeReplace() {
    return value.length > ArrayBytes.MOST
        ? this
        : new AsBytes(from, to, ArrayBytes.of(row), ArrayBytes.of(column), ArrayBytes.of(value));
  }

  /** The same on its way. */
  private record AsBytes(int from, int to, byte[] row, byte[] column, byte[] value)
      implements Serializable {
    private static final long serialVersionUID = 1L;

    private Object readResolve() {
      return new SentEntries(
          from, to, ArrayBytes.ints(row), ArrayBytes.ints(column), ArrayBytes.doubles(value));
    }
  }
}
