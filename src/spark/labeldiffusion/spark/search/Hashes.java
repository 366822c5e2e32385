package labeldiffusion.spark.search;

/** Random choices that depend on the row and the seed only, not on where a row is stored. */
final class Hashes {
  private Hashes() {}

  /** A number between 0 and 1. */
  static double unit(long seed, long a) {
    long z = seed * 0x9E3779B97F4A7C15L + a;
    for (int round = 0; round < 2; round++) { // SplitMix64 (Steele, Lea and Flood 2014)
      z += 0x9E3779B97F4A7C15L;
      z = (z ^ z >>> 30) * 0xBF58476D1CE4E5B9L;
      z = (z ^ z >>> 27) * 0x94D049BB133111EBL;
      z ^= z >>> 31;
    }
    return (z >>> 11) * 0x1p-53;
  }
}
