package labeldiffusion.graph;

import java.util.function.IntUnaryOperator;

/**
 * The rows of a graph that one worker of a cluster owns, with those nodes of other workers that
 * they are joined to. Nodes 0..own-1 are the worker's own and have complete rows. All others are
 * ghosts: their rows list only nodes of this part.
 *
 * @param graph the rows of all nodes of this part; the entries of a row are in the order of the
 *     whole graph
 * @param own number of own nodes
 * @param inner number of nodes, own ones first, whose weights are computed; beyond {@code own} they
 *     are complete ghosts, which some rules need
 * @param number the number of a node in the whole graph
 */
public record GraphPart(SimilarityGraph graph, int own, int inner, IntUnaryOperator number) {

  /** A whole graph, without ghosts. */
  public static GraphPart whole(SimilarityGraph graph) {
    return new GraphPart(graph, graph.size(), graph.size(), IntUnaryOperator.identity());
  }

  /** Whether i comes before j in the whole graph. */
  public boolean isBefore(int i, int j) {
    return number.applyAsInt(i) < number.applyAsInt(j);
  }
}
