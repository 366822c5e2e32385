package labeldiffusion.spark.search;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import labeldiffusion.neighbours.KnownLists;
import labeldiffusion.neighbours.Neighbours;
import labeldiffusion.neighbours.Search;
import labeldiffusion.neighbours.SearchSpec;
import labeldiffusion.parallel.Progress;
import labeldiffusion.parallel.Workers;
import labeldiffusion.spark.blocks.Lists;
import labeldiffusion.spark.blocks.Parts;
import labeldiffusion.spark.blocks.Positions;
import org.apache.spark.api.java.JavaRDD;
import org.apache.spark.broadcast.Broadcast;

/** The neighbours of every row within its leaf of each tree, found by the engine's searches. */
final class LeafSearch {
  private LeafSearch() {}

  /**
   * @param leaf the leaf of each node, one array per tree; leaves of all trees are numbered
   *     consecutively
   * @param leaves their number
   */
  static JavaRDD<Lists> search(
      JavaRDD<PointRows> points, Broadcast<int[][]> leaf, int leaves, int length) {
    return Parts.gather(points, part -> toLeaves(part, leaf.value()), leaves)
        .map(
            pieces ->
                lists(PointRows.merged(pieces.stream().map(SentPoints::rows).toList()), length));
  }

  private static List<SentPoints> toLeaves(PointRows points, int[][] leaf) {
    List<SentPoints> sent = new ArrayList<>();
    for (int[] tree : leaf) {
      Positions.by(points.size(), r -> tree[points.node()[r]])
          .forEach((b, rows) -> sent.add(new SentPoints(0, b, points.rows(rows))));
    }
    return sent;
  }

  /** Lists of a given length; shorter ones are padded. */
  private static Lists lists(PointRows rows, int length) {
    int n = rows.size();
    int[] index = new int[n * length];
    double[] squared = new double[index.length];
    Arrays.fill(index, Neighbours.NONE);
    Arrays.fill(squared, Double.POSITIVE_INFINITY);
    if (n > 1) {
      Neighbours found =
          new SearchSpec(Search.AUTO, SearchSpec.RECALL_DEFAULT)
              .find(KnownLists.none(n), rows.points(), length, new Workers(1), Progress.NONE)
              .neighbours();
      for (int i = 0; i < n; i++) {
        for (int p = 0; p < found.count(i); p++) {
          index[i * length + p] = rows.node()[found.index()[i * found.k() + p]];
          squared[i * length + p] = found.squared()[i * found.k() + p];
        }
      }
    }
    return new Lists(rows.node(), rows.label(), length, index, squared);
  }
}
