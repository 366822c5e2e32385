package labeldiffusion.graph;

import java.util.Arrays;
import labeldiffusion.labels.Labels;
import labeldiffusion.parallel.Workers;
import labeldiffusion.sparse.SparseMatrix;

/**
 * The connected components: nodes joined by edges of positive weight.
 *
 * @param of component of each node, numbered from 0 in the order of their lowest nodes
 */
public record Components(int[] of, int count) {

  public static Components of(SimilarityGraph graph) {
    return of(graph.matrix());
  }

  /** The components of a graph with the weights W, which are symmetric. O(entries). */
  public static Components of(SparseMatrix W) {
    int n = W.size();
    int[] component = new int[n];
    Arrays.fill(component, -1);
    int[] queue = new int[n];
    int count = 0;
    for (int seed = 0; seed < n; seed++) {
      if (component[seed] < 0) {
        component[seed] = count;
        queue[0] = seed;
        for (int head = 0, tail = 1; head < tail; head++) {
          Workers.stopIfInterrupted(head);
          int i = queue[head];
          for (int p = W.rowStart()[i]; p < W.rowStart()[i + 1]; p++) {
            int j = W.column()[p];
            if (component[j] < 0 && W.value()[p] > 0) {
              component[j] = count;
              queue[tail++] = j;
            }
          }
        }
        count++;
      }
    }
    return new Components(component, count);
  }

  /** Whether a label can reach each node: whether its component has a labelled node. */
  public boolean[] reachable(Labels labels) {
    boolean[] hasLabel = new boolean[count];
    for (int i = 0; i < of.length; i++) {
      hasLabel[of[i]] |= labels.isLabelled(i);
    }
    boolean[] reachable = new boolean[of.length];
    for (int i = 0; i < of.length; i++) {
      reachable[i] = hasLabel[of[i]];
    }
    return reachable;
  }

  /** Number of nodes in components without a label. */
  public int unreachableCount(Labels labels) {
    int count = 0;
    for (boolean isReachable : reachable(labels)) {
      count += isReachable ? 0 : 1;
    }
    return count;
  }
}
