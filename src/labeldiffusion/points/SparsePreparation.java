package labeldiffusion.points;

import java.util.Arrays;
import java.util.stream.IntStream;

/**
 * Prepares sparse rows that stay sparse and have the same distances, to the last bit, as rows
 * stored in full. Scaling may shift zeros. If the metric does not depend on the origin, the shifted
 * zero becomes the origin of its column and need not be stored. Otherwise, as for the cosine, it is
 * stored.
 */
final class SparsePreparation implements Preparation {
  private static final long serialVersionUID = 1L;

  private final ColumnScales scales;
  private final Metric metric;

  /** What 0 becomes in each numeric column, unless it is stored. */
  private final Origin origin;

  /** The columns in which a shifted zero is stored. */
  private final int[] filled;

  SparsePreparation(ColumnScales scales, Metric metric) {
    this.scales = scales;
    this.metric = metric;
    double[] ofZero = new double[scales.numberCount()];
    Arrays.setAll(ofZero, a -> scales.scaled(0, a));
    int[] shifted = IntStream.range(0, ofZero.length).filter(a -> ofZero[a] != 0).toArray();
    boolean isStored = metric.dependsOnOrigin();
    filled = isStored ? shifted : new int[0];
    origin = isStored || shifted.length == 0 ? Origin.ZERO : new Origin(ofZero);
  }

  /** Whether rows like these can stay sparse, and it still pays to store them so. */
  boolean isPossibleFor(SparsePoints raw) {
    return metric.bound() == Metric.Bound.EQUAL
        && IntStream.range(0, scales.numberCount())
            .allMatch(a -> Double.isFinite(scales.scaled(0, a)))
        && (filled.length == 0
            || SparsePoints.isWorthwhile(
                raw.entries() + (long) filled.length * raw.size(), raw.size(), raw.dimension()));
  }

  @Override
  public SparsePoints prepare(Points raw) {
    SparsePoints rows = ((SparsePoints) raw).withOrigin(origin);
    int numberCount = scales.numberCount();
    for (int i = 0; i < rows.size(); i++) {
      int[] stored = rows.columns(i);
      int[] column = filled.length == 0 ? stored : union(stored, filled);
      double[] value = new double[column.length];
      int numbers = 0;
      for (int q = 0, p = 0; q < column.length; q++) {
        int a = column[q];
        double entry = p < stored.length && stored[p] == a ? rows.values(i)[p++] : 0;
        numbers += a < numberCount ? 1 : 0;
        value[q] =
            a < numberCount ? scales.finite(entry, a) : scales.known((int) entry, a - numberCount);
      }
      metric.finish(value, numbers);
      rows.replace(i, column, value);
    }
    return rows;
  }

  @Override
  public Fingerprint fingerprint(Points raw) {
    return scales.fingerprint(raw, metric);
  }

  @Override
  public boolean agreesWith(Preparation later) {
    return later instanceof SparsePreparation other
        && metric == other.metric
        && scales.agreesWith(other.scales);
  }

  /** The columns of both, ascending. */
  private static int[] union(int[] a, int[] b) {
    int[] both = new int[a.length + b.length];
    int count = 0;
    for (int p = 0, q = 0; p < a.length || q < b.length; count++) {
      both[count] =
          Math.min(
              p < a.length ? a[p] : Integer.MAX_VALUE, q < b.length ? b[q] : Integer.MAX_VALUE);
      p += p < a.length && a[p] == both[count] ? 1 : 0;
      q += q < b.length && b[q] == both[count] ? 1 : 0;
    }
    return Arrays.copyOf(both, count);
  }
}
