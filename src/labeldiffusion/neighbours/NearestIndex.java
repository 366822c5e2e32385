package labeldiffusion.neighbours;

import java.util.Arrays;
import labeldiffusion.parallel.Workers;
import labeldiffusion.points.DensePoints;
import labeldiffusion.points.Points;
import labeldiffusion.points.SparsePoints;

/**
 * Finds the stored points nearest to new ones, one at a time and exactly: the same bounds as {@link
 * ExactSearch}, leaf by leaf from the nearest box on. Making one costs O(n d r), of sparse points
 * O(entries); threads may share it.
 */
public final class NearestIndex {
  private final Points stored;
  private final Leaves leaves;
  private final SparseIndex sparse;

  /**
   * @param k about how many neighbours will be asked for: decides on speed, not on results
   */
  public NearestIndex(Points stored, int k, Workers workers) {
    this.stored = stored;
    boolean isSmall = stored.size() <= Leaves.WIDTH || stored.dimension() == 0;
    leaves =
        !isSmall && stored instanceof DensePoints dense
            ? Leaves.of(dense, 0, ExactSearch.DIRECTIONS, workers)
            : null;
    sparse = !isSmall && stored instanceof SparsePoints points ? SparseIndex.of(points) : null;
    if (leaves != null) {
      leaves.choose(Math.max(1, k), false, workers);
    }
  }

  /**
   * The k stored points nearest to row i of {@code others}: one list, as of a graph of one node.
   */
  public Neighbours nearest(Points others, int i, int k) {
    NearestLists list = new NearestLists(1, Math.min(k, stored.size()));
    if (sparse != null && k >= 1) {
      new SparseQuery(sparse, (SparsePoints) others).offer(i, 0, SparseQuery.NOBODY, list, 0);
      return list.sorted();
    }
    if (leaves == null || k < 1) {
      return ExactSearch.nearest(others, i, stored, k);
    }
    DensePoints rows = (DensePoints) others;
    double[] f = new double[leaves.projection.features()];
    double squaredNorm = leaves.projection.features(rows, i, f);
    if (!(squaredNorm < Leaves.GREATEST)) {
      return ExactSearch.nearest(others, i, stored, k);
    }
    search(rows, i, f, squaredNorm, list);
    return list.sorted();
  }

  private void search(
      DensePoints others, int i, double[] f, double squaredNorm, NearestLists list) {
    float[] p = leaves.projection.project(f);
    float allowance = leaves.allowance(squaredNorm);
    float own = leaves.half(p, allowance);
    long[] nearestFirst = new long[leaves.count()];
    for (int b = 0; b < nearestFirst.length; b++) {
      float gap = leaves.between(p, allowance, b, Float.POSITIVE_INFINITY);
      nearestFirst[b] = (long) Float.floatToIntBits(Math.max(0, gap)) << 32 | b;
    }
    Arrays.sort(nearestFirst);
    float[] g = new float[Leaves.WIDTH];
    float limit = Float.POSITIVE_INFINITY;
    for (long entry : nearestFirst) {
      int b = (int) entry;
      if (Float.intBitsToFloat((int) (entry >> 32)) > limit) {
        return;
      }
      System.arraycopy(leaves.half(b), 0, g, 0, g.length);
      Leaves.subtractProducts(p, leaves.panel(b, null), 0, leaves.length(), g);
      if (limit
          == Float.POSITIVE_INFINITY) { // the nearest in y first: a good limit saves most true
        // distances
        NearestLists near = new NearestLists(1, Math.min(list.k(), leaves.size(b)));
        for (int c = 0; c < leaves.size(b); c++) {
          near.offer(0, c, g[c]);
        }
        for (int c : near.sorted().index()) {
          list.offer(
              0,
              leaves.order[leaves.start[b] + c],
              others.squaredDistance(i, stored, leaves.order[leaves.start[b] + c]));
          g[c] = Float.POSITIVE_INFINITY; // done
        }
        limit = leaves.half(list.limit(0));
      }
      for (int c = 0; c < leaves.size(b); c++) {
        int j = leaves.start[b] + c;
        if (g[c] <= limit - own
            && g[c] < Float.POSITIVE_INFINITY
            && !leaves.isBeyond(p, j, g[c] + own, limit)
            && !leaves.isBeyond(others, i, leaves.order[j], leaves.squared(limit))) {
          list.offer(0, leaves.order[j], others.squaredDistance(i, stored, leaves.order[j]));
          limit = leaves.half(list.limit(0));
        }
      }
    }
  }
}
