package labeldiffusion.spark.search;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import labeldiffusion.neighbours.Neighbours;
import labeldiffusion.neighbours.exact.Projection;
import labeldiffusion.spark.blocks.IntIndex;
import labeldiffusion.spark.blocks.Parts;
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
  private final JavaRDD<PointRows> points;
  private final Broadcast<SampledRows> sample;

  /** Squared distance of the k-th true neighbour of each sampled row. */
  private final double[] limit;

  /** Chooses rows by hash, so that the sample does not depend on how rows are stored. */
  RecallCheck(
      JavaSparkContext spark,
      JavaRDD<PointRows> points,
      JavaRDD<Sketches> sketches,
      Projection projection,
      int n,
      int k) {
    this.k = k;
    this.points = points;
    double share = Math.min(1, (double) SAMPLE / n);
    List<PointRows> pieces = points.map(part -> sampled(part, share)).collect();
    PointRows rows = PointRows.merged(pieces);
    sample =
        spark.broadcast(new SampledRows(rows, Sketches.of(rows, projection), projection.unit()));
    Broadcast<SampledRows> some = sample;
    double[] nearest =
        Parts.zip(points, sketches, (part, sketched) -> some.value().nearest(part, sketched, k))
            .reduce((a, b) -> SampledRows.merged(a, b, k));
    limit = SampledRows.last(nearest, k);
  }

  private static PointRows sampled(PointRows rows, double share) {
    return rows.rows(
        IntStream.range(0, rows.size())
            .filter(r -> Hashes.unit(SEED, rows.node()[r]) < share)
            .toArray());
  }

  /** The share of the true neighbours of the sampled rows that are in these lists. */
  double recall(JavaRDD<ListBlock> blocks) {
    Broadcast<SampledRows> some = sample;
    double[] within = limit;
    int[] listed =
        blocks.map(block -> listed(block, some.value().rows().node())).reduce(RecallCheck::larger);
    int[] found =
        points.map(part -> some.value().within(part, listed, within)).reduce(RecallCheck::sum);
    return SampledRows.recall(found, k);
  }

  /** The lists of the sampled rows that this block has; the others are empty. */
  private static int[] listed(ListBlock block, int[] sample) {
    IntIndex row = new IntIndex(block.rows().node());
    int length = block.lists().length;
    int[] listed = new int[sample.length * length];
    Arrays.fill(listed, Neighbours.NONE);
    for (int s = 0; s < sample.length; s++) {
      int r = row.of(sample[s]);
      if (r != IntIndex.ABSENT) {
        System.arraycopy(block.lists().index, r * length, listed, s * length, length);
      }
    }
    return listed;
  }

  private static int[] larger(int[] a, int[] b) {
    return IntStream.range(0, a.length).map(p -> Math.max(a[p], b[p])).toArray();
  }

  private static int[] sum(int[] a, int[] b) {
    return IntStream.range(0, a.length).map(p -> a[p] + b[p]).toArray();
  }

  void close() {
    sample.unpersist(false);
  }
}
