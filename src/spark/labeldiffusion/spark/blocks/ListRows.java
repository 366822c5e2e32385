package labeldiffusion.spark.blocks;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import labeldiffusion.graph.KernelWidth;
import labeldiffusion.neighbours.Neighbours;
import org.apache.spark.api.java.JavaRDD;
import org.apache.spark.broadcast.Broadcast;

/** Makes the rows of the similarity graph of neighbour lists. */
public final class ListRows {
  private ListRows() {}

  /** The lists of each block, by node. */
  public static JavaRDD<Lists> byBlock(JavaRDD<Lists> lists, Broadcast<short[]> owner, int blocks) {
    return Parts.gather(lists, part -> split(part, owner.value()), blocks).map(ListRows::merge);
  }

  /** The lists for each block. */
  public static List<SentLists> split(Lists lists, short[] owner) {
    List<SentLists> sent = new ArrayList<>();
    Positions.by(lists.size(), r -> owner[lists.node()[r]])
        .forEach((b, rows) -> sent.add(new SentLists(0, b, lists.rows(rows))));
    return sent;
  }

  private static Lists merge(List<SentLists> pieces) {
    int n = pieces.stream().mapToInt(piece -> piece.lists().size()).sum();
    int k = pieces.stream().mapToInt(piece -> piece.lists().k()).max().orElse(0);
    int[] node = new int[n];
    int[] label = new int[n];
    int[] index = new int[n * k];
    double[] squared = new double[n * k];
    int row = 0;
    for (SentLists piece : pieces) {
      Lists lists = piece.lists();
      System.arraycopy(lists.node(), 0, node, row, lists.size());
      System.arraycopy(lists.label(), 0, label, row, lists.size());
      System.arraycopy(lists.index(), 0, index, row * k, lists.size() * k);
      System.arraycopy(lists.squared(), 0, squared, row * k, lists.size() * k);
      row += lists.size();
    }
    return new Lists(node, label, k, index, squared).rows(Positions.ascending(node));
  }

  /**
   * Joins i and j if j is in N(i) or i is in N(j).
   *
   * @param lists the lists of each block
   */
  public static JavaRDD<GraphRows> of(
      JavaRDD<Lists> lists, Broadcast<short[]> owner, double sigmaX) {
    int blocks = lists.getNumPartitions();
    JavaRDD<List<SentEntries>> reversed =
        Parts.exchange(lists, part -> reversed(part, owner.value(), blocks));
    return Parts.zip(
        lists, reversed, (own, others) -> rows(own, others, KernelWidth.uniform(sigmaX)));
  }

  /** The entries (j, i) of all j in N(i). */
  public static List<SentEntries> reversed(Lists lists, short[] owner, int blocks) {
    EntryBuffers buffers = new EntryBuffers(lists.size() == 0 ? 0 : lists.node()[0], blocks);
    for (int p = 0; p < lists.index().length; p++) {
      int j = lists.index()[p];
      if (j != Neighbours.NONE) {
        buffers.add(owner[j], j, lists.node()[p / lists.k()], lists.squared()[p]);
      }
    }
    return buffers.sent();
  }

  private static GraphRows rows(Lists own, List<SentEntries> others, KernelWidth width) {
    RowAssembly tails = RowAssembly.of(own.node(), others);
    int n = own.size();
    int[] start = new int[n + 1];
    int[] near = new int[n];
    int[] column = new int[own.index().length + tails.entries()];
    double[] weight = new double[column.length];
    int next = 0;
    for (int r = 0; r < n; r++) {
      for (int p = r * own.k(); p < (r + 1) * own.k() && own.index()[p] != Neighbours.NONE; p++) {
        column[next] = own.index()[p];
        weight[next++] = width.weight(own.squared()[p], own.node()[r], own.index()[p]);
        near[r]++;
      }
      for (int p = tails.from(r); p < tails.from(r + 1); p++) {
        if (!contains(column, start[r], start[r] + near[r], tails.column(p))) {
          column[next] = tails.column(p);
          weight[next++] = width.weight(tails.value(p), own.node()[r], tails.column(p));
        }
      }
      start[r + 1] = next;
    }
    return new GraphRows(
        own.node(),
        own.label(),
        start,
        near,
        Arrays.copyOf(column, next),
        Arrays.copyOf(weight, next));
  }

  private static boolean contains(int[] column, int from, int to, int j) {
    for (int p = from; p < to; p++) {
      if (column[p] == j) {
        return true;
      }
    }
    return false;
  }
}
