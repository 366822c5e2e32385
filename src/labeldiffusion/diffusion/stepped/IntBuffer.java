package labeldiffusion.diffusion.stepped;

import java.util.Arrays;

/** A list of numbers that grows; reused for one block of rows after the other. */
final class IntBuffer {
  private int[] values = new int[1024];
  private int size;

  void add(int value) {
    if (size == values.length) {
      values = Arrays.copyOf(values, Math.addExact(size, size / 2)); // throws on overflow
    }
    values[size++] = value;
  }

  int size() {
    return size;
  }

  void clear() {
    size = 0;
  }

  int[] toArray() {
    return Arrays.copyOf(values, size);
  }
}
