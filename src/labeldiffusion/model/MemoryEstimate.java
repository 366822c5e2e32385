package labeldiffusion.model;

import labeldiffusion.diffusion.Diffusion;
import labeldiffusion.sizes.ClassSizes;

/**
 * The memory a run takes at its peak, in bytes, from its sizes alone: counted off the arrays, not
 * measured. Graphs of real data have about half again as many entries as neighbours.
 */
final class MemoryEstimate {
  private static final double ENTRIES_PER_NEIGHBOUR = 1.5;

  private MemoryEstimate() {}

  /**
   * The bytes of a run over n points with K neighbours and c classes, the points not included.
   *
   * @param search bytes that the neighbour search takes
   */
  static long besidesPoints(
      long n, int neighbours, int c, Diffusion diffusion, ClassSizes sizes, long search) {
    int k = (int) Math.max(0, Math.min(neighbours, n - 1));
    long entries = (long) (ENTRIES_PER_NEIGHBOUR * n * k);
    long lists = n * k * 12L;
    long graph = entries * 24 + n * 40 + lists; // the lists once more, renumbered
    long scores = n * c * 8L;
    long run = Math.max(diffusion.bytes(n, entries, k, c), sizes.bytes(n, c));
    return lists + Math.max(search, graph + scores + run);
  }
}
