package labeldiffusion.model;

/**
 * The memory a run takes at its peak, in bytes, from its sizes alone: counted off the arrays, not
 * measured. Graphs of real data have about half again as many entries as neighbours.
 */
final class MemoryEstimate {
  private static final double ENTRIES_PER_NEIGHBOUR = 1.5;

  private MemoryEstimate() {}

  /**
   * The bytes of a run over n points with c classes, the points not included.
   *
   * @param search bytes that the neighbour search takes
   */
  static long besidesPoints(long n, int c, ModelSpec spec, long search) {
    return lists(n, neighbours(n, spec)) + Math.max(search, afterSearch(n, c, spec));
  }

  /** The bytes that are still to come when the neighbour lists are there. */
  static long afterSearch(long n, int c, ModelSpec spec) {
    int k = neighbours(n, spec);
    long entries = (long) (ENTRIES_PER_NEIGHBOUR * n * k);
    long graph = entries * 16 + n * 40;
    long building = entries * 8 + lists(n, k); // the lists renumbered, and the mirror entries
    long scores = n * c * 8L;
    long run =
        Math.max(spec.tuning().bytes(spec.diffusion(), n, entries, k, c), spec.sizes().bytes(n, c));
    return graph + Math.max(building, scores + run);
  }

  private static int neighbours(long n, ModelSpec spec) {
    return (int) Math.max(0, Math.min(spec.largestK(), n - 1));
  }

  private static long lists(long n, int k) {
    return n * k * 12L;
  }
}
