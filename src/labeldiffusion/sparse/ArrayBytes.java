package labeldiffusion.sparse;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;

/**
 * Arrays of numbers as bytes and back. Java's serialization writes and reads an array of bytes at
 * once, but an array of ints or doubles byte by byte, which takes longer than the disk.
 */
public final class ArrayBytes {
  /** The most numbers, of any type here, that fit into one array of bytes. */
  public static final int MOST = Integer.MAX_VALUE / Double.BYTES - 1;

  private ArrayBytes() {}

  public static byte[] of(int[] values) {
    byte[] bytes = new byte[Math.multiplyExact(Integer.BYTES, values.length)];
    buffer(bytes).asIntBuffer().put(values);
    return bytes;
  }

  public static byte[] of(float[] values) {
    byte[] bytes = new byte[Math.multiplyExact(Float.BYTES, values.length)];
    buffer(bytes).asFloatBuffer().put(values);
    return bytes;
  }

  public static byte[] of(double[] values) {
    byte[] bytes = new byte[Math.multiplyExact(Double.BYTES, values.length)];
    buffer(bytes).asDoubleBuffer().put(values);
    return bytes;
  }

  public static int[] ints(byte[] bytes) {
    int[] values = new int[bytes.length / Integer.BYTES];
    buffer(bytes).asIntBuffer().get(values);
    return values;
  }

  public static float[] floats(byte[] bytes) {
    float[] values = new float[bytes.length / Float.BYTES];
    buffer(bytes).asFloatBuffer().get(values);
    return values;
  }

  public static double[] doubles(byte[] bytes) {
    double[] values = new double[bytes.length / Double.BYTES];
    buffer(bytes).asDoubleBuffer().get(values);
    return values;
  }

  private static ByteBuffer buffer(byte[] bytes) {
    return ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN);
  }
}
