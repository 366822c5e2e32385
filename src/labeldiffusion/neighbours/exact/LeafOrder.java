package labeldiffusion.neighbours.exact;

import java.util.ArrayList;
import java.util.List;
import labeldiffusion.parallel.Workers;

/**
 * Sorts points that are close together into the same leaf: halves them along the coordinate in
 * which they vary most, then each half again, down to the leaves. O(n log n). Works level by level;
 * the parts of a level are split in parallel.
 */
final class LeafOrder {
  private final int[] order;
  private final float[][] p;
  private final int length;

  /** For points p of this length, by row. Rearranges {@code order}. */
  LeafOrder(int[] order, float[][] p, int length) {
    this.order = order;
    this.p = p;
    this.length = length;
  }

  /** Divides order[from .. to-1] into leaves and returns their first positions. */
  int[] arrange(int from, int to, Workers workers) {
    List<int[]> nodes = new ArrayList<>();
    if (from < to) {
      nodes.add(new int[] {from, to});
    }
    while (nodes.stream().anyMatch(node -> node[1] - node[0] > Leaves.WIDTH)) {
      List<int[]> parents = nodes;
      int[] middle = new int[parents.size()];
      workers.run(middle.length, b -> middle[b] = split(parents.get(b)[0], parents.get(b)[1]));
      nodes = new ArrayList<>();
      for (int b = 0; b < middle.length; b++) {
        nodes.add(new int[] {parents.get(b)[0], middle[b]});
        if (middle[b] < parents.get(b)[1]) {
          nodes.add(new int[] {middle[b], parents.get(b)[1]});
        }
      }
    }
    return nodes.stream().mapToInt(node -> node[0]).toArray();
  }

  /** Halves order[from .. to-1] at a multiple of Leaves.WIDTH points and returns the position. */
  private int split(int from, int to) {
    int leaves = (to - from - 1) / Leaves.WIDTH + 1;
    if (leaves == 1) {
      return to;
    }
    int middle = from + leaves / 2 * Leaves.WIDTH;
    int t = widestCoordinate(from, to);
    double[] key = new double[to - from];
    for (int i = from; i < to; i++) {
      key[i - from] = p[order[i]][t];
    }
    Quickselect.smallestFirst(key, order, from, middle - from);
    return middle;
  }

  private int widestCoordinate(int from, int to) {
    int candidates = Math.min(Leaves.BOX, length);
    double[] sum = new double[candidates];
    double[] squares = new double[candidates];
    for (int i = from; i < to; i++) {
      float[] y = p[order[i]];
      for (int t = 0; t < candidates; t++) {
        sum[t] += y[t];
        squares[t] += y[t] * y[t];
      }
    }
    int best = 0;
    double most = -1;
    for (int t = 0; t < candidates; t++) {
      double spread = squares[t] - sum[t] * sum[t] / (to - from);
      if (spread > most) {
        most = spread;
        best = t;
      }
    }
    return best;
  }
}
