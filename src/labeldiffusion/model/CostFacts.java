package labeldiffusion.model;

import java.io.Serializable;
import java.util.List;
import java.util.Locale;
import labeldiffusion.report.Line;

/**
 * Time and memory of a run.
 *
 * @param selectionSeconds time spent on choosing parameters
 * @param bytes estimate of the memory at the peak
 */
public record CostFacts(
    double searchSeconds,
    double selectionSeconds,
    double graphSeconds,
    double diffusionSeconds,
    int threads,
    long bytes)
    implements Serializable {
  private static final long serialVersionUID = 1L;

  public double seconds() {
    return searchSeconds + selectionSeconds + graphSeconds + diffusionSeconds;
  }

  /** These facts of a run that holds further memory. */
  CostFacts holding(long more) {
    return new CostFacts(
        searchSeconds, selectionSeconds, graphSeconds, diffusionSeconds, threads, bytes + more);
  }

  List<Line> lines() {
    return List.of(
        Line.of(
            "seconds",
            "%.2f: search %.2f,%s graph %.2f, diffusion %.2f (%d threads)",
            seconds(),
            searchSeconds,
            selectionSeconds == 0
                ? ""
                : String.format(Locale.ROOT, " selection %.2f,", selectionSeconds),
            graphSeconds,
            diffusionSeconds,
            threads),
        Line.of("memory", "about %.3g MB at the peak, estimated", bytes / 1e6));
  }
}
