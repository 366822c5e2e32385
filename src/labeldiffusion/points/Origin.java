package labeldiffusion.points;

import java.io.Serializable;
import java.util.Arrays;

/**
 * The values of entries that sparse rows do not store, by column. Shared by all rows of a table.
 */
final class Origin implements Serializable {
  private static final long serialVersionUID = 1L;

  /** Entries that are not stored are 0. */
  static final Origin ZERO = new Origin(new double[0]);

  /** By column; columns beyond the last have 0. */
  private final double[] value;

  private final long hash;

  Origin(double[] value) {
    this.value = value;
    long sum = 0;
    for (int a = 0; a < value.length; a++) {
      sum += ContentHash.of(a, value[a]);
    }
    hash = sum;
  }

  double at(int column) {
    return column < value.length ? value[column] : 0;
  }

  /** The first values as a row. */
  double[] row(int length) {
    return Arrays.copyOf(value, length);
  }

  /** The hash of a row without stored entries. */
  long hash() {
    return hash;
  }
}
