package labeldiffusion.model;

import labeldiffusion.diffusion.Diffusion;

/**
 * About how much memory a run takes at its peak, in bytes, from its sizes alone: counted off the arrays, not measured.
 * Half again as many entries as neighbours is what graphs of real data have.
 */
public final class MemoryEstimate {
  private static final double ENTRIES_PER_NEIGHBOUR = 1.5;
  /** Coordinates in float, twice, that the neighbour search holds of every point. */
  private static final int SEARCH_COORDINATES = 96;

  private MemoryEstimate() { }

  /** Of a run over n points of d attributes with k neighbours and c classes, the points themselves included. */
  public static long bytes(long n, long d, int k, int c, Diffusion diffusion) {
    return n * (8 * d + 64) + bytesBesidePoints(n, d, k, c, diffusion);
  }

  /** The same without the points. */
  static long bytesBesidePoints(long n, long d, int neighbours, int c, Diffusion diffusion) {
    int k = (int) Math.max(0, Math.min(neighbours, n - 1));
    long entries = (long) (ENTRIES_PER_NEIGHBOUR * n * k);
    long lists = n * k * 12L;
    long search = n * Math.min(d, SEARCH_COORDINATES) * 8L;
    long graph = entries * 24 + n * 40 + lists; // the lists once more, renumbered
    long scores = n * c * 8L;
    return lists + Math.max(search, graph + scores + diffusion.bytes(n, entries, k, c));
  }
}
