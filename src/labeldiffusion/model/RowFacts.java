package labeldiffusion.model;

import java.util.List;
import labeldiffusion.report.Line;

/**
 * Rows and the nodes they became.
 *
 * @param rows all rows of the run, training rows and batch
 * @param nodes distinct rows
 */
public record RowFacts(int rows, int nodes) implements ReportPart {
  private static final long serialVersionUID = 1L;

  @Override
  public List<Line> lines() {
    return rows == nodes
        ? List.of()
        : List.of(Line.of("rows", "%d; equal rows are one node", rows));
  }
}
