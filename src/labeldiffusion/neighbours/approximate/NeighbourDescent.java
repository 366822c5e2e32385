package labeldiffusion.neighbours.approximate;

import labeldiffusion.neighbours.NearestLists;
import labeldiffusion.neighbours.Neighbours;
import labeldiffusion.neighbours.SearchCost;
import labeldiffusion.neighbours.SearchSpec;
import labeldiffusion.neighbours.exact.ExactSearch;
import labeldiffusion.neighbours.exact.Projection;
import labeldiffusion.parallel.Blocks;
import labeldiffusion.parallel.Progress;
import labeldiffusion.parallel.Workers;
import labeldiffusion.points.DensePoints;
import labeldiffusion.points.Points;

/**
 * Approximate K nearest neighbours: a neighbour of a neighbour is likely to be a neighbour
 * (NN-descent, Dong, Moses and Li 2011). The lists start from the leaves of random trees. In each
 * round, for every row, the rows of its list and the rows in whose lists it occurs are compared
 * with each other, except for pairs that were compared before.
 *
 * <ul>
 *   <li>Distances are those of a {@link Projection}, in float and with fewer columns if the points
 *       have many. The lists are longer than K; the K nearest of each by true distance are the
 *       result.
 *   <li>All random choices are hashes, and neither {@link NearestSets} nor {@link RandomSets}
 *       depends on the order of the offers. So the result depends on the seed, never on the number
 *       of threads.
 *   <li>The exact neighbours of a sample of rows tell how wide the projection and how long the
 *       lists must be to lose few enough, and several times per round the recall: the search ends
 *       as soon as it is reached. So a lower target is a cheaper search. When the gains are too
 *       small to reach the target, lists of twice the length and a projection of twice the width
 *       are used.
 *   <li>Rows are renumbered in the order of the first tree's leaves, so that near rows are near in
 *       memory.
 * </ul>
 *
 * <p>About O(n J^2 d) time in total, where J = K + 8 rows of either kind are compared with each
 * other and d is the width of the projection; about 9 L + 8 J + 12 K + 8 d bytes per row for lists
 * of length L, which is K + 3 unless the projection takes more (K + 12 for digits).
 */
public final class NeighbourDescent {
  /** Points with more columns are projected. */
  private static final int WIDTH = 96;

  private static final int TREES = 8;
  private static final int LEAF = 32;

  /** Places in a list beyond K, where the projection keeps the order of the neighbours. */
  private static final int SLACK = 3;

  /** The longest lists before any doubling, times the shortest. */
  private static final int LONGEST = 3;

  /** A round looks at the recall so often, in order to end as soon as it suffices. */
  private static final int PARTS = 8;

  /** Consecutive rows that belong to one part of a round: near rows share what is in the cache. */
  private static final int GROUP = 32;

  /** What the recall on the sample may be too high by. */
  private static final double MARGIN = 0.01;

  /** How often lists may be doubled. */
  private static final int DOUBLINGS = 2;

  /** The widest projection before any doubling. */
  private static final int WIDEST = 4 * WIDTH;

  /** Number of rows up to which comparing every pair takes no time. */
  private static final int SMALL = 1024;

  /** Vectorised work counts by this factor less when it is divided into blocks. */
  private static final int VECTORISED = 64;

  /** The usual number of trees and rounds, for reporting progress. */
  private static final int STEPS = TREES + 4;

  /**
   * The lists and their quality.
   *
   * @param recall the share of true neighbours in the lists of the sampled rows; any row as near as
   *     the K-th true neighbour counts as one
   * @param sampleSize number of rows in the sample, n if the search was exact
   */
  public record Result(Neighbours neighbours, double recall, int sampleSize) {}

  private final DensePoints points;
  private final int n;
  private final int k;
  private final long seed;
  private final Workers workers;
  private final Progress progress;
  private int step;

  private Projection projection;

  /** Rows in the order of the first tree: row i is point home[i]. */
  private FloatRows rows;

  private int[] home;
  private NearestSets lists;
  private RecallSample sample;

  private NeighbourDescent(
      DensePoints points, int k, long seed, Workers workers, Progress progress) {
    this.points = points;
    this.n = points.size();
    this.k = k;
    this.seed = seed;
    this.workers = workers;
    this.progress = progress;
  }

  /**
   * N(i) for every point, with an average recall of at least {@code recallTarget}; see {@link
   * Result}. Exact for few points, for points that projections do not bound, and for {@link
   * SearchCost#isHard hard} ones.
   */
  public static Result search(
      Points points, int k, double recallTarget, long seed, Workers workers, Progress progress) {
    if (k < 1) {
      throw new IllegalArgumentException("number of neighbours K must be at least 1, was " + k);
    }
    SearchSpec.requireShare(recallTarget);
    boolean isSmall = points.size() <= SMALL || joined(k) >= points.size() / 8;
    if (isSmall || !points.isBoundedByProjections() || SearchCost.isHard(points)) {
      return exact(points, k, workers, progress);
    }
    return new NeighbourDescent((DensePoints) points, k, seed, workers, progress)
        .search(recallTarget);
  }

  private static Result exact(Points points, int k, Workers workers, Progress progress) {
    return new Result(ExactSearch.search(points, k, workers, progress), 1, points.size());
  }

  private Result search(double target) {
    double goal = target + Math.min(MARGIN, (1 - target) / 4);
    int width = WIDTH;
    sketch(width);
    if (rows == null) {
      return exact(points, k, workers, progress); // numbers are out of range for the projection
    }
    grow(k + SLACK, TREES);
    findSample();
    int longest = LONGEST * lists.length;
    while (sample.lengthFor(goal, lists.length) > longest && width < WIDEST) {
      width *= 2;
      sketch(width);
      findSample();
    }
    int length = sample.lengthFor(goal + (1 - goal) / 2, lists.length); // rounds miss some, too
    if (length > lists.length || width > WIDTH) {
      length = Math.min(length, longest);
      grow(length, 1);
    }
    int joined = joined(k);
    double recall = descend(goal, joined);
    for (int doubled = 1; recall < target && doubled <= DOUBLINGS; doubled++) {
      length *= 2;
      joined *= 2;
      width *= 2;
      if (6L * joined * joined > n) { // two rounds would compare all pairs
        return exact(points, k, workers, progress);
      }
      if ((long) n * Math.max(length, joined) > Integer.MAX_VALUE) {
        break;
      }
      sketch(width);
      grow(length, TREES);
      recall = descend(goal, joined);
    }
    return result(recall);
  }

  private void findSample() {
    sample = new RecallSample(points, k, home, LONGEST * (k + SLACK), Hash.mix(seed));
    sample.findExact(rows, lists, workers);
  }

  /** Rows that are new to a list, and others, that are compared per row and round. */
  private static int joined(int k) {
    return k + 8;
  }

  private Result result(double recall) {
    Neighbours neighbours = trueNeighbours();
    progress.at("search", step + 1, step + 1);
    return new Result(neighbours, recall, sample.size());
  }

  private void advance() {
    step++;
    progress.at("search", step, Math.max(step + 1, STEPS));
  }

  /**
   * Projects the rows on at most {@code width} coordinates. Does nothing if they already have all
   * features.
   */
  private void sketch(int width) {
    if (rows != null && rows.width >= projection.features()) {
      return;
    }
    projection = Projection.of(points, width, workers);
    if (projection == null) {
      rows = null;
      return;
    }
    rows = FloatRows.of(points, projection, workers);
    if (home != null) {
      rows = rows.inOrder(home, workers);
    }
  }

  /** Makes lists of the given length from new trees and from the former lists, if any. */
  private void grow(int length, int trees) {
    NearestSets former = lists;
    int leafSize = Math.max(LEAF, length + 1); // so that one tree fills the lists
    lists = new NearestSets(n, length);
    if (former != null) {
      copy(former);
    }
    for (int t = 0; t < trees; t++) {
      ProjectionTree tree = new ProjectionTree(rows, leafSize, Hash.of(seed, 0, step), workers);
      if (home == null) {
        home = tree.order();
        rows = rows.inOrder(home, workers);
        tree = tree.renumbered(rows);
      }
      joinLeaves(tree);
      advance();
    }
  }

  private void copy(NearestSets former) {
    workers.run(
        Blocks.ofRows(n, (long) former.length * rows.width / VECTORISED),
        (from, to) -> {
          FloatRows.Panel panel = new FloatRows.Panel(rows.width, former.length);
          for (int i = from; i < to; i++) {
            for (int q = 0; q < former.length; q++) {
              panel.set(q, rows, former.index[i * former.length + q]);
            }
            float[] distance = panel.distances(rows, i, former.length);
            for (int q = 0; q < former.length; q++) {
              lists.offer(i, former.index[i * former.length + q], distance[q]);
            }
          }
        });
  }

  private void joinLeaves(ProjectionTree tree) {
    int most = n / tree.leaves() + 1;
    workers.run(
        Blocks.ofRows(tree.leaves(), (long) most * most * rows.width / VECTORISED),
        (from, to) -> {
          FloatRows.Panel panel = new FloatRows.Panel(rows.width, most);
          int[] member = new int[most];
          float[] reach = new float[most];
          for (int leaf = from; leaf < to; leaf++) {
            int start = tree.start(leaf);
            int size = tree.start(leaf + 1) - start;
            System.arraycopy(tree.order(), start, member, 0, size);
            join(panel, member, reach, 0, size);
          }
        });
  }

  /** Compares each of the members first..size-1 with all members before it. */
  private void join(FloatRows.Panel panel, int[] member, float[] reach, int first, int size) {
    for (int q = 0; q < size; q++) {
      panel.set(q, rows, member[q]);
      reach[q] = lists.reach(member[q]);
    }
    for (int p = first; p < size; p++) {
      int i = member[p];
      float[] distance = panel.distances(rows, i, p);
      for (int q = 0; q < p; q++) {
        if (distance[q] <= Math.max(reach[p], reach[q]) && member[q] != i) {
          lists.offer(i, member[q], distance[q]);
          lists.offer(member[q], i, distance[q]);
        }
      }
    }
  }

  /**
   * Runs rounds until the recall on the sample has reached the goal or cannot reach it: gains
   * shrink from round to round, so all further gains together are less than twice the last one.
   */
  private double descend(double goal, int joined) {
    Candidates candidates = new Candidates(n, joined);
    double recall = sample.recall(lists);
    double gain = 1; // the first round may gain less than the second
    for (int round = 0; recall < goal && recall + 2 * gain >= goal; round++) {
      double before = recall;
      candidates.choose(lists, Hash.of(seed, 0, step), workers);
      for (int part = 0; part < PARTS && recall < goal; part++) {
        joinCandidates(candidates, joined, part);
        recall = sample.recall(lists);
      }
      gain = round == 0 ? gain : recall - before;
      advance();
    }
    return recall;
  }

  /** Every PARTS-th group of rows. */
  private void joinCandidates(Candidates candidates, int joined, int part) {
    int most = 2 * joined;
    int groups = (n - 1) / GROUP + 1;
    long work = (long) GROUP * most * most * rows.width / VECTORISED;
    workers.run(
        Blocks.ofRows((groups - 1 - part) / PARTS + 1, work),
        (from, to) -> {
          FloatRows.Panel panel = new FloatRows.Panel(rows.width, most);
          int[] member = new int[most];
          float[] reach = new float[most];
          for (int g = from; g < to; g++) {
            int start = (g * PARTS + part) * GROUP;
            for (int i = start; i < Math.min(n, start + GROUP); i++) {
              if (candidates.hasFresh(i)) {
                int first = candidates.copyOld(i, member);
                join(panel, member, reach, first, candidates.copyFresh(i, member, first));
              }
            }
          }
        });
  }

  /** The k nearest of each list by true distance, numbered as the points are. */
  private Neighbours trueNeighbours() {
    NearestLists nearest = new NearestLists(n, k);
    workers.run(
        Blocks.ofRows(n, (long) lists.length * points.dimension()),
        (from, to) -> {
          int[] other = new int[lists.length];
          double[] squared = new double[lists.length];
          for (int i = from; i < to; i++) {
            for (int p = 0; p < other.length; p++) {
              other[p] = home[lists.index[i * other.length + p]];
            }
            points.squaredDistances(home[i], other, squared);
            for (int p = 0; p < other.length; p++) {
              nearest.offer(home[i], other[p], squared[p]);
            }
          }
        });
    return nearest.sorted(workers);
  }
}
