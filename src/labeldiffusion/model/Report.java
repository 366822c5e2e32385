package labeldiffusion.model;

import java.io.Serializable;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import labeldiffusion.diffusion.Outcome;
import labeldiffusion.report.Line;
import labeldiffusion.selection.Selected;

/**
 * The facts of one run.
 *
 * @param selected how parameters were chosen
 * @param more what a particular kind of graph has to add
 */
public record Report(
    LabelFacts labels,
    GraphFacts graph,
    SearchFacts search,
    Selected selected,
    Outcome outcome,
    CostFacts cost,
    List<ReportPart> more)
    implements Serializable {
  private static final long serialVersionUID = 1L;

  /** This report with further parts at the end. */
  Report with(ReportPart... parts) {
    List<ReportPart> all = new ArrayList<>(more);
    all.addAll(List.of(parts));
    return new Report(labels, graph, search, selected, outcome, cost, List.copyOf(all));
  }

  /** This report of a run that holds further memory. */
  Report holding(long bytes) {
    return new Report(labels, graph, search, selected, outcome, cost.holding(bytes), more);
  }

  /**
   * The report as lines of text.
   *
   * @param classes the names of the classes
   */
  public String text(String title, String[] classes) {
    List<Line> lines = new ArrayList<>(labels.lines(classes));
    lines.addAll(graph.lines());
    lines.add(search.line());
    lines.addAll(selected.lines());
    lines.addAll(outcome.lines());
    lines.addAll(cost.lines());
    more.forEach(part -> lines.addAll(part.lines()));
    return lines.stream().map(Line::toString).collect(Collectors.joining("", title + "\n\n", ""));
  }
}
