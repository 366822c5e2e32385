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
import labeldiffusion.spark.blocks.IntIndex;
import labeldiffusion.spark.blocks.Parts;
import labeldiffusion.spark.blocks.Positions;
import labeldiffusion.spark.blocks.Sent;
import org.apache.spark.api.java.JavaRDD;
import org.apache.spark.broadcast.Broadcast;

/**
 * The neighbours of every row within its leaves of the first trees, found by the engine's searches
 * and brought to the block of the row. The lists of the second tree lead from leaf to leaf of the
 * first one, for which shorter lists do.
 */
final class LeafSearch {
  /** Trees that are searched: one alone would not connect its leaves. */
  static final int TREES = 2;

  /**
   * Rows per leaf from which on an approximate search is cheaper at the low recall that does here.
   */
  private static final int MANY = 6000;

  private LeafSearch() {}

  /** Rows on their way to a leaf of the tree {@code from}. */
  private record SentPoints(int from, int to, PointRows rows) implements Sent {
    private static final long serialVersionUID = 1L;
  }

  /** Rows and what a leaf of the tree {@code from} found for them on their way to a block. */
  private record SentLists(int from, int to, FoundLists lists) implements Sent {
    private static final long serialVersionUID = 1L;
  }

  /**
   * @param points all rows
   * @param k length of the lists of the first tree
   * @param recall that the engine aims for within leaves
   */
  static JavaRDD<FoundLists> search(
      JavaRDD<PointRows> points, Broadcast<Forest> forest, int k, double recall) {
    return Parts.gather(
            points, part -> toLeaves(part, forest.value()), forest.value().leavesOf(TREES))
        .map(pieces -> lists(pieces, k, recall));
  }

  private static List<SentPoints> toLeaves(PointRows points, Forest forest) {
    List<SentPoints> sent = new ArrayList<>();
    for (int t = 0; t < Math.min(TREES, forest.trees()); t++) {
      int tree = t;
      Positions.by(points.size(), r -> forest.leaf(tree, points.x(), r * points.d()))
          .forEach((leaf, rows) -> sent.add(new SentPoints(tree, leaf, points.rows(rows))));
    }
    return sent;
  }

  private static FoundLists lists(List<SentPoints> pieces, int k, double recall) {
    PointRows rows = PointRows.merged(pieces.stream().map(SentPoints::rows).toList());
    int tree = pieces.isEmpty() ? 0 : pieces.get(0).from();
    int length = tree == 0 ? k : (k + 1) / 2;
    int n = rows.size();
    int[] index = new int[n * length];
    double[] squared = new double[index.length];
    Arrays.fill(index, Neighbours.NONE);
    if (n > 1) {
      Neighbours found =
          new SearchSpec(n > MANY ? Search.APPROXIMATE : Search.AUTO, recall)
              .find(KnownLists.none(n), rows.points(), length, new Workers(1), Progress.NONE)
              .neighbours();
      for (int i = 0; i < n; i++) {
        for (int p = 0; p < found.count(i); p++) {
          index[i * length + p] = rows.node()[found.index()[i * found.k() + p]];
          squared[i * length + p] = found.squared()[i * found.k() + p];
        }
      }
    }
    return new FoundLists(tree, rows, length, index, squared);
  }

  /**
   * The rows of each block with the best of what their leaves found.
   *
   * @param owner the block of each node
   * @param length places in the lists of the result, which later rounds fill
   */
  static JavaRDD<ListBlock> byBlock(
      JavaRDD<FoundLists> found,
      Broadcast<Forest> forest,
      Broadcast<short[]> owner,
      int blocks,
      int length) {
    return Parts.gather(found, part -> toBlocks(part, owner.value()), blocks)
        .mapPartitionsWithIndex(
            (b, pieces) -> List.of(block(b, pieces.next(), forest.value(), length)).iterator(),
            true);
  }

  private static List<SentLists> toBlocks(FoundLists lists, short[] owner) {
    List<SentLists> sent = new ArrayList<>();
    int[] node = lists.rows().node();
    Positions.by(node.length, r -> owner[node[r]])
        .forEach((b, rows) -> sent.add(new SentLists(lists.tree(), b, lists.rows(rows))));
    return sent;
  }

  /** Near rows become near in memory, which the rounds profit from. */
  private static ListBlock block(int id, List<SentLists> pieces, Forest forest, int length) {
    PointRows members =
        PointRows.merged(
            pieces.stream()
                .filter(piece -> piece.from() == 0)
                .map(piece -> piece.lists().rows())
                .toList());
    PointRows rows = members.rows(Positions.ascending(forest.fine(members).leaf()));
    IntIndex row = new IntIndex(rows.node());
    NearestRows all = new NearestRows(rows.size(), length);
    for (SentLists piece : pieces) {
      FoundLists lists = piece.lists();
      lists.offerTo(all, Arrays.stream(lists.rows().node()).map(row::of).toArray());
    }
    return new ListBlock(id, rows, all);
  }
}
