package labeldiffusion.model;

import java.util.List;
import labeldiffusion.report.Line;

/**
 * What a graph or distance file holds.
 *
 * @param unmentioned nodes that no training row mentions
 * @param selfLoops lines that joined a node to itself, which were ignored
 */
public record FileFacts(int nodes, int unmentioned, int selfLoops) implements ReportPart {
  private static final long serialVersionUID = 1L;

  @Override
  public List<Line> lines() {
    return List.of(
        Line.of(
            "file",
            "%d nodes, %d of which no training row mentions%s",
            nodes,
            unmentioned,
            selfLoops == 0 ? "" : "; " + selfLoops + " self loops ignored"));
  }
}
