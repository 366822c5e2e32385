package labeldiffusion.diffusion;

import java.io.Serializable;
import java.util.ArrayList;
import java.util.List;
import labeldiffusion.report.Line;

/** The outcome of several methods whose scores were averaged. */
public record AverageOutcome(List<Part> parts) implements Outcome {
  private static final long serialVersionUID = 1L;

  /** A method by its name, and how it ended. */
  public record Part(String name, Outcome outcome) implements Serializable {
    private static final long serialVersionUID = 1L;
  }

  /** Steps and iterations of all methods. */
  @Override
  public int steps() {
    return parts.stream().mapToInt(part -> part.outcome.steps()).sum();
  }

  /** The largest of all methods. */
  @Override
  public double change() {
    return parts.stream().mapToDouble(part -> part.outcome.change()).max().orElse(0);
  }

  @Override
  public int guardedSteps() {
    return parts.stream().mapToInt(part -> part.outcome.guardedSteps()).sum();
  }

  @Override
  public List<String> remarks() {
    List<String> remarks = new ArrayList<>();
    for (Part part : parts) {
      part.outcome.remarks().forEach(remark -> remarks.add(part.name + ": " + remark));
    }
    return remarks;
  }

  @Override
  public Line summary() {
    List<String> each = new ArrayList<>();
    for (Part part : parts) {
      Line own = part.outcome.summary();
      each.add(part.name + ": " + own.name() + " " + own.text());
    }
    return new Line("average of", String.join("; ", each));
  }
}
