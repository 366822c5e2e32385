package labeldiffusion.model;

import labeldiffusion.diffusion.Diffusion;
import labeldiffusion.points.Points;

/**
 * About how much memory a run takes at its peak, in bytes, from its sizes alone: counted off the
 * arrays, not measured. Half again as many entries as neighbours is what graphs of real data have.
 */
public final class MemoryEstimate {
  private static final double ENTRIES_PER_NEIGHBOUR = 1.5;

  private MemoryEstimate() {}

  /**
   * Of a run over n points with k neighbours and c classes, the points themselves, null if there
   * are none, included.
   */
  public static long bytes(long n, Points points, int k, int c, Diffusion diffusion) {
    return (points == null ? 64 * n : points.bytes())
        + bytesBesidePoints(n, points, k, c, diffusion);
  }

  /** The same without the points. */
  static long bytesBesidePoints(long n, Points points, int neighbours, int c, Diffusion diffusion) {
    int k = (int) Math.max(0, Math.min(neighbours, n - 1));
    long entries = (long) (ENTRIES_PER_NEIGHBOUR * n * k);
    long lists = n * k * 12L;
    long search = points == null ? 0 : points.searchBytes();
    long graph = entries * 24 + n * 40 + lists; // the lists once more, renumbered
    long scores = n * c * 8L;
    return lists + Math.max(search, graph + scores + diffusion.bytes(n, entries, k, c));
  }
}
