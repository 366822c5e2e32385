package labeldiffusion.diffusion.linear;

import static org.junit.Assert.assertArrayEquals;

import labeldiffusion.SilentTestCase;
import labeldiffusion.TestGraphs;
import labeldiffusion.sparse.ConjugateGradient;
import labeldiffusion.sparse.StoppingRule;
import org.junit.Test;

/** A path of 5 nodes whose nodes 0, 3 and 4 are fixed at (1, 0), (0.25, 0.75) and (9, 9). */
public class InnerSystemTest extends SilentTestCase {
  private final double[] F = {1, 0, .5, .5, .1, .2, .25, .75, 9, 9};
  private final InnerSystem inner =
      InnerSystem.of(TestGraphs.path(5).matrix(), new int[] {1, 2}, F, 2);

  @Test
  public void fixedNeighboursAreTheRightHandSide() {
    assertArrayEquals(new double[] {1, 0, .25, .75}, inner.system().B(), 1e-15);
    assertArrayEquals(new double[] {1, 1}, inner.system().A().excess(), 1e-15);
  }

  @Test
  public void theSolutionIsTheMeanOfTheNeighbours() {
    double[] X =
        new ConjugateGradient(inner.system(), workers)
            .solve(inner.start(F), new StoppingRule(1e-14, 100))
            .X();
    inner.store(X, F);
    assertArrayEquals(new double[] {1, 0, .75, .25, .5, .5, .25, .75, 9, 9}, F, 1e-12);
  }

  @Test
  public void theStartIsWhatTheOpenNodesHave() {
    assertArrayEquals(new double[] {.5, .5, .1, .2}, inner.start(F), 0);
  }
}
