package labeldiffusion.spark.blocks;

import java.io.Serializable;
import labeldiffusion.sparse.ArrayBytes;

/**
 * The rows of a block with local columns.
 *
 * @param number the number of each local node in the whole graph, own nodes first
 * @param nodes how many of them are own, and how many are inner ({@link
 *     labeldiffusion.graph.GraphPart})
 * @param label class of each local node, -1 if not known or two edges away
 * @param degree d_i of each local node; infinite if it is two edges away
 * @param start row v is at positions start[v] .. start[v+1]-1
 * @param nearEnd N(v) is at positions start[v] .. nearEnd[v]-1
 */
public record LocalRows(
    int[] number,
    int[] nodes,
    int[] label,
    double[] degree,
    int[] start,
    int[] nearEnd,
    int[] column,
    double[] weight)
    implements Serializable {
  private static final long serialVersionUID = 1L;

  public int own() {
    return nodes[0];
  }

  public int inner() {
    return nodes[1];
  }

  public int size() {
    return number.length;
  }

  private Object writeReplace() {
    return new Stored(
        ArrayBytes.of(number),
        nodes,
        ArrayBytes.of(label),
        ArrayBytes.of(degree),
        ArrayBytes.of(start),
        ArrayBytes.of(nearEnd),
        ArrayBytes.of(column),
        ArrayBytes.of(weight));
  }

  /** The same in a file. */
  private record Stored(
      byte[] number,
      int[] nodes,
      byte[] label,
      byte[] degree,
      byte[] start,
      byte[] nearEnd,
      byte[] column,
      byte[] weight)
      implements Serializable {
    private static final long serialVersionUID = 1L;

    private Object readResolve() {
      return new LocalRows(
          ArrayBytes.ints(number),
          nodes,
          ArrayBytes.ints(label),
          ArrayBytes.doubles(degree),
          ArrayBytes.ints(start),
          ArrayBytes.ints(nearEnd),
          ArrayBytes.ints(column),
          ArrayBytes.doubles(weight));
    }
  }
}
