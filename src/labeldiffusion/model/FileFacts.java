package labeldiffusion.model;

import java.util.ArrayList;
import java.util.List;
import labeldiffusion.report.Line;

/**
 * What a graph or distance file holds.
 *
 * @param nodes nodes of the file
 * @param unmentioned nodes that no training row mentions
 * @param selfLoops lines that joined a node to itself, which were ignored
 * @param isolated ids of rows that are not in the file
 */
public record FileFacts(int nodes, int unmentioned, int selfLoops, int isolated)
    implements ReportPart {
  private static final long serialVersionUID = 1L;

  FileFacts withIsolated(int number) {
    return new FileFacts(nodes, unmentioned, selfLoops, number);
  }

  @Override
  public List<Line> lines() {
    List<Line> lines = new ArrayList<>();
    lines.add(
        Line.of(
            "file",
            "%d nodes, %d of which no training row mentions%s",
            nodes,
            unmentioned,
            selfLoops == 0 ? "" : "; " + selfLoops + " self loops ignored"));
    if (isolated > 0) {
      lines.add(
          Line.of(
              "note", "%d ids of rows are not in the file, which has no edges for them", isolated));
    }
    return lines;
  }
}
