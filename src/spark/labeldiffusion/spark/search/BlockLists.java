package labeldiffusion.spark.search;

import java.util.ArrayList;
import java.util.List;
import labeldiffusion.neighbours.Neighbours;
import labeldiffusion.spark.blocks.IntIndex;
import labeldiffusion.spark.blocks.ListRows;
import labeldiffusion.spark.blocks.Lists;
import labeldiffusion.spark.blocks.Parts;
import labeldiffusion.spark.blocks.Positions;
import labeldiffusion.spark.blocks.SentLists;
import org.apache.spark.api.java.JavaRDD;
import org.apache.spark.broadcast.Broadcast;

/** Brings rows and the lists from all trees to the blocks of their nodes. */
final class BlockLists {
  private BlockLists() {}

  static JavaRDD<ListBlock> of(
      JavaRDD<PointRows> points, JavaRDD<Lists> found, Broadcast<short[]> owner, int blocks) {
    JavaRDD<PointRows> own =
        Parts.gather(points, part -> split(part, owner.value()), blocks)
            .map(pieces -> PointRows.merged(pieces.stream().map(SentPoints::rows).toList()));
    JavaRDD<List<SentLists>> lists =
        Parts.gather(found, part -> ListRows.split(part, owner.value()), blocks);
    return Parts.zip(own, lists, BlockLists::merged)
        .mapPartitionsWithIndex(
            (b, it) -> {
              ListBlock block = it.next();
              return List.of(new ListBlock(b, block.points(), block.lists())).iterator();
            },
            true);
  }

  private static List<SentPoints> split(PointRows points, short[] owner) {
    List<SentPoints> sent = new ArrayList<>();
    Positions.by(points.size(), r -> owner[points.node()[r]])
        .forEach((b, rows) -> sent.add(new SentPoints(0, b, points.rows(rows))));
    return sent;
  }

  /** The best of all trees. */
  private static ListBlock merged(PointRows points, List<SentLists> pieces) {
    int length = pieces.stream().mapToInt(piece -> piece.lists().k()).max().orElse(0);
    IntIndex row = new IntIndex(points.node());
    BestCandidates[] best = new BestCandidates[points.size()];
    for (SentLists piece : pieces) {
      Lists lists = piece.lists();
      for (int r = 0; r < lists.size(); r++) {
        int i = row.of(lists.node()[r]);
        if (best[i] == null) {
          best[i] = new BestCandidates(length);
        }
        for (int p = r * length; p < (r + 1) * length && lists.index()[p] != Neighbours.NONE; p++) {
          best[i].offer(lists.index()[p], lists.squared()[p]);
        }
      }
    }
    int[] index = new int[points.size() * length];
    double[] squared = new double[index.length];
    for (int i = 0; i < best.length; i++) {
      best[i].store(index, squared, i * length, length);
    }
    return new ListBlock(
        0, points, new Lists(points.node(), points.label(), length, index, squared));
  }
}
