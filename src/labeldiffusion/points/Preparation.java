package labeldiffusion.points;

import java.io.Serializable;

/**
 * Turns raw rows into points without missing values: missing numbers become the mean and missing
 * codes the mode, numbers are scaled, and the metric may change the scaled row. Scales, means and
 * modes are learned once, from all rows given to {@link #of}, whatever their order, and then
 * applied to any row.
 */
public sealed interface Preparation extends Serializable
    permits DensePreparation, SparsePreparation, NoPreparation {
  /**
   * Learns from raw rows, which stay as they are. Rows with a custom distance need no preparation,
   * but the distance itself may learn from them.
   */
  static Preparation of(Points raw, Scaling scaling, Metric metric) {
    if (raw instanceof CustomDistancePoints custom) {
      return new NoPreparation(custom.learned());
    }
    ColumnScales scales = ColumnScales.of(raw, scaling);
    if (raw instanceof SparsePoints sparse) {
      SparsePreparation keepsSparse = new SparsePreparation(scales, metric);
      if (keepsSparse.isPossibleFor(sparse)) {
        return keepsSparse;
      }
    }
    return new DensePreparation(scales, metric);
  }

  /** The rows, prepared; the raw ones stay as they are. */
  Points prepare(Points raw);

  /**
   * The same points, but if possible no row is prepared before it is read.
   *
   * @param areKept whether a row is then kept; otherwise it is prepared whenever it is read, which
   *     takes no second table, but is slower
   */
  default Points prepareWhenRead(Points raw, boolean areKept) {
    return prepare(raw);
  }

  /** What tells the prepared points from any others, without preparing them. */
  Fingerprint fingerprint(Points raw);

  /**
   * Whether {@code later} turns the rows that this preparation was learned from into the same
   * points. If so, all that is known about these points still holds, such as their neighbours.
   */
  boolean agreesWith(Preparation later);
}
