package labeldiffusion.spark.blocks;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;

/**
 * The numbers that one block sends to another in a step, all in one array. They travel as bytes,
 * which are written and read at once instead of number by number.
 */
public record Packet(int from, int to, byte[] bytes) implements Sent {
  private static final long serialVersionUID = 1L;

  static Packet of(int from, int to, double[] values) {
    byte[] bytes = new byte[Math.multiplyExact(Double.BYTES, values.length)];
    ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN).asDoubleBuffer().put(values);
    return new Packet(from, to, bytes);
  }

  double[] values() {
    double[] values = new double[bytes.length / Double.BYTES];
    ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN).asDoubleBuffer().get(values);
    return values;
  }
}
