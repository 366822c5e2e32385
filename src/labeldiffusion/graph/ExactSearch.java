package labeldiffusion.graph;

import labeldiffusion.parallel.Blocks;
import labeldiffusion.parallel.Progress;
import labeldiffusion.parallel.Workers;
import labeldiffusion.points.Points;

import java.util.concurrent.atomic.AtomicInteger;

/** The exact K nearest neighbours by comparing every pair. O(n^2 d) time, O(nK) memory. */
public final class ExactSearch {
  private ExactSearch() { }

  /** N(i) for every point; all n - 1 others where there are no more than k. */
  public static Neighbours search(Points points, int k, Workers workers, Progress progress) {
    int n = points.size();
    int kept = Math.min(k, Math.max(0, n - 1));
    int[] index = new int[Math.multiplyExact(n, kept)];
    double[] squared = new double[index.length];
    Blocks blocks = Blocks.ofRows(n, (long) n * Math.max(1, points.dimension()));
    AtomicInteger done = new AtomicInteger();
    Thread caller = Thread.currentThread();
    workers.run(blocks, (from, to) -> {
      NearestList nearest = new NearestList(kept);
      for (int i = from; i < to; i++) {
        nearest.clear();
        offerAll(points, i, points, i, nearest);
        nearest.copyTo(index, squared, i * kept);
      }
      int finished = done.addAndGet(to - from);
      if (Thread.currentThread() == caller) {
        progress.at("search", finished, n);
      }
    });
    return new Neighbours(n, kept, index, squared);
  }

  /** The k stored points nearest to row i of {@code others}: one list, as of a graph of one node. */
  public static Neighbours nearest(Points others, int i, Points stored, int k) {
    int kept = Math.min(k, stored.size());
    NearestList nearest = new NearestList(kept);
    offerAll(others, i, stored, -1, nearest);
    int[] index = new int[kept];
    double[] squared = new double[kept];
    nearest.copyTo(index, squared, 0);
    return new Neighbours(1, kept, index, squared);
  }

  private static void offerAll(Points from, int i, Points stored, int self, NearestList nearest) {
    for (int j = 0; j < stored.size(); j++) {
      if (j != self) {
        nearest.offer(j, from.squaredDistance(i, stored, j));
      }
    }
  }
}
