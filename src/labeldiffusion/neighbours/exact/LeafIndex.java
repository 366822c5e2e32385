package labeldiffusion.neighbours.exact;

import java.util.Arrays;
import labeldiffusion.neighbours.NearestIndex;
import labeldiffusion.neighbours.NearestLists;
import labeldiffusion.neighbours.Neighbours;
import labeldiffusion.neighbours.SignBits;
import labeldiffusion.parallel.Workers;
import labeldiffusion.points.DensePoints;
import labeldiffusion.points.Points;

/**
 * Finds the nearest points of a single new row, leaf by leaf from the nearest box on. A single row
 * waits for memory more than for arithmetic, so it reads as little as possible: all points of a
 * leaf are compared in their first {@link #STAGE} coordinates; if any of them is still within the
 * limit, in the next ones; and so on up to {@link #LENGTH}. By then few points are left (328 of
 * 63,000 digits), which are compared in the other coordinates and in all numbers, one by one and no
 * further than needed.
 */
final class LeafIndex implements NearestIndex {
  /** Coordinates between two looks at what is left. */
  private static final int STAGE = 16;

  /** Coordinates compared leaf by leaf. */
  private static final int LENGTH = 48;

  /** Leaves in which the first neighbours are looked for. */
  private static final int FIRST = 8;

  private final Leaves leaves;

  private LeafIndex(Leaves leaves) {
    this.leaves = leaves;
  }

  /** An index of the stored points; null if projections do not bound their distances. */
  static LeafIndex of(Points stored, int directions, Workers workers) {
    Leaves leaves = Leaves.of(stored, 0, directions, workers);
    if (leaves == null) {
      return null;
    }
    leaves.compareFirst(LENGTH, workers);
    return new LeafIndex(leaves);
  }

  @Override
  public Neighbours nearest(Points others, int i, int k) {
    DensePoints rows = (DensePoints) others;
    double[] f = new double[leaves.projection.features()];
    double squaredNorm = leaves.projection.features(rows, i, f);
    if (k < 1 || !(squaredNorm < Leaves.GREATEST)) {
      return ExactSearch.nearest(others, i, leaves.points, k);
    }
    Query query = new Query(rows, i, leaves.projection.project(f), squaredNorm, k);
    query.run();
    return query.list.sorted();
  }

  /** One new row and the nearest points found for it so far. */
  private final class Query {
    private final DensePoints others;
    private final int i;
    private final float[] p;
    private final float allowance;
    private final NearestLists list;

    /** By how much the half squares of a leaf's points exceed what they may be. */
    private final float[] excess = new float[Leaves.WIDTH];

    /** The positions that were offered first. */
    private int[] offered = {};

    private float limit = Float.POSITIVE_INFINITY;

    Query(DensePoints others, int i, float[] p, double squaredNorm, int k) {
      this.others = others;
      this.i = i;
      this.p = p;
      allowance = leaves.allowance(squaredNorm);
      list = new NearestLists(1, Math.min(k, leaves.points.size()));
    }

    void run() {
      long[] nearestFirst = new long[leaves.count()];
      for (int b = 0; b < nearestFirst.length; b++) {
        float gap = leaves.between(p, allowance, b, Float.POSITIVE_INFINITY);
        nearestFirst[b] = (long) Float.floatToIntBits(Math.max(0, gap)) << 32 | b;
      }
      Arrays.sort(nearestFirst);
      offerNearestIn(nearestFirst);
      for (long entry : nearestFirst) {
        if (Float.intBitsToFloat((int) (entry >> 32)) > limit) {
          return;
        }
        compare((int) entry);
      }
    }

    /**
     * The points of the first leaves that are nearest in coordinates: a tight limit from the start
     * saves most true distances.
     */
    private void offerNearestIn(long[] nearestFirst) {
      NearestLists near = new NearestLists(1, list.k());
      for (int r = 0; r < Math.min(FIRST, nearestFirst.length); r++) {
        int b = (int) nearestFirst[r];
        float[][] panel = leaves.panel(b, null);
        Arrays.fill(excess, 0);
        LeafKernels.addHalfSquares(p, panel, 0, panel.length, excess);
        for (int c = 0; c < leaves.size(b); c++) {
          if (excess[c] <= near.limit(0)) {
            near.offer(0, leaves.start[b] + c, excess[c]);
          }
        }
      }
      int[] nearest = near.sorted().index();
      for (int position : nearest) {
        if (position != Neighbours.NONE) {
          offer(position);
        }
      }
      offered = nearest;
    }

    private void compare(int b) {
      float bar = Math.nextUp(limit + allowance + leaves.leafAllowance(b));
      Arrays.fill(excess, -bar);
      float[][] panel = leaves.panel(b, null);
      boolean isAnyLeft = true;
      for (int t = 0; t < panel.length && isAnyLeft; t += STAGE) {
        LeafKernels.addHalfSquares(p, panel, t, Math.min(t + STAGE, panel.length), excess);
        isAnyLeft = isAnyNegative();
      }
      for (int c = 0; isAnyLeft && c < leaves.size(b); c += 8) {
        if (SignBits.isAnyNegative(excess, c)) {
          considerEight(b, c, bar);
        }
      }
    }

    private boolean isAnyNegative() {
      for (int c = 0; c < Leaves.WIDTH; c += 8) {
        if (SignBits.isAnyNegative(excess, c)) {
          return true;
        }
      }
      return false;
    }

    /** Looks at each point again: the limit may have become tighter since the bar was set. */
    private void considerEight(int b, int from, float bar) {
      float counted = bar - allowance - leaves.leafAllowance(b);
      for (int c = from; c < Math.min(from + 8, leaves.size(b)); c++) {
        int j = leaves.start[b] + c;
        if (excess[c] < 0 && !leaves.isBeyond(p, j, excess[c] + counted, limit) && !wasOffered(j)) {
          offer(j);
        }
      }
    }

    private boolean wasOffered(int position) {
      for (int other : offered) {
        if (other == position) {
          return true;
        }
      }
      return false;
    }

    private void offer(int position) {
      int j = leaves.order[position];
      if (!leaves.isBeyond(others, i, j, leaves.squared(limit))) {
        list.offer(0, j, others.squaredDistance(i, leaves.points, j));
        limit = leaves.half(list.limit(0));
      }
    }
  }
}
