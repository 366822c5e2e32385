package labeldiffusion.spark.search;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import labeldiffusion.spark.blocks.IntIndex;
import org.apache.spark.api.java.JavaRDD;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.broadcast.Broadcast;

/**
 * The share of true neighbours in the lists, estimated on a sample of rows that are compared with
 * all others. Any row as near as the k-th true neighbour counts as one.
 */
final class RecallCheck {
  private static final int SAMPLE = 512;
  private static final long SEED = 77;

  private final int k;
  private final Broadcast<PointRows> sample;

  /** Squared distance of the k-th true neighbour of each sampled row. */
  private final double[] limit;

  /** Chooses rows by hash, so that the sample does not depend on how rows are stored. */
  RecallCheck(JavaSparkContext spark, JavaRDD<ListBlock> blocks, int n, int k) {
    this.k = k;
    double share = Math.min(1, (double) SAMPLE / n);
    List<PointRows> pieces = blocks.map(block -> sampled(block.points(), share)).collect();
    sample = spark.broadcast(PointRows.merged(pieces));
    Broadcast<PointRows> some = sample;
    double[] nearest =
        blocks
            .map(block -> nearest(block.points(), some.value(), k))
            .reduce((a, b) -> merged(a, b, k));
    limit =
        IntStream.range(0, nearest.length / k).mapToDouble(s -> nearest[s * k + k - 1]).toArray();
  }

  private static PointRows sampled(PointRows rows, double share) {
    return rows.rows(
        IntStream.range(0, rows.size())
            .filter(r -> Hashes.unit(SEED, rows.node()[r]) < share)
            .toArray());
  }

  /** The k smallest distances of each sampled row within a block, ascending. */
  private static double[] nearest(PointRows rows, PointRows sample, int k) {
    int count = sample.size();
    double[] best = new double[count * k];
    Arrays.fill(best, Double.POSITIVE_INFINITY);
    Panel panel = new Panel(sample.d(), count);
    for (int s = 0; s < count; s++) {
      panel.set(s, sample.x(), s * sample.d());
    }
    for (int r = 0; r < rows.size(); r++) {
      double[] squared = panel.distances(rows.x(), r * rows.d(), count);
      for (int s = 0; s < count; s++) {
        if (squared[s] < best[s * k + k - 1] && rows.node()[r] != sample.node()[s]) {
          insert(best, s * k, k, squared[s]);
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

  /** The share of the true neighbours of the sampled rows that are in these lists. */
  double recall(JavaRDD<ListBlock> blocks) {
    Broadcast<PointRows> some = sample;
    double[] within = limit;
    int wanted = k;
    long found = blocks.map(block -> found(block, some.value(), within, wanted)).reduce(Long::sum);
    return limit.length == 0 ? 1 : (double) found / ((long) limit.length * k);
  }

  private static long found(ListBlock block, PointRows sample, double[] limit, int k) {
    IntIndex row = new IntIndex(block.points().node());
    long found = 0;
    for (int s = 0; s < sample.size(); s++) {
      int r = row.of(sample.node()[s]);
      int from = r * block.lists().length;
      for (int p = from; r != IntIndex.ABSENT && p < from + k; p++) {
        found += block.lists().squared[p] <= limit[s] ? 1 : 0;
      }
    }
    return found;
  }

  void close() {
    sample.unpersist(false);
  }
}
