package labeldiffusion.picture;

import java.util.Arrays;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import labeldiffusion.graph.SimilarityGraph;
import labeldiffusion.labels.Labels;

/**
 * The part of a graph that is drawn: the whole graph or, if it is large, a sample of its nodes and
 * the edges between them. Drawn nodes are numbered from 0.
 *
 * @param graph the whole graph
 * @param nodes the number of each drawn node in the graph, ascending
 * @param rows the row of the data that each drawn node stands for, -1 if none
 * @param labels the given label of each drawn node, {@link Labels#UNLABELLED} if none
 * @param classes number of classes c
 * @param low the lower end of each drawn edge, a drawn node
 * @param high its upper end
 * @param position the position of the edge in the arrays of the graph
 */
public record Drawing(
    SimilarityGraph graph,
    int[] nodes,
    int[] rows,
    int[] labels,
    int classes,
    int[] low,
    int[] high,
    int[] position) {

  /**
   * Chooses what to draw. If the graph has more than {@code most} nodes, labelled nodes are at most
   * half of the sample; labelled and unlabelled nodes are each taken evenly from the order of
   * nodes.
   */
  static Drawing of(SimilarityGraph graph, Labels labels, int[] rows, int most) {
    int n = graph.size();
    int[] nodes = IntStream.range(0, n).toArray();
    if (n > most) {
      int[] labelled = evenly(nodes, labels::isLabelled, most / 2);
      int[] others = evenly(nodes, i -> !labels.isLabelled(i), most - labelled.length);
      nodes = IntStream.concat(Arrays.stream(labelled), Arrays.stream(others)).sorted().toArray();
    }
    int[] drawn = new int[n];
    Arrays.fill(drawn, -1);
    for (int v = 0; v < nodes.length; v++) {
      drawn[nodes[v]] = v;
    }
    int[] edges =
        IntStream.range(0, graph.edgeCount())
            .filter(
                e -> {
                  return drawn[graph.column()[graph.backward()[e]]] >= 0
                      && drawn[graph.column()[graph.forward()[e]]] >= 0;
                })
            .toArray();
    return new Drawing(
        graph,
        nodes,
        Arrays.stream(nodes).map(i -> rows[i]).toArray(),
        Arrays.stream(nodes).map(i -> labels.classOf()[i]).toArray(),
        labels.classes(),
        Arrays.stream(edges).map(e -> drawn[graph.column()[graph.backward()[e]]]).toArray(),
        Arrays.stream(edges).map(e -> drawn[graph.column()[graph.forward()[e]]]).toArray(),
        Arrays.stream(edges).map(e -> graph.forward()[e]).toArray());
  }

  private static int[] evenly(int[] nodes, IntPredicate wanted, int most) {
    int[] all = Arrays.stream(nodes).filter(wanted).toArray();
    int count = Math.min(most, all.length);
    return IntStream.range(0, count).map(s -> all[(int) ((long) s * all.length / count)]).toArray();
  }

  /** Number of drawn nodes. */
  public int size() {
    return nodes.length;
  }

  public boolean isSample() {
    return size() < graph.size();
  }
}
