package labeldiffusion.spark.blocks;

import labeldiffusion.sparse.ArrayBytes;

/** The numbers that one block sends to another in a step, all in one array of bytes. */
public record Packet(int from, int to, byte[] bytes) implements Sent {
  private static final long serialVersionUID = 1L;

  static Packet of(int from, int to, double[] values) {
    return new Packet(from, to, ArrayBytes.of(values));
  }

  double[] values() {
    return ArrayBytes.doubles(bytes);
  }
}
