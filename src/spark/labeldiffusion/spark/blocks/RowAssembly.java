package labeldiffusion.spark.blocks;

import java.util.Arrays;
import java.util.List;

/** Received entries by row, each row in the order of its columns. */
public final class RowAssembly {
  private final int[] start;
  private final long[] columnAndPlace;
  private final double[] value;

  private RowAssembly(int[] start, long[] columnAndPlace, double[] value) {
    this.start = start;
    this.columnAndPlace = columnAndPlace;
    this.value = value;
  }

  /**
   * @param nodes the rows, ascending
   */
  public static RowAssembly of(int[] nodes, List<SentEntries> received) {
    IntIndex row = new IntIndex(nodes);
    int entries = received.stream().mapToInt(sent -> sent.row().length).sum();
    int[] start = new int[nodes.length + 1];
    for (SentEntries sent : received) {
      for (int i : sent.row()) {
        start[row.of(i) + 1]++;
      }
    }
    for (int r = 0; r < nodes.length; r++) {
      start[r + 1] += start[r];
    }
    long[] columns = new long[entries];
    double[] value = new double[entries];
    int[] next = Arrays.copyOf(start, nodes.length);
    int place = 0;
    for (SentEntries sent : received) {
      for (int p = 0; p < sent.row().length; p++, place++) {
        columns[next[row.of(sent.row()[p])]++] = (long) sent.column()[p] << Integer.SIZE | place;
        value[place] = sent.value()[p];
      }
    }
    for (int r = 0; r < nodes.length; r++) {
      Arrays.sort(columns, start[r], start[r + 1]);
    }
    return new RowAssembly(start, columns, value);
  }

  int entries() {
    return value.length;
  }

  /** Where the entries of row r begin. */
  public int from(int r) {
    return start[r];
  }

  public int column(int p) {
    return (int) (columnAndPlace[p] >>> Integer.SIZE);
  }

  public double value(int p) {
    return value[(int) columnAndPlace[p]];
  }
}
