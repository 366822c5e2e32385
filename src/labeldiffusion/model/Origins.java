package labeldiffusion.model;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.function.IntToDoubleFunction;
import java.util.stream.IntStream;
import labeldiffusion.graph.NumberedGraph;
import labeldiffusion.graph.SimilarityGraph;
import labeldiffusion.labels.Labels;
import labeldiffusion.parallel.Workers;
import labeldiffusion.selection.Selected;

/** Tells which labels the scores of a row came from, and by way of which neighbours. */
final class Origins {
  /** The share of its weight that an edge keeps at least when origins are looked for. */
  private static final double OPEN = 0.01;

  private final StandingNodes nodes;
  private final ModelSpec spec;
  private final List<Selected.Part> parts;
  private final double[] lastWeights;

  /**
   * @param lastWeights w^D of the last step of the first method
   */
  Origins(StandingNodes nodes, ModelSpec spec, Selected selected, double[] lastWeights) {
    this.nodes = nodes;
    this.spec = spec;
    this.lastWeights = lastWeights;
    parts = selected.parts(spec.graph(), spec.diffusion());
  }

  /** The first method's graph. */
  NodeGraph graph(int rows) {
    try (Workers workers = new Workers(spec.slots())) {
      return NodeGraph.of(nodes.graphs(spec, workers).with(parts.get(0).graph()), nodes, rows);
    }
  }

  /**
   * The labelled rows by their shares, which sum to 1, the largest first: the weighted mean over
   * the methods. Empty if no label contributes.
   */
  List<RowShare> labelsOf(int row) {
    double[] shares = new double[nodes.rowOf().length];
    try (Workers workers = new Workers(spec.slots())) {
      for (int m = 0; m < parts.size(); m++) {
        Selected.Part part = parts.get(m);
        NumberedGraph numbered = nodes.graphs(spec, workers).with(part.graph());
        Labels labels = numbered.labelsOfNodes(nodes.labels());
        double[] w = numbered.graph().weight();
        double[] wD = m == 0 ? opened(w) : w;
        int i = place(numbered, nodes.of(row)[0]);
        double[] own = part.diffusion().origins(numbered.graph(), labels, wD, i, workers);
        double sum = Arrays.stream(own).sum();
        for (int v = 0; v < own.length && sum > 0; v++) {
          shares[numbered.order()[v]] += part.weight() * own[v] / sum;
        }
      }
    }
    return sorted(shares);
  }

  /**
   * max(w^D, w / 100). The last steps have closed the edges around labels whose scores are far
   * above those of their neighbours, and yet it was there that the labels came from.
   */
  private double[] opened(double[] w) {
    double[] open = new double[w.length];
    Arrays.setAll(open, e -> Math.max(lastWeights[e], OPEN * w[e]));
    return open;
  }

  /**
   * The neighbours in the first method's graph by their shares w^D_ij p_j / sum, with p_j the
   * probability of the row's class at j.
   *
   * @param p by row
   */
  List<RowShare> neighboursOf(int row, IntToDoubleFunction p) {
    double[] shares = new double[nodes.rowOf().length];
    try (Workers workers = new Workers(spec.slots())) {
      NumberedGraph numbered = nodes.graphs(spec, workers).with(parts.get(0).graph());
      SimilarityGraph graph = numbered.graph();
      int i = place(numbered, nodes.of(row)[0]);
      for (int e = graph.rowStart()[i]; e < graph.rowStart()[i + 1]; e++) {
        int node = numbered.order()[graph.column()[e]];
        int other = nodes.rowOf()[node];
        shares[node] = other < 0 ? 0 : lastWeights[e] * p.applyAsDouble(other);
      }
    }
    double sum = Arrays.stream(shares).sum();
    return sorted(Arrays.stream(shares).map(share -> sum > 0 ? share / sum : 0).toArray());
  }

  private static int place(NumberedGraph numbered, int node) {
    int[] order = numbered.order();
    return IntStream.range(0, order.length).filter(v -> order[v] == node).findFirst().orElseThrow();
  }

  private List<RowShare> sorted(double[] shares) {
    List<RowShare> all = new ArrayList<>();
    for (int node = 0; node < shares.length; node++) {
      if (shares[node] > 0) {
        all.add(new RowShare(nodes.rowOf()[node], shares[node]));
      }
    }
    all.sort(
        Comparator.comparingDouble((RowShare each) -> -each.share()).thenComparing(RowShare::row));
    return all;
  }
}
