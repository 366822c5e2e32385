package labeldiffusion.spark.blocks;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Collects entries for every block and sends them in one piece each. */
public final class EntryBuffers {
  private final int from;
  private final Buffer[] buffers;

  public EntryBuffers(int from, int blocks) {
    this.from = from;
    buffers = new Buffer[blocks];
  }

  public void add(int to, int row, int column, double value) {
    if (buffers[to] == null) {
      buffers[to] = new Buffer();
    }
    buffers[to].add(row, column, value);
  }

  public List<SentEntries> sent() {
    List<SentEntries> all = new ArrayList<>();
    for (int to = 0; to < buffers.length; to++) {
      if (buffers[to] != null) {
        all.add(buffers[to].sent(from, to));
      }
    }
    return all;
  }

  private static final class Buffer {
    private int[] row = new int[16];
    private int[] column = new int[16];
    private double[] value = new double[16];
    private int size;

    void add(int i, int j, double x) {
      if (size == row.length) {
        row = Arrays.copyOf(row, 2 * size);
        column = Arrays.copyOf(column, 2 * size);
        value = Arrays.copyOf(value, 2 * size);
      }
      row[size] = i;
      column[size] = j;
      value[size++] = x;
    }

    SentEntries sent(int from, int to) {
      return new SentEntries(
          from,
          to,
          Arrays.copyOf(row, size),
          Arrays.copyOf(column, size),
          Arrays.copyOf(value, size));
    }
  }
}
