package labeldiffusion.spark.blocks;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import org.apache.spark.api.java.JavaRDD;
import org.apache.spark.broadcast.Broadcast;

/** Makes the rows of a graph that is given by its edges. */
public final class EdgeRows {
  private EdgeRows() {}

  /**
   * The rows of an undirected graph. An edge that is given several times, in either direction, has
   * the largest of its weights. N(i) are the k strongest edges of i; ties go to the lower node.
   *
   * @param edges pieces of the list of edges
   * @param nodes nodes and labels of each block
   */
  public static JavaRDD<GraphRows> of(
      JavaRDD<Edges> edges, JavaRDD<Lists> nodes, Broadcast<short[]> owner, int k) {
    int blocks = nodes.getNumPartitions();
    JavaRDD<List<SentEntries>> entries =
        Parts.gather(edges, piece -> entries(piece, owner.value(), blocks), blocks);
    return Parts.zip(nodes, entries, (own, received) -> rows(own, received, k));
  }

  /** Both entries of each edge; loops are left out. */
  private static List<SentEntries> entries(Edges edges, short[] owner, int blocks) {
    EntryBuffers buffers = new EntryBuffers(0, blocks);
    for (int e = 0; e < edges.low().length; e++) {
      int i = edges.low()[e];
      int j = edges.high()[e];
      if (i != j) {
        buffers.add(owner[i], i, j, edges.weight()[e]);
        buffers.add(owner[j], j, i, edges.weight()[e]);
      }
    }
    return buffers.sent();
  }

  private static GraphRows rows(Lists own, List<SentEntries> received, int k) {
    RowAssembly entries = RowAssembly.of(own.node(), received);
    int n = own.size();
    int[] start = new int[n + 1];
    int[] near = new int[n];
    int[] column = new int[entries.entries()];
    double[] weight = new double[column.length];
    for (int r = 0; r < n; r++) {
      int next = start[r];
      for (int p = entries.from(r); p < entries.from(r + 1); p++) {
        if (next > start[r] && column[next - 1] == entries.column(p)) {
          weight[next - 1] = Math.max(weight[next - 1], entries.value(p));
        } else {
          column[next] = entries.column(p);
          weight[next++] = entries.value(p);
        }
      }
      start[r + 1] = next;
      near[r] = Math.min(k, next - start[r]);
      strongestFirst(column, weight, start[r], next, near[r]);
    }
    return new GraphRows(
        own.node(),
        own.label(),
        start,
        near,
        Arrays.copyOf(column, start[n]),
        Arrays.copyOf(weight, start[n]));
  }

  /** Moves the k strongest entries of a row, which is in the order of its columns, to its front. */
  private static void strongestFirst(int[] column, double[] weight, int from, int to, int k) {
    int[] j = Arrays.copyOfRange(column, from, to);
    double[] w = Arrays.copyOfRange(weight, from, to);
    int[] byWeight =
        IntStream.range(0, to - from)
            .boxed()
            .sorted(Comparator.comparingDouble((Integer p) -> -w[p]).thenComparing(p -> j[p]))
            .mapToInt(p -> p)
            .toArray();
    Arrays.sort(byWeight, k, byWeight.length);
    for (int p = 0; p < byWeight.length; p++) {
      column[from + p] = j[byWeight[p]];
      weight[from + p] = w[byWeight[p]];
    }
  }
}
