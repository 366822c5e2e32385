package labeldiffusion.graph;

import java.util.Arrays;
import labeldiffusion.parallel.Workers;

/**
 * The connected components: nodes joined by edges of positive weight.
 *
 * @param of component of each node, numbered from 0 in the order of their lowest nodes
 */
public record Components(int[] of, int count) {

  public static Components of(SimilarityGraph graph) {
    int n = graph.size();
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
          for (int p = graph.rowStart()[i]; p < graph.rowStart()[i + 1]; p++) {
            int j = graph.column()[p];
            if (component[j] < 0 && graph.weight()[p] > 0) {
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
}
