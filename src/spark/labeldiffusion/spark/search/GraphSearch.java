package labeldiffusion.spark.search;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import labeldiffusion.neighbours.exact.Projection;
import labeldiffusion.parallel.Progress;
import labeldiffusion.spark.blocks.BlockChoice;
import labeldiffusion.spark.blocks.Lists;
import org.apache.spark.api.java.JavaRDD;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.broadcast.Broadcast;
import org.apache.spark.storage.StorageLevel;

/**
 * Finds the nearest neighbours of all rows. Two routing trees send rows to leaves, which the engine
 * searches; rounds over neighbours of neighbours find those in other leaves, until the recall of a
 * sample is high enough. Lists are longer than wanted until the end, because their last places lead
 * to neighbours that the others miss. Nothing depends on the order or the partitions of the rows.
 */
public final class GraphSearch {
  private static final long SEED = 1;
  private static final int SMALL_SAMPLE = 20_000;

  /** Sample rows per leaf of the search, fewer if they would hold more numbers than the next. */
  private static final int SAMPLE_PER_LEAF = 400;

  private static final int SMALLEST_SAMPLE_PER_LEAF = 50;

  /** Numbers of the sample, all of which the driver holds. */
  private static final long SAMPLE_NUMBERS = 32_000_000;

  /** Places in a list beyond k while it is searched. */
  private static final int SLACK = 5;

  /** The same where sketches have fewer coordinates than rows, and so change the order. */
  private static final int SLACK_OF_SKETCHES = 7;

  /** The recall within leaves: the rounds find what is missed there. */
  private static final double LEAF_RECALL = 0.9;

  /** The usual number of rounds, for reporting progress. */
  private static final int ROUNDS = 4;

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
   * @param leaves that were searched
   * @param forest routes new rows to the leaves that were searched
   */
  public record Found(
      JavaRDD<Lists> lists, short[] owner, double recall, int leaves, Forest forest) {}

  /**
   * @param points all rows, kept in memory
   */
  public Found search(JavaRDD<PointRows> points, int n, int blocks) {
    progress.at("search", 0, ROUNDS);
    Broadcast<Forest> forest = spark.broadcast(forest(points, n));
    JavaRDD<Sketches> sketches =
        keep(points.map(part -> Sketches.of(part, forest.value().projection())));
    int[] fine = new int[n];
    sketches.map(part -> forest.value().fine(part)).collect().forEach(part -> part.copyTo(fine));
    short[] order = BlockChoice.byOrder(fine, blocks);
    Broadcast<short[]> owner = spark.broadcast(order);
    int k = k(n);
    int length = length(n, forest.value().projection());
    int leaves = forest.value().leavesOf(LeafSearch.TREES);
    double leafRecall = leaves == 1 ? settings.recall() : LEAF_RECALL;
    JavaRDD<FoundLists> found = LeafSearch.search(sketches, forest, k, leafRecall);
    JavaRDD<ListBlock> start =
        keep(LeafSearch.byBlock(sketches, found, forest, owner, blocks, length));
    RecallCheck check = new RecallCheck(spark, points, sketches, forest.value().projection(), n, k);
    Rated rated = refined(start, new Refinement(owner, forest), check);
    sketches.unpersist(false);
    JavaRDD<Lists> lists = TrueLists.of(rated.lists(), points, owner, k);
    rated.lists().unpersist(false);
    short[] improved = BlockChoice.improved(spark, lists, order, blocks);
    progress.at("search", ROUNDS, ROUNDS);
    return new Found(lists, improved, rated.recall(), leaves, forest.value());
  }

  private int k(int n) {
    return Math.min(settings.k(), n - 1);
  }

  /** The length of the lists while they are searched. */
  private int length(int n, Projection projection) {
    boolean isWhole = projection.coordinates() >= projection.features();
    return length(n, isWhole ? SLACK : SLACK_OF_SKETCHES);
  }

  private int length(int n, int slack) {
    return Math.min(settings.k() + slack, n - 1);
  }

  private record Rated(JavaRDD<ListBlock> lists, double recall) {}

  /**
   * Makes rounds as long as they are worth it. If they end below the wanted recall, one compares
   * again what has been compared: rows of the same leaf, which the engine has searched with a low
   * recall, are not compared by the first round nor, unless they are new, by the next ones.
   */
  private Rated refined(JavaRDD<ListBlock> start, Refinement refinement, RecallCheck check) {
    JavaRDD<ListBlock> lists = start;
    double recall = check.recall(lists);
    double gain = recall < 1 ? 1 : 0;
    boolean hasComparedAgain = false;
    for (int round = 0; ; round++) {
      boolean again = !isWorthARound(recall, gain, settings.recall());
      if (again && (hasComparedAgain || recall >= settings.recall())) {
        break;
      }
      progress.at("search", round + 1, Math.max(round + 2, ROUNDS));
      JavaRDD<ListBlock> better;
      if (again) {
        better = refinement.again(lists);
      } else {
        better = round == 0 ? refinement.first(lists) : refinement.next(lists);
      }
      lists.unpersist(false);
      lists = better;
      double now = check.recall(lists);
      gain = again ? 1 : now - recall; // what is found again leads to more
      recall = now;
      hasComparedAgain |= again;
    }
    check.close();
    return new Rated(lists, recall);
  }

  /**
   * Whether the recall on the sample can still become what is wanted, or what allows for the error
   * of the sample: gains shrink from round to round, so all further gains together are less than
   * twice the last one.
   */
  static boolean isWorthARound(double recall, double gain, double wanted) {
    double safe = wanted + (1 - wanted) / 8;
    return recall < safe && recall + 2 * gain >= (recall < wanted ? wanted : safe);
  }

  /** The routing trees of these rows. */
  public Forest forest(JavaRDD<PointRows> points, int n) {
    double share = (1 + settings.recall()) / 2;
    int length = length(n, SLACK_OF_SKETCHES);
    return Forest.of(SketchWidth.of(sample(points, n), k(n), length, share), settings, n, SEED);
  }

  /** Rows of a sample of n rows of d numbers. */
  static long sampleSize(int n, int d, int leafRows) {
    double leaves = (double) n / leafRows;
    double affordable = Math.max(SAMPLE_NUMBERS / d, leaves * SMALLEST_SAMPLE_PER_LEAF);
    return (long) Math.min(affordable, Math.max(SMALL_SAMPLE, leaves * SAMPLE_PER_LEAF));
  }

  private PointRows sample(JavaRDD<PointRows> points, int n) {
    int d = points.map(PointRows::d).reduce(Math::max);
    long wanted = sampleSize(n, d, settings.leafRows());
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
