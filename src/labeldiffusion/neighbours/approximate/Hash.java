package labeldiffusion.neighbours.approximate;

/**
 * Random numbers without a state: the same seed and the same place in the computation give the same
 * number, on any thread and in any order.
 */
final class Hash {
  private Hash() {}

  /** A 64-bit hash of three numbers. */
  static long of(long seed, long a, long b) {
    return mix(mix(mix(seed) + a) + b);
  }

  /** A number in 0..bound-1. */
  static int below(int bound, long hash) {
    return (int) ((hash >>> 33) * bound >>> 31);
  }

  /** Distinct rows of n, ascending: one from each of {@code count} equal intervals. */
  static int[] sample(int n, int count, long seed) {
    int[] rows = new int[count];
    for (int s = 0; s < count; s++) {
      int from = (int) ((long) s * n / count);
      int to = (int) ((s + 1L) * n / count);
      rows[s] = from + below(to - from, of(seed, n, s));
    }
    return rows;
  }

  /** The increment and the finishing step of SplitMix64 (Steele, Lea and Flood 2014). */
  static long mix(long z) {
    z += 0x9E3779B97F4A7C15L;
    z = (z ^ z >>> 30) * 0xBF58476D1CE4E5B9L;
    z = (z ^ z >>> 27) * 0x94D049BB133111EBL;
    return z ^ z >>> 31;
  }
}
