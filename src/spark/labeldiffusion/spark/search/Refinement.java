package labeldiffusion.spark.search;

import java.io.Serializable;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import labeldiffusion.neighbours.Neighbours;
import labeldiffusion.spark.blocks.IntIndex;
import labeldiffusion.spark.blocks.ListRows;
import labeldiffusion.spark.blocks.Lists;
import labeldiffusion.spark.blocks.Parts;
import labeldiffusion.spark.blocks.Positions;
import labeldiffusion.spark.blocks.RowAssembly;
import labeldiffusion.spark.blocks.Sent;
import labeldiffusion.spark.blocks.SentEntries;
import org.apache.spark.api.java.JavaRDD;
import org.apache.spark.broadcast.Broadcast;
import org.apache.spark.storage.StorageLevel;

/**
 * One round over the neighbours of neighbours: from a row to the rows of its list and to the
 * nearest of those whose lists it is in, and on along their lists. Rows that share a leaf of any
 * tree have been compared there, so only the others are candidates: those across the borders of
 * leaves. A block first fetches the lists of neighbours in other blocks, then the rows of its
 * candidates.
 */
final class Refinement {
  private Refinement() {}

  /** Asks for nodes of another block. */
  private record Wish(int from, int to, int[] nodes) implements Sent {
    private static final long serialVersionUID = 1L;
  }

  private record SentNeighbours(int from, int to, int[] node, int[] index) implements Sent {
    private static final long serialVersionUID = 1L;
  }

  /** A block with the first hops of its rows: those of row i are at start[i] .. start[i+1]-1. */
  private record Hops(ListBlock block, int[] start, int[] node) implements Serializable {
    private static final long serialVersionUID = 1L;
  }

  /** A block with candidates: those of row i are at start[i] .. start[i+1]-1. */
  private record Open(ListBlock block, int[] start, int[] candidate) implements Serializable {
    private static final long serialVersionUID = 1L;
  }

  /**
   * Better lists, kept in memory.
   *
   * @param leaf the leaf of each node, one array per tree
   */
  static JavaRDD<ListBlock> round(
      JavaRDD<ListBlock> blocks, Broadcast<short[]> owner, Broadcast<int[][]> leaf) {
    int count = blocks.getNumPartitions();
    JavaRDD<List<SentEntries>> reversed =
        Parts.exchange(blocks, block -> ListRows.reversed(block.lists(), owner.value(), count));
    JavaRDD<Hops> hops = Parts.zip(blocks, reversed, Refinement::hops);
    hops.persist(StorageLevel.MEMORY_AND_DISK());
    JavaRDD<List<Wish>> wanted =
        Parts.exchange(
            hops,
            part -> wishes(part.block().id(), part.node(), part.block().points(), owner.value()));
    JavaRDD<List<SentNeighbours>> lists =
        Parts.exchange(Parts.pair(blocks, wanted), part -> lists(part._1(), part._2()));
    JavaRDD<Open> open = Parts.zip(hops, lists, (part, others) -> open(part, others, leaf.value()));
    open.persist(StorageLevel.MEMORY_AND_DISK());
    JavaRDD<List<Wish>> missing =
        Parts.exchange(
            open,
            part ->
                wishes(part.block().id(), part.candidate(), part.block().points(), owner.value()));
    JavaRDD<List<SentPoints>> points =
        Parts.exchange(Parts.pair(blocks, missing), part -> points(part._1(), part._2()));
    JavaRDD<ListBlock> refined = Parts.zip(open, points, Refinement::refined);
    refined.persist(StorageLevel.MEMORY_AND_DISK()).count();
    open.unpersist(false);
    hops.unpersist(false);
    return refined;
  }

  /** The list of each row, and as many of the rows whose lists it is in, nearest first. */
  private static Hops hops(ListBlock block, List<SentEntries> reversed) {
    Lists lists = block.lists();
    RowAssembly others = RowAssembly.of(lists.node(), reversed);
    int[] start = new int[lists.size() + 1];
    IntStream.Builder all = IntStream.builder();
    BestCandidates own = new BestCandidates(lists.k());
    BestCandidates back = new BestCandidates(lists.k());
    for (int r = 0; r < lists.size(); r++) {
      own.set(lists.index(), lists.squared(), r * lists.k());
      back.clear();
      for (int p = others.from(r); p < others.from(r + 1); p++) {
        if (!own.contains(others.column(p))) {
          back.offer(others.column(p), others.value(p));
        }
      }
      Arrays.stream(own.nodes()).forEach(all::add);
      Arrays.stream(back.nodes()).forEach(all::add);
      start[r + 1] = start[r] + own.nodes().length + back.nodes().length;
    }
    return new Hops(block, start, all.build().toArray());
  }

  /** Requests for those of some nodes that other blocks own. */
  private static List<Wish> wishes(int from, int[] nodes, PointRows own, short[] owner) {
    IntIndex inside = new IntIndex(own.node());
    int[] outside =
        Arrays.stream(nodes)
            .filter(j -> inside.of(j) == IntIndex.ABSENT)
            .sorted()
            .distinct()
            .toArray();
    List<Wish> wishes = new ArrayList<>();
    Positions.by(outside.length, r -> owner[outside[r]])
        .forEach(
            (b, rows) ->
                wishes.add(new Wish(from, b, Arrays.stream(rows).map(r -> outside[r]).toArray())));
    return wishes;
  }

  private static List<SentNeighbours> lists(ListBlock block, List<Wish> wishes) {
    IntIndex row = new IntIndex(block.points().node());
    List<SentNeighbours> sent = new ArrayList<>();
    for (Wish wish : wishes) {
      int[] rows = Arrays.stream(wish.nodes()).map(row::of).toArray();
      sent.add(
          new SentNeighbours(
              block.id(), wish.from(), wish.nodes(), block.lists().rows(rows).index()));
    }
    return sent;
  }

  private static List<SentPoints> points(ListBlock block, List<Wish> wishes) {
    IntIndex row = new IntIndex(block.points().node());
    List<SentPoints> sent = new ArrayList<>();
    for (Wish wish : wishes) {
      int[] rows = Arrays.stream(wish.nodes()).map(row::of).toArray();
      sent.add(new SentPoints(block.id(), wish.from(), block.points().rows(rows)));
    }
    return sent;
  }

  /** Lists of all nodes that a block knows, own ones first. */
  private static Open open(Hops hops, List<SentNeighbours> others, int[][] leaf) {
    ListBlock block = hops.block();
    int k = block.lists().k();
    int[] node = block.points().node();
    int[] nodes =
        IntStream.concat(
                Arrays.stream(node), others.stream().flatMapToInt(o -> Arrays.stream(o.node())))
            .toArray();
    int[] index =
        IntStream.concat(
                Arrays.stream(block.lists().index()),
                others.stream().flatMapToInt(o -> Arrays.stream(o.index())))
            .toArray();
    IntIndex row = new IntIndex(nodes);
    int[] start = new int[node.length + 1];
    IntStream.Builder candidates = IntStream.builder();
    int[] reach = new int[2 * k * k];
    for (int i = 0; i < node.length; i++) {
      int count = 0;
      for (int p = hops.start()[i]; p < hops.start()[i + 1]; p++) {
        int j = row.of(hops.node()[p]);
        for (int q = j * k; q < (j + 1) * k && index[q] != Neighbours.NONE; q++) {
          if (index[q] != node[i] && !share(leaf, node[i], index[q])) {
            reach[count++] = index[q];
          }
        }
      }
      Arrays.sort(reach, 0, count);
      start[i + 1] = start[i];
      for (int a = 0; a < count; a++) {
        if (a == 0 || reach[a] != reach[a - 1]) {
          candidates.add(reach[a]);
          start[i + 1]++;
        }
      }
    }
    return new Open(block, start, candidates.build().toArray());
  }

  /** Whether two nodes have been compared in a leaf. */
  private static boolean share(int[][] leaf, int i, int j) {
    for (int[] tree : leaf) {
      if (tree[i] == tree[j]) {
        return true;
      }
    }
    return false;
  }

  private static ListBlock refined(Open open, List<SentPoints> received) {
    ListBlock block = open.block();
    List<PointRows> pieces = new ArrayList<>(List.of(block.points()));
    received.forEach(sent -> pieces.add(sent.rows()));
    PointRows known = PointRows.merged(pieces);
    IntIndex row = new IntIndex(known.node());
    Lists lists = block.lists();
    int k = lists.k();
    int[] index = lists.index().clone();
    double[] squared = lists.squared().clone();
    BestCandidates best = new BestCandidates(k);
    for (int i = 0; i < block.points().size(); i++) {
      best.set(index, squared, i * k);
      for (int a = open.start()[i]; a < open.start()[i + 1]; a++) {
        int j = open.candidate()[a];
        best.offer(j, known.squaredDistance(row.of(j), block.points().x(), i * known.d()));
      }
      best.store(index, squared, i * k, k);
    }
    return new ListBlock(
        block.id(), block.points(), new Lists(lists.node(), lists.label(), k, index, squared));
  }
}
