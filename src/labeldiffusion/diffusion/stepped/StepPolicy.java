package labeldiffusion.diffusion.stepped;

import java.io.Serializable;
import java.util.List;
import labeldiffusion.graph.SimilarityGraph;
import labeldiffusion.labels.Labels;

/** Decides how many steps a run takes, not counting initial ones. It is saved with the model. */
public interface StepPolicy extends Serializable {
  /** The steps of a run with these labels over this graph. */
  Plan plan(SimilarityGraph graph, Labels labels);

  /**
   * The steps of a run.
   *
   * @param steps T
   * @param remarks what the user should know about this number, one sentence each
   */
  record Plan(int steps, List<String> remarks) {}
}
