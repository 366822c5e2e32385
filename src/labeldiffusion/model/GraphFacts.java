package labeldiffusion.model;

import java.io.Serializable;
import java.util.ArrayList;
import java.util.List;
import labeldiffusion.diffusion.Outcome;
import labeldiffusion.diffusion.Scores;
import labeldiffusion.diffusion.SteppedOutcome;
import labeldiffusion.graph.Components;
import labeldiffusion.graph.SimilarityGraph;
import labeldiffusion.labels.Labels;
import labeldiffusion.report.Line;

/** The graph of a run: its edges, the width of their weights, and how far the labels got. */
public record GraphFacts(Edges edges, Width width, Reach reach) implements Serializable {
  private static final long serialVersionUID = 1L;

  static GraphFacts of(SimilarityGraph graph, int k, Labels labels, Scores scores) {
    return new GraphFacts(Edges.of(graph, k), Width.of(graph), Reach.of(graph, labels, scores));
  }

  List<Line> lines() {
    List<Line> lines = new ArrayList<>();
    lines.add(edges.line());
    lines.addAll(width.lines());
    lines.addAll(reach.lines());
    return lines;
  }

  /**
   * The edges.
   *
   * @param wanted K
   * @param used size of the largest neighbourhood: K, or fewer in a small graph
   * @param isGiven whether they came from a file rather than from neighbours
   */
  public record Edges(int count, int wanted, int used, boolean isGiven) implements Serializable {
    private static final long serialVersionUID = 1L;

    static Edges of(SimilarityGraph graph, int k) {
      int used = 0;
      for (int i = 0; i < graph.size(); i++) {
        used = Math.max(used, graph.neighbourEnd()[i] - graph.rowStart()[i]);
      }
      return new Edges(graph.edgeCount(), k, used, graph.isGiven());
    }

    Line line() {
      return isGiven
          ? Line.of(
              "edges",
              "%d, from the file; the neighbourhood of a node is its strongest edges, at most %d",
              count,
              used)
          : Line.of(
              "edges",
              "%d, each node joined to its %d nearest%s",
              count,
              used,
              used < wanted ? " (there are no more; K is " + wanted + ")" : "");
    }
  }

  /**
   * The width sigma_x of the Gaussian weights.
   *
   * @param sigma the width, a typical one if it is local; NaN if the weights came from a file
   * @param unmeasured edges with an end that has no attributes
   * @param areAllUnmeasured whether no edge has attributes at both ends
   */
  public record Width(double sigma, boolean isLocal, int unmeasured, boolean areAllUnmeasured)
      implements Serializable {
    private static final long serialVersionUID = 1L;

    static Width of(SimilarityGraph graph) {
      boolean isKnown = graph.width() != null;
      return new Width(
          isKnown ? graph.width().typical() : Double.NaN,
          isKnown && graph.width().isLocal(),
          graph.unmeasured(),
          graph.edgeCount() > 0 && graph.unmeasured() == graph.edgeCount());
    }

    List<Line> lines() {
      if (Double.isNaN(sigma)) {
        return List.of(new Line("sigma_x", "none, the file gives the weights"));
      }
      if (areAllUnmeasured) {
        return List.of(
            new Line("sigma_x", "none, no edge has attributes at both ends: all weights are 1"));
      }
      Line width =
          Line.of("sigma_x", "%.6g%s", sigma, isLocal ? " typically, local to each edge" : "");
      return unmeasured == 0
          ? List.of(width)
          : List.of(
              width,
              Line.of(
                  "note",
                  "%d edges have an end without attributes and get the mean weight of the others",
                  unmeasured));
    }
  }

  /**
   * How far the labels got.
   *
   * @param withoutLabels nodes in components that have no labelled node
   * @param unreached nodes no label has reached; they get the class prior
   * @param isStepped whether more steps could reach further
   */
  public record Reach(int components, int withoutLabels, int unreached, boolean isStepped)
      implements Serializable {
    private static final long serialVersionUID = 1L;

    static Reach of(SimilarityGraph graph, Labels labels, Scores scores) {
      Components components = Components.of(graph);
      boolean[] hasLabel = new boolean[components.count()];
      for (int i = 0; i < labels.size(); i++) {
        hasLabel[components.of()[i]] |= labels.isLabelled(i);
      }
      int withoutLabels = 0;
      int unreached = 0;
      for (int i = 0; i < labels.size(); i++) {
        withoutLabels += hasLabel[components.of()[i]] ? 0 : 1;
        unreached += scores.isReached(i) ? 0 : 1;
      }
      Outcome outcome = scores.outcome();
      return new Reach(
          components.count(), withoutLabels, unreached, outcome instanceof SteppedOutcome);
    }

    List<Line> lines() {
      int late = isStepped ? unreached - withoutLabels : 0;
      return List.of(
          Line.of(
              "components",
              "%d; %d nodes are in components without a label",
              components,
              withoutLabels),
          Line.of(
              "unreached nodes",
              "%d%s%s",
              unreached,
              unreached == 0 ? "" : ", which get the class prior of the labels",
              late <= 0
                  ? ""
                  : "; labels had no time to reach " + late + " of them: use more steps"));
    }
  }
}
