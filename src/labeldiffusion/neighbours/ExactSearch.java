package labeldiffusion.neighbours;

import java.util.concurrent.atomic.AtomicInteger;
import labeldiffusion.parallel.Blocks;
import labeldiffusion.parallel.Progress;
import labeldiffusion.parallel.Workers;
import labeldiffusion.points.DensePoints;
import labeldiffusion.points.Points;
import labeldiffusion.points.SparsePoints;

/**
 * The exact K nearest neighbours, in the order of (distance in double, index): every pair of points
 * once, most of them by a lower bound in float ({@link Leaves}), and only those that could be
 * neighbours by their true distance. A pair is dropped when its bound exceeds the k-th best
 * distances found so far for both of its ends. The limits are good from the start because each leaf
 * is first compared with itself and then with the others from near to far. Sparse points are
 * compared by a {@link SparseIndex}, points with a distance of their own pair by pair: nothing
 * bounds it.
 *
 * <p>Threads share the lists: what comes out depends on the set of offers alone, and a limit read
 * late is only too high. O(n^2 r) for high dimension, far less where boxes exclude most leaves.
 */
public final class ExactSearch {
  /** Multiply-adds below which preparing anything does not pay. */
  private static final long SMALL = 1 << 20;

  /** Directions of the projection; new rows below which it does not pay. */
  static final int DIRECTIONS = 96;

  private static final int FEW = 16;

  private ExactSearch() {}

  /** N(i) for every point; all n - 1 others where there are no more than k. */
  public static Neighbours search(Points points, int k, Workers workers, Progress progress) {
    return extend(new Neighbours(0, 0, new int[0], new double[0]), points, k, workers, progress);
  }

  /**
   * What {@link #search} finds for {@code all}, given what it found for the first rows of it:
   * compares only the other m rows, with each other and with the first n. O(m (n + m)) distances.
   */
  public static Neighbours extend(
      Neighbours stored, Points all, int k, Workers workers, Progress progress) {
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
    long work = (long) n * (n - first) * Math.max(1, all.terms());
    boolean isSmall = work < SMALL || kept == 0;
    Neighbours ofFewDistinct =
        isSmall || !all.hasCoordinates() ? null : EqualRows.search(all, kept, workers, progress);
    if (ofFewDistinct != null) {
      return ofFewDistinct;
    }
    NearestLists lists = new NearestLists(n, kept);
    if (kept == 0) {
      return lists.sorted(workers);
    }
    for (int p = 0; p < stored.index().length; p++) {
      lists.offer(p / stored.k(), stored.index()[p], stored.squared()[p]);
    }
    Counter counter = new Counter(n, progress);
    boolean isPlain =
        isSmall || all.dimension() == 0 || first > 0 && n - first < FEW || 4L * kept > n;
    Leaves leaves =
        !isPlain && all instanceof DensePoints dense
            ? Leaves.of(dense, first, DIRECTIONS, workers)
            : null;
    SparseIndex index =
        !isSmall && all instanceof SparsePoints sparse ? SparseIndex.of(sparse) : null;
    if (index != null) {
      index.compareAll(first, lists, workers, counter);
    } else if (leaves == null) {
      compareAll(all, first, lists, workers, counter);
    } else {
      leaves.choose(kept, true, workers);
      new LeafJoin(leaves, lists, kept).run(workers, counter);
    }
    progress.at("search", n, n);
    return lists.sorted(workers);
  }

  /**
   * The k stored points nearest to row i of {@code others}; for more than one such row make a
   * {@link NearestIndex}.
   */
  public static Neighbours nearest(Points others, int i, Points stored, int k) {
    NearestLists list = new NearestLists(1, Math.min(k, stored.size()));
    for (int j = 0; j < stored.size(); j++) {
      list.offer(0, j, others.squaredDistance(i, stored, j));
    }
    return list.sorted();
  }

  /** The definition: rows from {@code first} on with all, and the rows before with those. */
  private static void compareAll(
      Points points, int first, NearestLists lists, Workers workers, Counter counter) {
    int n = points.size();
    Blocks blocks = Blocks.ofRows(n, (long) n * Math.max(1, points.terms()));
    counter.expect(blocks.count());
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
          counter.done();
        });
  }

  /** Tells the caller's listener, from the caller's thread only. */
  static final class Counter {
    private final int n;
    private final Progress progress;
    private final Thread caller = Thread.currentThread();
    private final AtomicInteger finished = new AtomicInteger();
    private int expected;

    Counter(int n, Progress progress) {
      this.n = n;
      this.progress = progress;
    }

    void expect(int tasks) {
      expected += tasks;
    }

    void done() {
      int tasks = finished.incrementAndGet();
      if (Thread.currentThread() == caller) {
        progress.at("search", (int) ((long) n * tasks / expected), n);
      }
    }
  }
}
