package labeldiffusion.points;

/**
 * The hash of a row is the sum of the hashes of its entries. So it does not depend on whether zeros
 * are stored, and that of a sparse row takes only its stored entries.
 */
final class ContentHash {
  private ContentHash() {}

  /**
   * The hash of one entry; a code counts as a number in a column after all numbers. Zeros of either
   * sign have hash 0. The bits are mixed by the finalizer of MurmurHash3.
   */
  static long of(int column, double value) {
    if (value == 0) {
      return 0;
    }
    long z = Double.doubleToLongBits(value) + (column + 1) * 0x9E3779B97F4A7C15L;
    z = (z ^ z >>> 33) * 0xFF51AFD7ED558CCDL;
    z = (z ^ z >>> 33) * 0xC4CEB9FE1A85EC53L;
    return z ^ z >>> 33;
  }
}
