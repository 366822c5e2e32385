package labeldiffusion.points;

/**
 * The hash of a row is the sum of the hashes of its entries. So it does not depend on whether zeros
 * are stored, and that of a sparse row takes only its stored entries.
 */
final class ContentHash {
  private ContentHash() {}

  /**
   * The hash of one entry; a code counts as a number in a column after all numbers. Zeros of either
   * sign have hash 0: every step maps 0 to 0, which takes no branch.
   */
  static long of(int column, double value) {
    long z = Double.doubleToLongBits(value + 0.0); // -0.0 + 0.0 = 0.0
    z = (z ^ z >>> 32) * 0xFF51AFD7ED558CCDL;
    z = (z ^ z >>> 29) * (0x9E3779B97F4A7C15L * (2L * column + 1));
    return z ^ z >>> 32;
  }
}
