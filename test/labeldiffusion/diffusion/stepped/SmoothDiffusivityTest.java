package labeldiffusion.diffusion.stepped;

import java.util.Optional;
import labeldiffusion.DenseReference;
import labeldiffusion.TestGraphs;
import org.junit.Test;

/** System A_S. */
public class SmoothDiffusivityTest extends DiffusivityContract {
  @Override
  protected Diffusivity diffusivity() {
    return new SmoothDiffusivity();
  }

  @Override
  protected double[][] definition(DenseReference dense, double[][] q) {
    return dense.smooth(q);
  }

  @Override
  protected Optional<String> goldenDiffusivity() {
    return Optional.of("s_smooth");
  }

  @Override
  protected Optional<String> goldenScores() {
    return Optional.of("F_smooth");
  }

  @Override
  protected boolean guardMayAct() {
    return true;
  }

  @Test
  public void constantScoresOnACliqueGiveOne() {
    assertConstantScoresGive(
        1, TestGraphs.unit(new int[][] {{1, 2, 3}, {0, 2, 3}, {0, 1, 3}, {0, 1, 2}}));
  }

  /**
   * On the ring 0 -> 1 -> ... the neighbourhoods of i and i+1 share only i+1: s = (1 + 1) / (2 +
   * 2).
   */
  @Test
  public void constantScoresOnARingGiveAHalf() {
    assertConstantScoresGive(0.5, TestGraphs.ring(9));
  }
}
