package labeldiffusion.graph;

import labeldiffusion.neighbours.Neighbours;
import labeldiffusion.parallel.Workers;

/**
 * An order of the nodes that puts neighbours close to each other, so that the neighbours of a row
 * are found in the cache: breadth-first search over the neighbour lists and their reverse. Steps on
 * a million nodes run several times as fast as in the order of a shuffled table. O(nK).
 */
public final class BreadthFirstOrder {
  private BreadthFirstOrder() {}

  /** The old number of each new node. */
  public static int[] of(Neighbours neighbours) {
    int n = neighbours.n();
    int k = neighbours.k();
    int[] index = neighbours.index();
    Neighbours.Reverse reverse = neighbours.reversed();
    int[] order = new int[n];
    boolean[] seen = new boolean[n];
    int tail = 0;
    for (int seed = 0, head = 0; seed < n; seed++) {
      if (!seen[seed]) {
        seen[seed] = true;
        order[tail++] = seed;
      }
      for (; head < tail; head++) {
        Workers.stopIfInterrupted(head);
        int i = order[head];
        for (int p = i * k; p < i * k + neighbours.count(i); p++) {
          tail = visit(index[p], seen, order, tail);
        }
        for (int r = reverse.start()[i]; r < reverse.start()[i + 1]; r++) {
          tail = visit(reverse.position()[r] / k, seen, order, tail);
        }
      }
    }
    return order;
  }

  private static int visit(int node, boolean[] seen, int[] order, int tail) {
    if (seen[node]) {
      return tail;
    }
    seen[node] = true;
    order[tail] = node;
    return tail + 1;
  }
}
