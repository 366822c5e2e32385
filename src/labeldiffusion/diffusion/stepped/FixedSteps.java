package labeldiffusion.diffusion.stepped;

import java.util.List;
import labeldiffusion.graph.SimilarityGraph;
import labeldiffusion.labels.Labels;

/**
 * A given number of steps.
 *
 * @param steps T
 */
public record FixedSteps(int steps) implements StepPolicy {
  private static final long serialVersionUID = 1L;

  public FixedSteps {
    if (steps < 0) {
      throw new IllegalArgumentException("number of steps must be 0 or more, was " + steps);
    }
  }

  @Override
  public Plan plan(SimilarityGraph graph, Labels labels) {
    return new Plan(steps, List.of());
  }
}
