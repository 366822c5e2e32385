package labeldiffusion.spark.search;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import labeldiffusion.neighbours.Neighbours;
import labeldiffusion.spark.blocks.IntIndex;
import labeldiffusion.spark.blocks.Lists;
import org.apache.spark.api.java.JavaRDD;
import org.apache.spark.broadcast.Broadcast;

/**
 * The share of true neighbours in the lists, estimated on a sample of rows that are compared with
 * all others.
 */
final class RecallCheck {
  private static final int SAMPLE = 512;
  private static final long SEED = 77;

  private RecallCheck() {}

  static double recall(JavaRDD<ListBlock> blocks, Broadcast<PointRows> sample, int k) {
    double[] limit = limits(blocks, sample, k);
    long[] found =
        blocks
            .map(block -> found(block.lists(), sample.value(), limit, k))
            .reduce((a, b) -> new long[] {a[0] + b[0], a[1] + b[1]});
    return found[1] == 0 ? 1 : (double) found[0] / found[1];
  }

  /** Rows by hash, so that the sample does not depend on how rows are stored. */
  static PointRows sample(JavaRDD<PointRows> points, long n) {
    double share = Math.min(1, (double) SAMPLE / n);
    List<PointRows> pieces =
        points
            .map(
                part ->
                    part.rows(
                        IntStream.range(0, part.size())
                            .filter(r -> Hashes.unit(SEED, part.node()[r]) < share)
                            .toArray()))
            .collect();
    return PointRows.merged(pieces);
  }

  /** The distance of the k-th true neighbour of each sampled row. */
  private static double[] limits(JavaRDD<ListBlock> blocks, Broadcast<PointRows> sample, int k) {
    double[] nearest =
        blocks
            .map(block -> nearest(block.points(), sample.value(), k))
            .reduce((a, b) -> merged(a, b, k));
    return IntStream.range(0, nearest.length / k)
        .mapToDouble(s -> nearest[s * k + k - 1])
        .toArray();
  }

  /** The k smallest distances of each sampled row within a block, ascending. */
  private static double[] nearest(PointRows rows, PointRows sample, int k) {
    double[] best = new double[sample.size() * k];
    Arrays.fill(best, Double.POSITIVE_INFINITY);
    for (int s = 0; s < sample.size(); s++) {
      for (int r = 0; r < rows.size(); r++) {
        double squared = rows.squaredDistance(r, sample.x(), s * sample.d());
        if (squared < best[s * k + k - 1] && rows.node()[r] != sample.node()[s]) {
          insert(best, s * k, k, squared);
        }
      }
    }
    return best;
  }

  private static void insert(double[] best, int from, int k, double x) {
    int p = from + k - 1;
    for (; p > from && x < best[p - 1]; p--) {
      best[p] = best[p - 1];
    }
    best[p] = x;
  }

  private static double[] merged(double[] a, double[] b, int k) {
    double[] best = a.clone();
    for (int x = 0; x < b.length; x++) {
      int from = x / k * k;
      if (b[x] < best[from + k - 1]) {
        insert(best, from, k, b[x]);
      }
    }
    return best;
  }

  /** True neighbours in the lists of sampled rows, and how many there could be. */
  private static long[] found(Lists lists, PointRows sample, double[] limit, int k) {
    IntIndex row = new IntIndex(lists.node());
    long[] found = new long[2];
    for (int s = 0; s < sample.size(); s++) {
      int r = row.of(sample.node()[s]);
      for (int p = 0; p < k && r != IntIndex.ABSENT; p++) {
        int place = r * lists.k() + p;
        boolean isThere = lists.index()[place] != Neighbours.NONE;
        found[0] += isThere && lists.squared()[place] <= limit[s] ? 1 : 0;
        found[1]++;
      }
    }
    return found;
  }
}
