package labeldiffusion.model;

import java.io.Serializable;
import java.util.ArrayList;
import java.util.List;
import labeldiffusion.diffusion.Scores;
import labeldiffusion.diffusion.SteppedOutcome;
import labeldiffusion.graph.Components;
import labeldiffusion.graph.EdgeOrigin;
import labeldiffusion.graph.SimilarityGraph;
import labeldiffusion.labels.Labels;
import labeldiffusion.report.Line;

/**
 * The graph of a run.
 *
 * @param edges number of edges
 * @param wanted K
 * @param used size of the largest neighbourhood: K, or fewer in a small graph
 * @param origin where edges and weights come from
 * @param reach how far the labels got
 */
public record GraphFacts(int edges, int wanted, int used, EdgeOrigin origin, Reach reach)
    implements Serializable {
  private static final long serialVersionUID = 1L;

  static GraphFacts of(SimilarityGraph graph, int k, Labels labels, Scores scores) {
    int used = 0;
    for (int i = 0; i < graph.size(); i++) {
      used = Math.max(used, graph.neighbourEnd()[i] - graph.rowStart()[i]);
    }
    Reach reach = Reach.of(Components.of(graph), labels, scores);
    return new GraphFacts(graph.edgeCount(), k, used, graph.origin(), reach);
  }

  List<Line> lines() {
    List<Line> lines = new ArrayList<>();
    lines.add(origin.edgesLine(edges, used, wanted));
    lines.addAll(origin.weightLines(edges));
    lines.addAll(reach.lines());
    return lines;
  }

  /**
   * How far the labels got.
   *
   * @param withoutLabels nodes in components that have no labelled node
   * @param unreached nodes no label has reached; they get the class prior
   * @param isStepped whether more steps could reach further
   * @param isTied whether several classes are the most frequent ones among the labels
   */
  public record Reach(
      int components, int withoutLabels, int unreached, boolean isStepped, boolean isTied)
      implements Serializable {
    private static final long serialVersionUID = 1L;

    static Reach of(Components components, Labels labels, Scores scores) {
      int unreached = 0;
      for (int i = 0; i < labels.size(); i++) {
        unreached += scores.isReached(i) ? 0 : 1;
      }
      return new Reach(
          components.count(),
          components.unreachableCount(labels),
          unreached,
          scores.outcome() instanceof SteppedOutcome,
          new Answer(labels.prior(), false).predicted() == Answer.NO_CLASS);
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
              "%d%s%s%s",
              unreached,
              unreached == 0 ? "" : ", which get the class prior of the labels",
              unreached == 0 || !isTied
                  ? ""
                  : "; its largest shares are equal, so that is no class",
              late <= 0
                  ? ""
                  : "; labels had no time to reach " + late + " of them: use more steps"));
    }
  }
}
