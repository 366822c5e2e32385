package labeldiffusion.picture;

import java.util.Arrays;
import labeldiffusion.parallel.Blocks;
import labeldiffusion.parallel.Workers;

/**
 * Moves the nodes of one level of detail until neighbours are close and others apart. With q_ij = 1
 * / (1 + |y_i - y_j|^2), node i moves along
 *
 * <pre>
 *   mean over neighbours j of q_ij (y_j - y_i)
 *     + REPULSION * mean over samples s of q_is (y_i - y_s) / (NEAR + |y_i - y_s|^2)
 * </pre>
 *
 * which ascends sum log q_ij over the edges and sum log (1 - q_is) over pairs without an edge (Tang
 * et al. 2016, McInnes et al. 2018). It differs from their asynchronous updates: all nodes move at
 * once, from the places before, and samples are hashes of node and round. So places do not depend
 * on the number of threads. Samples are nodes of the same component. O(edges + SAMPLES n) per
 * round.
 */
final class MapForces {
  private static final int SAMPLES = 6;
  private static final float REPULSION = 2.5f;

  /** Keeps the repulsion of coincident nodes finite. */
  private static final float NEAR = 0.01f;

  private static final float MOMENTUM = 0.7f;

  /** The longest move of one round. */
  private static final float LONGEST = 2;

  private final MapGraph graph;
  private final Workers workers;
  private final Blocks blocks;

  /** The nodes by component; those of component c are at start[c] .. start[c+1]-1. */
  private final int[] byComponent;

  private final int[] start;

  /** The places (x, y of node 0, of node 1, ...) before and after a round, and the moves. */
  private float[] now;

  private float[] next;
  private final float[] move;
  private boolean reachesFar;

  MapForces(MapGraph graph, float[] places, Workers workers) {
    this.graph = graph;
    this.workers = workers;
    now = places.clone();
    next = new float[now.length];
    move = new float[now.length];
    blocks = Blocks.ofRows(graph.size(), 16L * (SAMPLES + 8));
    start = new int[graph.components() + 1];
    byComponent = new int[graph.size()];
    for (int c : graph.component()) {
      start[c + 1]++;
    }
    Arrays.parallelPrefix(start, Integer::sum);
    int[] end = start.clone();
    for (int i = 0; i < graph.size(); i++) {
      byComponent[end[graph.component()[i]]++] = i;
    }
  }

  /** The places now. */
  float[] places() {
    return now;
  }

  /**
   * One round.
   *
   * @param seed decides which samples are drawn
   * @param rate length of the moves, from 1 to 0
   * @param reachesFar whether neighbours attract by sqrt(q_ij) instead of q_ij, which does not fade
   *     with the distance
   */
  void round(long seed, float rate, boolean reachesFar) {
    this.reachesFar = reachesFar;
    workers.run(
        blocks,
        (from, to) -> {
          for (int i = from; i < to; i++) {
            moveNode(i, seed, rate);
          }
        });
    float[] before = now;
    now = next;
    next = before;
  }

  private void moveNode(int i, long seed, float rate) {
    float x = now[2 * i];
    float y = now[2 * i + 1];
    float right = 0;
    float up = 0;
    float total = 0;
    for (int p = graph.rowStart()[i]; p < graph.rowStart()[i + 1]; p++) {
      int j = graph.column()[p];
      float dx = now[2 * j] - x;
      float dy = now[2 * j + 1] - y;
      float q = 1 / (1 + dx * dx + dy * dy);
      float pull = graph.count()[p] * (reachesFar ? (float) Math.sqrt(q) : q);
      right += pull * dx;
      up += pull * dy;
      total += graph.count()[p];
    }
    if (total > 0) {
      right /= total;
      up /= total;
    }
    int first = start[graph.component()[i]];
    int members = start[graph.component()[i] + 1] - first;
    long state = mixed(seed + i);
    for (int s = 0; s < SAMPLES; s++) {
      state = state * 6364136223846793005L + 1442695040888963407L;
      int j = byComponent[first + (int) ((state >>> 33) * members >>> 31)];
      float dx = x - now[2 * j];
      float dy = y - now[2 * j + 1];
      float squared = dx * dx + dy * dy;
      float push = REPULSION / SAMPLES / ((NEAR + squared) * (1 + squared));
      right += push * dx;
      up += push * dy;
    }
    step(2 * i, right, up, rate);
  }

  private void step(int at, float right, float up, float rate) {
    move[at] = MOMENTUM * move[at] + rate * right;
    move[at + 1] = MOMENTUM * move[at + 1] + rate * up;
    float length = (float) Math.sqrt(move[at] * move[at] + move[at + 1] * move[at + 1]);
    if (length > LONGEST) {
      move[at] *= LONGEST / length;
      move[at + 1] *= LONGEST / length;
    }
    next[at] = now[at] + move[at];
    next[at + 1] = now[at + 1] + move[at + 1];
  }

  /** A hash of 64 bits (the finishing step of SplitMix64, Steele et al. 2014). */
  static long mixed(long z) {
    z = (z ^ z >>> 30) * 0xBF58476D1CE4E5B9L;
    z = (z ^ z >>> 27) * 0x94D049BB133111EBL;
    return z ^ z >>> 31;
  }
}
