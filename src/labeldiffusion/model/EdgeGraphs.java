package labeldiffusion.model;

import java.io.Serializable;
import labeldiffusion.files.EdgeList;
import labeldiffusion.graph.EdgeOrigin;
import labeldiffusion.graph.EdgeWeights;
import labeldiffusion.graph.GraphFamily;
import labeldiffusion.parallel.Workers;
import labeldiffusion.points.Points;

/** Makes graphs of the edges of a file, with the help of the rows' attributes if these are used. */
record EdgeGraphs(EdgeList edges, AttributeUse use, ModelSpec spec) implements Serializable {
  private static final long serialVersionUID = 1L;

  /** The attributes of the training rows. */
  KnownPoints known(FileNodes nodes, Rows rows) {
    Points raw = use.isNeeded() ? rows.points() : Points.of(new double[0][0]);
    return known(KnownPoints.nothing(raw, nodes.count()), nodes, rows);
  }

  /** Known attributes and those of further rows. */
  KnownPoints known(KnownPoints before, FileNodes nodes, Rows rows) {
    return use.isNeeded() ? before.with(rows.points(), nodes, rows) : before;
  }

  /** The graphs of these nodes. */
  GraphFamily of(FileNodes nodes, KnownPoints known, Workers workers) {
    GraphFamily graphs =
        use.isNeeded()
            ? byAttributes(nodes, known.preparedBy(use.source()), workers)
            : GraphFamily.ofEdges(nodes.count(), edges.low(), edges.high(), edges.value());
    return graphs.dividedByDensity(spec.graph().densityExponent());
  }

  private GraphFamily byAttributes(FileNodes nodes, KnownPoints known, Workers workers) {
    int n = nodes.count();
    EdgeJoins joins =
        use.joins()
            ? EdgeJoins.of(edges, nodes.labels(), known, spec.graph().k(), workers)
            : EdgeJoins.NONE;
    EdgeList all = joins.addedTo(edges, spec.graph(), n);
    EdgeWeights weights =
        use.weighs()
            ? EdgeWeights.of(
                spec.graph(),
                n,
                all.low(),
                all.high(),
                known.squaredLengths(all.low(), all.high(), workers))
            : EdgeWeights.given(all.value());
    if (joins.count() > 0) {
      EdgeOrigin origin = new EdgeOrigin.Joined(weights.origin(), joins.nodes(), joins.count());
      weights = new EdgeWeights(weights.value(), origin);
    }
    return known.points().size() == n
        ? GraphFamily.ofEdges(known.points(), all.low(), all.high(), weights)
        : GraphFamily.ofEdges(n, all.low(), all.high(), weights);
  }
}
