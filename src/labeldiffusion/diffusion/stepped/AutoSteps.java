package labeldiffusion.diffusion.stepped;

import java.util.List;
import labeldiffusion.graph.SimilarityGraph;
import labeldiffusion.labels.Labels;
import labeldiffusion.report.Line;

/**
 * As many steps of size 1 as the labels need for their way. The time that a diffusion needs for a
 * distance grows with its square:
 *
 * <pre>
 * T = 6 h^2, at least 40 and H, at most max(1000, H)
 * h, H = mean and largest number of edges from a node to its nearest label
 * </pre>
 *
 * Waiting until the predicted classes settle does not do: between clamped labels they never settle,
 * since the class with the strongest border slowly takes over the others.
 */
public record AutoSteps() implements StepPolicy {
  private static final long serialVersionUID = 1L;

  /** T / h^2. On 106 tasks over 18 data sets the errors hardly differ between 5 and 8. */
  private static final double FACTOR = 6;

  private static final int LEAST = 40;
  private static final int MOST = 1000;

  @Override
  public Plan plan(SimilarityGraph graph, Labels labels) {
    LabelDistance distance = LabelDistance.of(graph, labels);
    int steps = steps(distance.mean(), distance.largest());
    String why =
        Line.of(
                "",
                "steps AUTO took %d steps: on average %.1f edges lead from a row to the nearest"
                    + " label, at most %d",
                steps,
                distance.mean(),
                distance.largest())
            .text();
    return new Plan(steps, List.of(why));
  }

  /** T for these distances h and H. */
  public static int steps(double mean, int largest) {
    double wanted = Math.ceil(FACTOR * mean * mean);
    return (int) Math.max(largest, Math.min(MOST, Math.max(LEAST, wanted)));
  }
}
