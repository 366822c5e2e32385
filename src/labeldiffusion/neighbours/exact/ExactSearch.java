package labeldiffusion.neighbours.exact;

import labeldiffusion.neighbours.KnownLists;
import labeldiffusion.neighbours.NearestIndex;
import labeldiffusion.neighbours.NearestLists;
import labeldiffusion.neighbours.Neighbours;
import labeldiffusion.neighbours.SearchProgress;
import labeldiffusion.neighbours.sparse.SparseIndex;
import labeldiffusion.parallel.Blocks;
import labeldiffusion.parallel.Progress;
import labeldiffusion.parallel.Workers;
import labeldiffusion.points.Points;
import labeldiffusion.points.SparsePoints;

/**
 * The exact K nearest neighbours, ordered by (distance in double, index). Every pair of points is
 * looked at once, most of them only by a lower bound in float ({@link Leaves}); the true distance
 * is computed for pairs that could be neighbours. A pair is dropped when its bound exceeds the k-th
 * best distance found so far at both of its ends. These limits are tight from the start because
 * each leaf is first compared with itself and then with the other leaves from near to far. Sparse
 * points are compared by a {@link SparseIndex}. All other points are compared pair by pair, because
 * nothing bounds their distances.
 *
 * <p>Threads share the lists: the result depends only on the set of offered pairs, and a limit that
 * was read too early is only too high. O(n^2 r) in high dimension, far less where boxes exclude
 * most leaves.
 */
public final class ExactSearch {
  /** Directions of the projection. */
  public static final int DIRECTIONS = 96;

  /** Multiply-adds below which building an index does not pay. */
  private static final long SMALL = 1 << 20;

  /** New rows below which projecting all rows does not pay. */
  private static final int FEW = 16;

  private ExactSearch() {}

  /** N(i) for every point; all n - 1 others if there are no more than k. */
  public static Neighbours search(Points points, int k, Workers workers, Progress progress) {
    return extend(KnownLists.none(points.size()), points, k, workers, progress);
  }

  /**
   * What {@link #search} finds for {@code all}, given what it found for the first rows. Compares
   * only the other m rows, with each other and with the first n: O(m (n + m)) distances.
   */
  public static Neighbours extend(
      KnownLists known, Points all, int k, Workers workers, Progress progress) {
    Neighbours stored = known.lists();
    int n = all.size();
    int first = stored.n();
    int kept = Math.min(k, Math.max(0, n - 1));
    if (first > n || stored.k() != Math.min(k, Math.max(0, first - 1))) {
      throw new IllegalArgumentException(
          "stored lists must be those of the first rows for the same K, but there are "
              + first
              + " of length "
              + stored.k()
              + " for "
              + n
              + " rows and K = "
              + k);
    }
    boolean isSmall = (long) n * (n - first) * Math.max(1, all.terms()) < SMALL || kept == 0;
    KdTree tree = isSmall || isOdd(n, first, kept) ? null : KdTree.of(all, known.rank(), workers);
    if (!isSmall && tree == null && first == 0 && all.hasCoordinates()) {
      Neighbours ofFewDistinct = EqualRows.search(all, kept, workers, progress);
      if (ofFewDistinct != null) {
        return ofFewDistinct;
      }
    }
    NearestLists lists = new NearestLists(n, kept, j -> known.rank()[j]);
    if (kept == 0) {
      return lists.sorted(workers);
    }
    for (int p = 0; p < stored.index().length; p++) {
      lists.offer(p / stored.k(), stored.index()[p], stored.squared()[p]);
    }
    Comparison comparison = plain(all, first, workers);
    if (tree != null) {
      comparison = (found, done) -> tree.compareAll(first, found, workers, done);
    } else if (!isSmall) {
      comparison = indexed(all, first, kept, workers);
    }
    comparison.run(lists, new SearchProgress(n, progress));
    progress.at("search", n, n);
    return lists.sorted(workers);
  }

  /** Whether there are too few new rows, or neighbours of nearly all rows, for an index to pay. */
  private static boolean isOdd(int n, int first, int k) {
    return first > 0 && n - first < FEW || 4L * k > n;
  }

  /** Offers all pairs that may be neighbours to the lists of both ends. */
  @FunctionalInterface
  private interface Comparison {
    void run(NearestLists lists, SearchProgress progress);
  }

  /** By the index that suits the points, pair by pair if there is none. */
  private static Comparison indexed(Points all, int first, int k, Workers workers) {
    int n = all.size();
    if (all instanceof SparsePoints sparse) {
      SparseIndex index = SparseIndex.of(sparse);
      if (index != null) {
        return (lists, progress) -> index.compareAll(first, lists, workers, progress);
      }
    } else if (all.dimension() > 0 && !isOdd(n, first, k)) {
      Leaves leaves = Leaves.of(all, first, DIRECTIONS, workers);
      if (leaves != null) {
        leaves.choose(k, workers);
        return (lists, progress) -> new LeafJoin(leaves, lists, k).run(workers, progress);
      }
    }
    return plain(all, first, workers);
  }

  /** The definition: rows from {@code first} on with all rows, the rows before with those. */
  private static Comparison plain(Points points, int first, Workers workers) {
    int n = points.size();
    return (lists, progress) -> {
      Blocks blocks = Blocks.ofRows(n, (long) n * Math.max(1, points.terms()));
      progress.expect(blocks.count());
      workers.run(
          blocks,
          (from, to) -> {
            for (int i = from; i < to; i++) {
              for (int j = i < first ? first : 0; j < n; j++) {
                if (j != i) {
                  lists.offer(i, j, points.squaredDistance(i, points, j));
                }
              }
            }
            progress.done();
          });
    };
  }

  /** The index that suits the stored points; see {@link NearestIndex#of}. */
  public static NearestIndex index(Points stored, Workers workers) {
    boolean isSmall = stored.size() <= Leaves.WIDTH || stored.dimension() == 0;
    if (!isSmall && stored instanceof SparsePoints sparse) {
      SparseIndex index = SparseIndex.of(sparse);
      if (index != null) {
        return index;
      }
    } else if (!isSmall) {
      KdTree tree = KdTree.of(stored, KnownLists.none(stored.size()).rank(), workers);
      if (tree != null) {
        return tree;
      }
      LeafIndex index = LeafIndex.of(stored, workers);
      if (index != null) {
        return index;
      }
    }
    return (others, i, wanted) -> nearest(others, i, stored, wanted);
  }

  /** The definition: compares row i of {@code others} with all stored points. */
  public static Neighbours nearest(Points others, int i, Points stored, int k) {
    NearestLists list = new NearestLists(1, Math.min(k, stored.size()));
    for (int j = 0; j < stored.size(); j++) {
      list.offer(0, j, others.squaredDistance(i, stored, j));
    }
    return list.sorted();
  }
}
