package labeldiffusion.spark.blocks;

import java.util.Arrays;
import labeldiffusion.labels.Labels;

/** Translates rows of the whole graph to the local numbers of a block. */
final class LocalRowsBuilder {
  private final GraphRows own;
  private final GraphRows ghosts;
  private final LocalNumbers numbers;
  private final IntIndex local;

  /** Local nodes below this have rows with all their entries. */
  private final int complete;

  private final int[] start;
  private final int[] nearEnd;

  private LocalRowsBuilder(GraphRows own, GraphRows ghosts, LocalNumbers numbers, Ghosts kind) {
    this.own = own;
    this.ghosts = ghosts;
    this.numbers = numbers;
    local = new IntIndex(numbers.number());
    complete = kind == Ghosts.JOINED ? numbers.own() : numbers.joined();
    start = new int[numbers.number().length + 1];
    nearEnd = new int[numbers.number().length];
  }

  /**
   * @param ghosts the rows of the nodes one edge away, as their owners know them
   */
  static LocalRows build(GraphRows own, GraphRows ghosts, LocalNumbers numbers, Ghosts kind) {
    return new LocalRowsBuilder(own, ghosts, numbers, kind).build(kind);
  }

  private LocalRows build(Ghosts kind) {
    count();
    int[] column = new int[start[start.length - 1]];
    double[] weight = new double[column.length];
    fill(column, weight);
    int size = numbers.number().length;
    int[] label = new int[size];
    double[] degree = new double[size];
    Arrays.fill(label, Labels.UNLABELLED);
    Arrays.fill(degree, Double.POSITIVE_INFINITY);
    for (int v = 0; v < numbers.joined(); v++) {
      GraphRows rows = v < numbers.own() ? own : ghosts;
      int r = rowOf(v);
      label[v] = rows.label()[r];
      degree[v] = rows.degree(r);
    }
    int inner = kind == Ghosts.TWO_HOPS ? numbers.joined() : numbers.own();
    int[] nodes = {numbers.own(), inner};
    return new LocalRows(numbers.number(), nodes, label, degree, start, nearEnd, column, weight);
  }

  /** The row of local node v among those of its owner. */
  private int rowOf(int v) {
    return v < numbers.own()
        ? Arrays.binarySearch(own.node(), numbers.number()[v])
        : v - numbers.own();
  }

  /** The local number of the entry at p of row v; ABSENT if this block does not keep it. */
  private int entry(int v, GraphRows rows, int p) {
    int j = local.of(rows.column()[p]);
    return v < complete || j < complete ? j : IntIndex.ABSENT;
  }

  /** Lengths of the rows; nodes two edges away list only what lists them. */
  private void count() {
    for (int v = 0; v < numbers.joined(); v++) {
      GraphRows rows = v < numbers.own() ? own : ghosts;
      int r = rowOf(v);
      for (int p = rows.start()[r]; p < rows.start()[r + 1]; p++) {
        int j = entry(v, rows, p);
        if (j != IntIndex.ABSENT) {
          start[v + 1]++;
          nearEnd[v] += p < rows.start()[r] + rows.near()[r] ? 1 : 0;
          if (j >= numbers.joined()) {
            start[j + 1]++;
          }
        }
      }
    }
    for (int v = 0; v < nearEnd.length; v++) {
      start[v + 1] += start[v];
      nearEnd[v] += start[v];
    }
  }

  private void fill(int[] column, double[] weight) {
    int[] next = Arrays.copyOf(start, nearEnd.length);
    for (int v = 0; v < numbers.joined(); v++) {
      GraphRows rows = v < numbers.own() ? own : ghosts;
      int r = rowOf(v);
      for (int p = rows.start()[r]; p < rows.start()[r + 1]; p++) {
        int j = entry(v, rows, p);
        if (j != IntIndex.ABSENT) {
          column[next[v]] = j;
          weight[next[v]++] = rows.weight()[p];
          if (j >= numbers.joined()) {
            column[next[j]] = v;
            weight[next[j]++] = rows.weight()[p];
          }
        }
      }
    }
  }
}
