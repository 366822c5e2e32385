package labeldiffusion.diffusion.stepped;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertThrows;

import java.util.ArrayList;
import java.util.List;
import labeldiffusion.SilentTestCase;
import labeldiffusion.TestGraphs;
import labeldiffusion.diffusion.Outcome;
import labeldiffusion.diffusion.Watcher;
import labeldiffusion.graph.SimilarityGraph;
import labeldiffusion.labels.LabelWeights;
import labeldiffusion.labels.Labels;
import org.junit.Test;

/** How many steps a run takes: {@link FixedSteps}, and a policy that looks at the graph. */
public class StepPolicyTest extends SilentTestCase {
  private final SimilarityGraph path = TestGraphs.path(9);
  private final Labels labels = TestGraphs.labelled(9, 1, 0, 0);

  @Test
  public void fixedNumberOfStepsIsTaken() {
    assertEquals(7, run(new FixedSteps(7), Watcher.NONE).steps());
  }

  @Test
  public void negativeNumberOfStepsIsRejected() {
    String message =
        assertThrows(IllegalArgumentException.class, () -> new FixedSteps(-1)).getMessage();
    assertEquals("number of steps must be 0 or more, was -1", message);
  }

  @Test
  public void stepsRemarksAndProgressAreThoseOfThePlan() {
    List<String> progress = new ArrayList<>();
    StepPolicy asManyAsNodes = (graph, given) -> new StepPolicy.Plan(graph.size(), List.of("why"));
    Outcome outcome = run(asManyAsNodes, (phase, done, total) -> progress.add(done + "/" + total));
    assertEquals(9, outcome.steps());
    assertEquals("9/9", progress.get(8));
    assertEquals(List.of("why"), outcome.remarks());
  }

  private Outcome run(StepPolicy policy, Watcher watcher) {
    EulerSpec spec =
        new EulerSpec(policy, 1, Scheme.EXPLICIT, LabelWeights.BALANCED, LabelRule.CLAMP, false);
    return EulerDiffusion.isotropic(spec).run(path, labels, workers, watcher).outcome();
  }
}
