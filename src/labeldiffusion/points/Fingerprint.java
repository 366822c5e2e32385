package labeldiffusion.points;

/**
 * 128 bits that tell apart any two tables that were not made to agree in them: two independent
 * hashes of all numbers and codes, in the order of the rows. Each step is a bijection of the hash
 * so far and of the value that is added, so tables that differ in one of these values always show
 * it.
 *
 * @param rows number of rows
 * @param columns number of columns
 */
public record Fingerprint(int rows, int columns, long high, long low) {

  /** Adds up the values of a table, one after the other. */
  static final class Sum {
    /** The bits of a negative NaN. */
    private static final long ZEROS = 0xFFF8000000000000L;

    private long high = 0x6A09E667F3BCC908L;
    private long low = 0x3C6EF372FE94F82BL;

    void add(long value) {
      high = (high + value) * 0x9E3779B97F4A7C15L;
      high ^= high >>> 29;
      low = (low ^ value) * 0xD6E8FEB86659FD93L;
      low ^= low >>> 32;
    }

    /** Numbers; a run of zeros is added as its length, with bits that no number has. */
    void add(double[] values) {
      int zeros = 0;
      for (double value : values) {
        if (value == 0) {
          zeros++;
          continue;
        }
        addZeros(zeros);
        zeros = 0;
        add(Double.doubleToRawLongBits(value));
      }
      addZeros(zeros);
    }

    private void addZeros(int count) {
      if (count > 0) {
        add(ZEROS + count);
      }
    }

    void add(int[] values) {
      for (int value : values) {
        add(value);
      }
    }

    /** The fingerprint; the last values are spread over all bits as well as the first. */
    Fingerprint of(Points points) {
      for (int round = 0; round < 4; round++) {
        add(round);
      }
      return new Fingerprint(points.size(), points.dimension(), high, low);
    }
  }
}
