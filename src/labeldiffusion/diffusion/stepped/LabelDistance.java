package labeldiffusion.diffusion.stepped;

import java.util.Arrays;
import labeldiffusion.graph.SimilarityGraph;
import labeldiffusion.labels.Labels;
import labeldiffusion.parallel.Workers;

/**
 * How many edges lead to the nearest label, over the nodes that a label can reach; labelled nodes
 * count 0. Edges of weight 0 lead nowhere.
 *
 * @param mean h
 * @param largest H
 */
record LabelDistance(double mean, int largest) {

  /** One breadth-first search from all labelled nodes at once. O(n + edges). */
  static LabelDistance of(SimilarityGraph graph, Labels labels) {
    int[] queue = Arrays.copyOf(labels.labelledNodes(), graph.size());
    int tail = labels.labelledCount();
    int[] hops = new int[graph.size()];
    Arrays.fill(hops, -1);
    for (int head = 0; head < tail; head++) {
      hops[queue[head]] = 0;
    }
    long sum = 0;
    int largest = 0;
    for (int head = 0; head < tail; head++) {
      Workers.stopIfInterrupted(head);
      int i = queue[head];
      largest = hops[i]; // nodes are reached in the order of their distance
      sum += largest;
      for (int p = graph.rowStart()[i]; p < graph.rowStart()[i + 1]; p++) {
        int j = graph.column()[p];
        if (hops[j] < 0 && graph.weight()[p] > 0) {
          hops[j] = largest + 1;
          queue[tail++] = j;
        }
      }
    }
    return new LabelDistance(tail == 0 ? 0 : (double) sum / tail, largest);
  }

  /** Queue and distances, in bytes. */
  static long bytes(long nodes) {
    return 8 * nodes;
  }
}
