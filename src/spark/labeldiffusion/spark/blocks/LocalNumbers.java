package labeldiffusion.spark.blocks;

import java.util.Arrays;
import java.util.stream.IntStream;

/**
 * The local numbers of a block: own nodes breadth-first, so that neighbours are close in memory,
 * then ghosts one edge away, then those two edges away, each by owner and number.
 *
 * @param number the number of each local node in the whole graph
 * @param joined where the ghosts two edges away begin
 */
record LocalNumbers(int[] number, int own, int joined) {

  static LocalNumbers of(GraphRows own, GraphRows ghosts, Ghosts kind) {
    int[] inside = breadthFirst(own);
    int[] near = ghosts.node();
    int[] known = concat(inside, near);
    IntIndex index = new IntIndex(known);
    int[] far =
        kind == Ghosts.TWO_HOPS
            ? Arrays.stream(ghosts.column())
                .filter(j -> index.of(j) == IntIndex.ABSENT)
                .sorted()
                .distinct()
                .toArray()
            : new int[0];
    return new LocalNumbers(concat(known, far), inside.length, known.length);
  }

  private static int[] concat(int[] a, int[] b) {
    return IntStream.concat(Arrays.stream(a), Arrays.stream(b)).toArray();
  }

  private static int[] breadthFirst(GraphRows rows) {
    IntIndex index = new IntIndex(rows.node());
    int n = rows.size();
    int[] order = new int[n];
    boolean[] seen = new boolean[n];
    int tail = 0;
    for (int seed = 0, head = 0; seed < n; seed++) {
      if (!seen[seed]) {
        seen[seed] = true;
        order[tail++] = seed;
      }
      for (; head < tail; head++) {
        for (int p = rows.start()[order[head]]; p < rows.start()[order[head] + 1]; p++) {
          int j = index.of(rows.column()[p]);
          if (j != IntIndex.ABSENT && !seen[j]) {
            seen[j] = true;
            order[tail++] = j;
          }
        }
      }
    }
    return Arrays.stream(order).map(r -> rows.node()[r]).toArray();
  }
}
