package labeldiffusion.diffusion.linear;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertThrows;

import labeldiffusion.SilentTestCase;
import labeldiffusion.TestGraphs;
import labeldiffusion.sparse.StoppingRule;
import org.junit.Test;

public class AlphaDiffusionTest extends SilentTestCase {
  private static final StoppingRule RULE = new StoppingRule(1e-10, 10);

  @Test
  public void alphaMustLieBetweenZeroAndOne() {
    for (double alpha : new double[] {0, 1, -0.5, Double.NaN, Double.POSITIVE_INFINITY}) {
      assertEquals(
          "alpha must lie between 0 and 1, was " + alpha,
          assertThrows(IllegalArgumentException.class, () -> new SpreadingDiffusion(alpha, RULE))
              .getMessage());
    }
  }

  @Test
  public void ownShareIsOneMinusAlphaAtTheLabels() {
    AlphaDiffusion diffusion = new FickDiffusion(0.75, RULE);
    assertArrayEquals(
        new double[] {0, 0.25, 0, 0, 0.25, 0},
        diffusion.ownShare(TestGraphs.labelled(3, 2, 0, 1, 2, 0)),
        0);
  }
}
