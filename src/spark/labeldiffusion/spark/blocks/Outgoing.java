package labeldiffusion.spark.blocks;

import java.io.Serializable;
import java.util.ArrayList;
import java.util.List;

/**
 * What a block sends to others in every exchange. It is small, so that it stays in memory where
 * blocks do not.
 *
 * @param from the block
 * @param to blocks that need own nodes of this one
 * @param nodes which, by their local numbers
 */
public record Outgoing(int from, int[] to, int[][] nodes) implements Serializable {
  private static final long serialVersionUID = 1L;

  /** The rows of own nodes that other blocks need, c numbers each. */
  public List<Packet> pack(double[] own, int c) {
    List<Packet> packets = new ArrayList<>();
    for (int t = 0; t < to.length; t++) {
      double[] values = new double[nodes[t].length * c];
      for (int r = 0; r < nodes[t].length; r++) {
        System.arraycopy(own, nodes[t][r] * c, values, r * c, c);
      }
      packets.add(Packet.of(from, to[t], values));
    }
    return packets;
  }
}
