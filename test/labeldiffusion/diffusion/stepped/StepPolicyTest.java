package labeldiffusion.diffusion.stepped;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertThrows;

import java.util.ArrayList;
import java.util.List;
import labeldiffusion.SilentTestCase;
import labeldiffusion.TestGraphs;
import labeldiffusion.diffusion.Scores;
import labeldiffusion.diffusion.Watcher;
import labeldiffusion.graph.SimilarityGraph;
import labeldiffusion.labels.LabelWeights;
import labeldiffusion.labels.Labels;
import org.junit.Test;

/** When a run ends: {@link FixedSteps}, and a policy that looks at the scores. */
public class StepPolicyTest extends SilentTestCase {
  private final SimilarityGraph path = TestGraphs.path(9);
  private final Labels labels = TestGraphs.labelled(9, 1, 0, 0);

  @Test
  public void fixedNumberOfStepsIsTaken() {
    assertEquals(7, run(new FixedSteps(7), Watcher.NONE).outcome().steps());
  }

  @Test
  public void negativeNumberOfStepsIsRejected() {
    String message =
        assertThrows(IllegalArgumentException.class, () -> new FixedSteps(-1)).getMessage();
    assertEquals("number of steps must be 0 or more, was -1", message);
  }

  /** A label travels one node per step, so it takes eight steps to the end of the path. */
  @Test
  public void policyMayStopEarly() {
    List<String> progress = new ArrayList<>();
    Scores scores =
        run(new UntilReached(100), (phase, done, total) -> progress.add(done + "/" + total));
    assertEquals(8, scores.outcome().steps());
    assertEquals("8/100", progress.get(7));
    assertArrayEquals(run(new FixedSteps(8), Watcher.NONE).values(), scores.values(), 0);
  }

  private Scores run(StepPolicy policy, Watcher watcher) {
    EulerSpec spec =
        new EulerSpec(policy, 1, Scheme.EXPLICIT, LabelWeights.BALANCED, LabelRule.CLAMP, false);
    return EulerDiffusion.isotropic(spec).run(path, labels, workers, watcher);
  }

  /** Stops as soon as the last node has a score. */
  private record UntilReached(int mostSteps) implements StepPolicy {
    private static final long serialVersionUID = 1L;

    @Override
    public Control start(Labels labels) {
      return (t, F) -> t < mostSteps && F[F.length - 1] == 0;
    }
  }
}
