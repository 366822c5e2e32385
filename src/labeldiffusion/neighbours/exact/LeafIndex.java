package labeldiffusion.neighbours.exact;

import java.util.Arrays;
import labeldiffusion.neighbours.NearestIndex;
import labeldiffusion.neighbours.NearestLists;
import labeldiffusion.neighbours.Neighbours;
import labeldiffusion.parallel.Workers;
import labeldiffusion.points.DensePoints;
import labeldiffusion.points.Points;

/**
 * Finds the nearest points of a single new row, leaf by leaf from the nearest box on. All points of
 * a leaf are compared by their {@link LeafCodes}: in the first coordinates; if any of them is still
 * within the limit, in the next ones; then the points that are left, one by one. The true distances
 * of the last ones are computed no further than needed.
 */
final class LeafIndex implements NearestIndex {
  /**
   * Coordinates of a point: with 128, 160, 192 and 256 of them, 73, 59, 44 and 32 of 63,000 digits
   * need a true distance, each of which waits for memory for a microsecond.
   */
  private static final int DIRECTIONS = 192;

  /** Leaves in which the first neighbours are looked for. */
  private static final int FIRST = 8;

  private final Leaves leaves;
  private final LeafBoxes boxes;
  private final LeafCodes codes;

  private LeafIndex(Leaves leaves, Workers workers) {
    this.leaves = leaves;
    boxes = new LeafBoxes(leaves);
    codes = new LeafCodes(leaves, workers);
    Arrays.fill(leaves.coordinates, null); // the codes replace them
  }

  /** An index of the stored points; null if projections do not bound their distances. */
  static LeafIndex of(Points stored, Workers workers) {
    Leaves leaves = Leaves.of(stored, 0, DIRECTIONS, workers);
    return leaves == null ? null : new LeafIndex(leaves, workers);
  }

  @Override
  public Neighbours nearest(Points others, int i, int k) {
    DensePoints rows = (DensePoints) others;
    double[] f = new double[leaves.projection.features()];
    double squaredNorm = leaves.projection.features(rows, i, f);
    if (k < 1 || !(squaredNorm < Leaves.GREATEST)) {
      return ExactSearch.nearest(others, i, leaves.points, k);
    }
    Query query = new Query(rows, i, k, leaves.allowance(squaredNorm));
    query.run(leaves.projection.project(f));
    return query.list.sorted();
  }

  /** One new row and the nearest points found for it so far. */
  private final class Query {
    private final DensePoints others;
    private final int i;
    private final float allowance;
    private final NearestLists list;
    private final int[] sums = new int[Leaves.WIDTH];

    /** The positions that were offered first. */
    private int[] offered = {};

    private float limit = Float.POSITIVE_INFINITY;

    Query(DensePoints others, int i, int k, float allowance) {
      this.others = others;
      this.i = i;
      this.allowance = allowance;
      list = new NearestLists(1, Math.min(k, leaves.points.size()));
    }

    void run(float[] p) {
      LeafCodes.Row row = codes.row(p);
      float[] bounds = boxes.bounds(p, allowance);
      long[] nearestFirst = new long[bounds.length];
      for (int b = 0; b < bounds.length; b++) {
        nearestFirst[b] = (long) Float.floatToIntBits(bounds[b]) << 32 | b;
      }
      Arrays.sort(nearestFirst);
      offerNearestIn(nearestFirst, row);
      for (long entry : nearestFirst) {
        int b = (int) entry;
        if (bounds[b] > limit) {
          return;
        }
        compare(b, row);
      }
    }

    /**
     * The points of the first leaves that are nearest by their codes: a tight limit from the start
     * saves most true distances.
     */
    private void offerNearestIn(long[] nearestFirst, LeafCodes.Row row) {
      NearestLists near = new NearestLists(1, list.k());
      int last = codes.sharedStages() - 1;
      for (int r = 0; r < Math.min(FIRST, nearestFirst.length); r++) {
        int b = (int) nearestFirst[r];
        for (int stage = 0; stage <= last; stage++) {
          row.addStage(b, stage, sums);
        }
        for (int c = 0; c < leaves.size(b); c++) {
          if (sums[c] <= near.limit(0)) {
            near.offer(0, leaves.start[b] + c, sums[c]);
          }
        }
      }
      offered = near.sorted().index();
      for (int position : offered) {
        if (position != Neighbours.NONE) {
          offer(position);
        }
      }
    }

    private void compare(int b, LeafCodes.Row row) {
      double most = row.most(b, within(b));
      int last = codes.sharedStages() - 1;
      for (int stage = 0; stage <= last; stage++) {
        row.addStage(b, stage, sums);
        if (!LeafKernels.isAnyAtMost(row.largestSum(stage, most), sums)) {
          return;
        }
      }
      int largest = row.largestSum(last, most);
      for (int c = 0; c < leaves.size(b); c++) {
        if (sums[c] <= largest
            && row.total(b, c, sums[c], most) <= most
            && !wasOffered(leaves.start[b] + c)) {
          offer(leaves.start[b] + c);
          most = row.most(b, within(b));
          largest = row.largestSum(last, most);
        }
      }
    }

    /** The limit plus what all roundings may add up to. */
    private float within(int b) {
      return Math.nextUp(limit + allowance + leaves.leafAllowance(b));
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
