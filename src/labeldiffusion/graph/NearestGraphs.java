package labeldiffusion.graph;

import java.util.function.UnaryOperator;
import labeldiffusion.neighbours.Neighbours;
import labeldiffusion.parallel.Workers;

/**
 * The graphs of neighbour lists.
 *
 * @param spec the width where only K is asked for
 * @param finish adds to a new graph what else is known of the nodes
 */
record NearestGraphs(
    Neighbours nearest, GraphSpec spec, UnaryOperator<NumberedGraph> finish, Workers workers)
    implements GraphFamily {

  @Override
  public NumberedGraph withK(int k) {
    return with(spec.withK(k));
  }

  @Override
  public NumberedGraph with(GraphSpec wanted) {
    Neighbours known = nearest.first(wanted.searched());
    Neighbours neighbours =
        wanted.rule() == WidthRule.SCALED ? ScaledNeighbours.of(known, wanted.k()) : known;
    KernelWidth width = KernelWidth.of(wanted, neighbours);
    int[] order = BreadthFirstOrder.of(neighbours); // for speed; no result depends on it
    SimilarityGraph graph =
        SimilarityGraph.of(neighbours.inOrder(order), width.inOrder(order), workers);
    NumberedGraph numbered = new NumberedGraph(graph, order, width);
    return finish.apply(numbered.dividedByDensity(wanted.densityExponent()));
  }
}
