package labeldiffusion.spark.search;

import java.util.stream.IntStream;
import labeldiffusion.neighbours.approximate.FloatRows;
import labeldiffusion.neighbours.exact.Projection;
import labeldiffusion.parallel.Workers;
import labeldiffusion.points.DensePoints;

/**
 * Chooses a projection of as few coordinates as do: nearly all true neighbours of some rows of a
 * sample must be in lists that are made by sketches. If no width does that can be afforded, it is
 * the widest; the recall that is measured in the end says what it costs.
 */
final class SketchWidth {
  private static final int SMALLEST = 128;

  /** Rows whose neighbours are compared. */
  private static final int QUERIES = 128;

  private SketchWidth() {}

  /** A projection and the sketches of the sample that it was made from. */
  record Chosen(Projection projection, Sketches sample) {}

  /**
   * @param k neighbours that are wanted
   * @param length of the lists that must contain them
   * @param share of them that the lists must contain
   */
  static Chosen of(PointRows sample, int k, int length, double share) {
    DensePoints points = sample.points();
    Chosen chosen = null;
    for (int width = SMALLEST; ; width *= 2) {
      Projection projection = Projection.of(points, width, new Workers(1));
      if (projection == null) {
        break;
      }
      chosen = new Chosen(projection, Sketches.of(sample, projection));
      if (width >= sample.d() || kept(sample, chosen.sample(), projection, k, length) >= share) {
        break;
      }
    }
    if (chosen == null) {
      throw new IllegalArgumentException(
          "vectors must have at most 32,768 numbers, and the largest of these must lie between"
              + " 1e-120 and 1e120: scale them");
    }
    return chosen;
  }

  /** The share of the true neighbours that are in exact lists of the sketches. */
  static double kept(
      PointRows sample, Sketches sketches, Projection projection, int k, int length) {
    int count = Math.min(QUERIES, sample.size());
    int[] some =
        IntStream.range(0, count).map(q -> (int) ((long) q * sample.size() / count)).toArray();
    SampledRows queries =
        new SampledRows(sample.rows(some), sketches.rows(some), projection.unit());
    NearestRows lists = new NearestRows(count, length);
    FloatRows.Panel panel = queries.panel();
    FloatRows floats = sketches.floats();
    for (int r = 0; r < sample.size(); r++) {
      float[] distance = panel.distances(floats, r, count);
      for (int q = 0; q < count; q++) {
        if (distance[q] <= lists.reach(q) && r != some[q]) {
          lists.offer(q, sample.node()[r], distance[q]);
        }
      }
    }
    double[] limit = SampledRows.last(queries.nearest(sample, sketches, k), k);
    return SampledRows.recall(queries.within(sample, lists.index, limit), k);
  }
}
