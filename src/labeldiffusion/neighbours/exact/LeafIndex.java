package labeldiffusion.neighbours.exact;

import java.util.Arrays;
import labeldiffusion.neighbours.NearestIndex;
import labeldiffusion.neighbours.NearestLists;
import labeldiffusion.neighbours.Neighbours;
import labeldiffusion.points.DensePoints;
import labeldiffusion.points.Points;

/**
 * Finds the nearest points of a single new row by the bounds of {@link Leaves}, leaf by leaf from
 * the nearest box on.
 */
final class LeafIndex implements NearestIndex {
  private final Leaves leaves;

  /** The leaves must compare coordinates: a single row does not pay for converting features. */
  LeafIndex(Leaves leaves) {
    this.leaves = leaves;
  }

  @Override
  public Neighbours nearest(Points others, int i, int k) {
    DensePoints rows = (DensePoints) others;
    double[] f = new double[leaves.projection.features()];
    double squaredNorm = leaves.projection.features(rows, i, f);
    if (k < 1 || !(squaredNorm < Leaves.GREATEST)) {
      return ExactSearch.nearest(others, i, leaves.points, k);
    }
    Query query = new Query(rows, i, f, squaredNorm, k);
    query.run();
    return query.list.sorted();
  }

  /** One new row and the nearest points found for it so far. */
  private final class Query {
    private final DensePoints others;
    private final int i;
    private final float[] p;
    private final float allowance;
    private final float own;
    private final NearestLists list;
    private final float[] g = new float[Leaves.WIDTH];
    private float limit = Float.POSITIVE_INFINITY;

    Query(DensePoints others, int i, double[] f, double squaredNorm, int k) {
      this.others = others;
      this.i = i;
      p = leaves.projection.project(f);
      allowance = leaves.allowance(squaredNorm);
      own = leaves.half(p, allowance);
      list = new NearestLists(1, Math.min(k, leaves.points.size()));
    }

    void run() {
      long[] nearestFirst = new long[leaves.count()];
      for (int b = 0; b < nearestFirst.length; b++) {
        float gap = leaves.between(p, allowance, b, Float.POSITIVE_INFINITY);
        nearestFirst[b] = (long) Float.floatToIntBits(Math.max(0, gap)) << 32 | b;
      }
      Arrays.sort(nearestFirst);
      for (long entry : nearestFirst) {
        if (Float.intBitsToFloat((int) (entry >> 32)) > limit) {
          return;
        }
        compare((int) entry);
      }
    }

    private void compare(int b) {
      System.arraycopy(leaves.half(b), 0, g, 0, g.length);
      LeafKernels.subtractProducts(p, leaves.panel(b, null), 0, leaves.length(), g);
      if (limit == Float.POSITIVE_INFINITY) {
        offerNearestIn(b);
      }
      for (int c = 0; c < leaves.size(b); c++) {
        int j = leaves.start[b] + c;
        if (g[c] <= limit - own
            && g[c] < Float.POSITIVE_INFINITY
            && !leaves.isBeyond(p, j, g[c] + own, limit)
            && !leaves.isBeyond(others, i, leaves.order[j], leaves.squared(limit))) {
          offer(j);
          limit = leaves.half(list.limit(0));
        }
      }
    }

    /** The nearest of the leaf in y come first: a tight limit saves most true distances. */
    private void offerNearestIn(int b) {
      NearestLists near = new NearestLists(1, Math.min(list.k(), leaves.size(b)));
      for (int c = 0; c < leaves.size(b); c++) {
        near.offer(0, c, g[c]);
      }
      for (int c : near.sorted().index()) {
        offer(leaves.start[b] + c);
        g[c] = Float.POSITIVE_INFINITY; // done
      }
      limit = leaves.half(list.limit(0));
    }

    private void offer(int position) {
      int j = leaves.order[position];
      list.offer(0, j, others.squaredDistance(i, leaves.points, j));
    }
  }
}
