package weka.classifiers.diffusion.fuzz;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import java.util.List;
import org.junit.Test;

/** Two ways to the same answer; ./antw fuzz has many more cases. */
public class DifferentialTest {
  private static final int CASES = 800;

  @Test
  public void bothWaysGiveTheSameAnswer() {
    Differential all = new Differential().run(0, CASES);
    assertEquals(List.of(), all.failures);
    assertTrue(
        "every kind must be among them: " + all.outcomes,
        all.outcomes.size() >= 4 && all.outcomes.get(Differential.Kind.EQUATIONS.what) > CASES / 8);
    assertTrue(
        "only AutoDiffusion and a few ties have no dense equation: " + all.outcomes,
        all.outcomes.get(Differential.NO_REFERENCE) <= CASES / 40);
  }
}
