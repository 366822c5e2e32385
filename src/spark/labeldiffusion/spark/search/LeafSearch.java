package labeldiffusion.spark.search;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.IntUnaryOperator;
import labeldiffusion.neighbours.KnownLists;
import labeldiffusion.neighbours.Neighbours;
import labeldiffusion.neighbours.Search;
import labeldiffusion.neighbours.SearchSpec;
import labeldiffusion.neighbours.approximate.FloatRows;
import labeldiffusion.parallel.Progress;
import labeldiffusion.parallel.Workers;
import labeldiffusion.spark.blocks.IntIndex;
import labeldiffusion.spark.blocks.Parts;
import labeldiffusion.spark.blocks.Positions;
import labeldiffusion.spark.blocks.Sent;
import org.apache.spark.api.java.JavaRDD;
import org.apache.spark.broadcast.Broadcast;
import scala.Tuple2;

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

  /** Rows on their way to a leaf of the tree {@code from}, or to a block. */
  private record SentSketches(int from, int to, Sketches rows) implements Sent {
    private static final long serialVersionUID = 1L;
  }

  /**
   * @param rows all rows
   * @param k length of the lists of the first tree
   * @param recall that the engine aims for within leaves
   */
  static JavaRDD<FoundLists> search(
      JavaRDD<Sketches> rows, Broadcast<Forest> forest, int k, double recall) {
    return Parts.gather(
            rows, part -> toLeaves(part, forest.value()), forest.value().leavesOf(TREES))
        .map(pieces -> lists(pieces, k, recall));
  }

  private static List<SentSketches> toLeaves(Sketches rows, Forest forest) {
    List<SentSketches> sent = new ArrayList<>();
    for (int t = 0; t < Math.min(TREES, forest.trees()); t++) {
      int tree = t;
      sent.addAll(split(rows, tree, r -> forest.leaf(tree, rows.p(), r * rows.width())));
    }
    return sent;
  }

  private static List<SentSketches> split(Sketches rows, int from, IntUnaryOperator to) {
    List<SentSketches> sent = new ArrayList<>();
    Positions.by(rows.size(), to)
        .forEach((key, some) -> sent.add(new SentSketches(from, key, rows.rows(some))));
    return sent;
  }

  private static Sketches merged(List<SentSketches> pieces) {
    return Sketches.merged(pieces.stream().map(SentSketches::rows).toList());
  }

  private static FoundLists lists(List<SentSketches> pieces, int k, double recall) {
    Sketches rows = merged(pieces);
    int tree = pieces.isEmpty() ? 0 : pieces.get(0).from();
    int length = tree == 0 ? k : (k + 1) / 2;
    int n = rows.size();
    int[] index = new int[n * length];
    float[] squared = new float[index.length];
    Arrays.fill(index, Neighbours.NONE);
    if (n > 1) {
      Neighbours found =
          new SearchSpec(n > MANY ? Search.APPROXIMATE : Search.AUTO, recall)
              .find(KnownLists.none(n), rows.points(), length, new Workers(1), Progress.NONE)
              .neighbours();
      FloatRows floats = rows.floats();
      FloatRows.Panel panel = new FloatRows.Panel(rows.width(), length);
      for (int i = 0; i < n; i++) {
        int count = found.count(i);
        for (int p = 0; p < count; p++) {
          panel.set(p, floats, found.index()[i * found.k() + p]);
        }
        // the bits that the rounds compute: a pair must have one distance only
        System.arraycopy(panel.distances(floats, i, count), 0, squared, i * length, count);
        for (int p = 0; p < count; p++) {
          index[i * length + p] = rows.node()[found.index()[i * found.k() + p]];
        }
      }
    }
    return new FoundLists(tree, 0, rows.node(), length, index, squared);
  }

  /**
   * The rows of each block with the best of what their leaves found.
   *
   * @param owner the block of each node
   * @param length places in the lists of the result, which later rounds fill
   */
  static JavaRDD<ListBlock> byBlock(
      JavaRDD<Sketches> rows,
      JavaRDD<FoundLists> found,
      Broadcast<Forest> forest,
      Broadcast<short[]> owner,
      int blocks,
      int length) {
    JavaRDD<List<SentSketches>> own =
        Parts.gather(rows, part -> split(part, 0, r -> owner.value()[part.node()[r]]), blocks);
    JavaRDD<List<FoundLists>> lists =
        Parts.gather(found, part -> toBlocks(part, owner.value()), blocks);
    return Parts.pair(own, lists)
        .mapPartitionsWithIndex(
            (b, parts) -> {
              Tuple2<List<SentSketches>, List<FoundLists>> part = parts.next();
              return List.of(block(b, merged(part._1()), part._2(), forest.value(), length))
                  .iterator();
            },
            true);
  }

  private static List<FoundLists> toBlocks(FoundLists lists, short[] owner) {
    List<FoundLists> sent = new ArrayList<>();
    Positions.by(lists.node().length, r -> owner[lists.node()[r]])
        .forEach((b, rows) -> sent.add(lists.rows(rows, b)));
    return sent;
  }

  /** Near rows become near in memory, which the rounds profit from. */
  private static ListBlock block(
      int id, Sketches members, List<FoundLists> found, Forest forest, int length) {
    Sketches rows = members.rows(Positions.ascending(forest.fine(members).leaf()));
    IntIndex row = new IntIndex(rows.node());
    NearestRows all = new NearestRows(rows.size(), length);
    found.forEach(lists -> lists.offerTo(all, row.of(lists.node())));
    return new ListBlock(id, rows, all);
  }
}
