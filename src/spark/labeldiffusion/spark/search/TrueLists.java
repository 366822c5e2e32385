package labeldiffusion.spark.search;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import labeldiffusion.neighbours.NearestLists;
import labeldiffusion.neighbours.Neighbours;
import labeldiffusion.parallel.Workers;
import labeldiffusion.spark.blocks.IntIndex;
import labeldiffusion.spark.blocks.Lists;
import labeldiffusion.spark.blocks.Parts;
import labeldiffusion.spark.blocks.Positions;
import labeldiffusion.spark.blocks.Request;
import labeldiffusion.spark.blocks.Sent;
import org.apache.spark.api.java.JavaRDD;
import org.apache.spark.broadcast.Broadcast;
import org.apache.spark.storage.StorageLevel;

/**
 * The end of the search: the k nearest of each list by true distance. Blocks fetch the rows of
 * other blocks that are in their lists.
 */
final class TrueLists {
  private TrueLists() {}

  private record SentPoints(int from, int to, PointRows rows) implements Sent {
    private static final long serialVersionUID = 1L;
  }

  /**
   * The lists of each block, kept in memory.
   *
   * @param points all rows
   * @param owner the block of each node
   */
  static JavaRDD<Lists> of(
      JavaRDD<ListBlock> blocks, JavaRDD<PointRows> points, Broadcast<short[]> owner, int k) {
    JavaRDD<PointRows> rows =
        keep(
            Parts.gather(points, part -> toBlocks(part, owner.value()), blocks.getNumPartitions())
                .map(pieces -> joined(pieces)));
    JavaRDD<List<Request>> requests =
        Parts.exchange(blocks, block -> requests(block, owner.value()));
    JavaRDD<List<SentPoints>> ghosts =
        Parts.exchange(Parts.pair(rows, requests), part -> answers(part._1(), part._2()));
    JavaRDD<Lists> lists =
        keep(
            Parts.zip(
                Parts.pair(blocks, rows),
                ghosts,
                (part, others) -> nearest(part._1(), part._2(), joined(others), k)));
    lists.count();
    rows.unpersist(false);
    return lists;
  }

  private static <T> JavaRDD<T> keep(JavaRDD<T> data) {
    return data.persist(StorageLevel.MEMORY_AND_DISK());
  }

  private static List<SentPoints> toBlocks(PointRows points, short[] owner) {
    List<SentPoints> sent = new ArrayList<>();
    Positions.by(points.size(), r -> owner[points.node()[r]])
        .forEach((b, rows) -> sent.add(new SentPoints(0, b, points.rows(rows))));
    return sent;
  }

  private static PointRows joined(List<SentPoints> pieces) {
    return PointRows.joined(pieces.stream().map(SentPoints::rows).toList());
  }

  private static List<Request> requests(ListBlock block, short[] owner) {
    return Request.forOthers(block.id(), Arrays.stream(block.lists().index), owner);
  }

  private static List<SentPoints> answers(PointRows rows, List<Request> requests) {
    IntIndex row = new IntIndex(rows.node());
    return requests.stream()
        .map(
            request ->
                new SentPoints(request.to(), request.from(), rows.rows(row.of(request.nodes()))))
        .toList();
  }

  private static Lists nearest(ListBlock block, PointRows own, PointRows ghosts, int k) {
    IntIndex ownRow = new IntIndex(own.node());
    IntIndex ghost = new IntIndex(ghosts.node());
    int[] node = block.rows().node();
    int length = block.lists().length;
    NearestLists nearest = new NearestLists(node.length, k);
    for (int i = 0; i < node.length; i++) {
      Workers.stopIfInterrupted(i);
      int r = ownRow.of(node[i]);
      for (int p = i * length; p < (i + 1) * length; p++) {
        int j = block.lists().index[p];
        if (j != Neighbours.NONE) {
          int q = ownRow.of(j);
          nearest.offer(
              i,
              j,
              q == IntIndex.ABSENT
                  ? own.squaredDistance(r, ghosts, ghost.of(j))
                  : own.squaredDistance(r, own, q));
        }
      }
    }
    Neighbours sorted = nearest.sorted();
    int[] label = RowArrays.rows(own.label(), 1, ownRow.of(node), new int[node.length]);
    return new Lists(node, label, k, sorted.index(), sorted.squared());
  }
}
