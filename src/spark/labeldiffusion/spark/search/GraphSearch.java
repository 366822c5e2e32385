package labeldiffusion.spark.search;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import labeldiffusion.parallel.Progress;
import labeldiffusion.spark.blocks.BlockChoice;
import labeldiffusion.spark.blocks.Lists;
import org.apache.spark.api.java.JavaRDD;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.broadcast.Broadcast;
import org.apache.spark.storage.StorageLevel;

/**
 * Finds the nearest neighbours of all rows. Several routing trees send rows to leaves; the engine
 * searches every leaf; rounds over neighbours of neighbours find those in other leaves. Lists have
 * twice the wanted length until the end, because the second half of a list leads to many neighbours
 * that its first half misses. Nothing depends on the order or the partitions of the rows.
 */
public final class GraphSearch {
  private static final long SEED = 1;
  private static final int SMALL_SAMPLE = 20_000;

  /** Sample rows per leaf of the search. */
  private static final int SAMPLE_PER_LEAF = 400;

  private final JavaSparkContext spark;
  private final SearchSettings settings;
  private final Progress progress;

  public GraphSearch(JavaSparkContext spark, SearchSettings settings, Progress progress) {
    this.spark = spark;
    this.settings = settings;
    this.progress = progress;
  }

  /**
   * @param lists lists of length k of all nodes
   * @param owner the block of each node, which puts neighbours together
   * @param recall the estimated share of true neighbours in the lists
   * @param forest routes new rows to the leaves that were searched
   */
  public record Found(JavaRDD<Lists> lists, short[] owner, double recall, Forest forest) {}

  /**
   * @param points all rows, kept in memory
   */
  public Found search(JavaRDD<PointRows> points, int n, int blocks) {
    Forest forest = forest(points, n);
    Broadcast<Forest> trees = spark.broadcast(forest);
    int[][] fine = new int[forest.trees() + 1][n]; // leaves, and those of the first tree in detail
    points.map(part -> trees.value().leaves(part)).collect().forEach(part -> part.copyTo(fine));
    short[] order = BlockChoice.byOrder(fine[forest.trees()], blocks);
    Broadcast<short[]> owner = spark.broadcast(order);
    Broadcast<int[][]> leaf = spark.broadcast(Arrays.copyOf(fine, forest.trees()));
    int length = Math.min(2 * settings.k(), n - 1);
    progress.at("search", 0, settings.refinements() + 1);
    JavaRDD<ListBlock> lists =
        keep(
            BlockLists.of(
                points, LeafSearch.search(points, leaf, forest.leaves(), length), owner, blocks));
    lists.count();
    for (int round = 0; round < settings.refinements() && forest.leaves() > 1; round++) {
      progress.at("search", round + 1, settings.refinements() + 1);
      JavaRDD<ListBlock> refined = Refinement.round(lists, owner, leaf);
      lists.unpersist(false);
      lists = refined;
    }
    int k = Math.min(settings.k(), n - 1);
    double recall = RecallCheck.recall(lists, spark.broadcast(RecallCheck.sample(points, n)), k);
    JavaRDD<Lists> found = keep(lists.map(block -> first(block.lists(), k)));
    short[] improved = BlockChoice.improved(spark, found, order, blocks);
    lists.unpersist(false);
    progress.at("search", settings.refinements() + 1, settings.refinements() + 1);
    return new Found(found, improved, recall, forest);
  }

  /** The routing trees of these rows. */
  public Forest forest(JavaRDD<PointRows> points, int n) {
    return Forest.of(sample(points, n), settings, n, SEED);
  }

  private static Lists first(Lists lists, int k) {
    int[] index = new int[lists.size() * k];
    double[] squared = new double[index.length];
    for (int r = 0; r < lists.size(); r++) {
      System.arraycopy(lists.index(), r * lists.k(), index, r * k, k);
      System.arraycopy(lists.squared(), r * lists.k(), squared, r * k, k);
    }
    return new Lists(lists.node(), lists.label(), k, index, squared);
  }

  private PointRows sample(JavaRDD<PointRows> points, int n) {
    long wanted = Math.max(SMALL_SAMPLE, (long) SAMPLE_PER_LEAF * n / settings.leafRows());
    double share = Math.min(1, (double) wanted / n);
    List<PointRows> pieces = new ArrayList<>();
    pieces.addAll(
        points
            .map(
                part ->
                    part.rows(
                        IntStream.range(0, part.size())
                            .filter(r -> Hashes.unit(SEED, part.node()[r]) < share)
                            .toArray()))
            .collect());
    return PointRows.merged(pieces);
  }

  private static <T> JavaRDD<T> keep(JavaRDD<T> data) {
    return data.persist(StorageLevel.MEMORY_AND_DISK());
  }
}
