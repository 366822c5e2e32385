package labeldiffusion.diffusion.stepped;

import java.util.Optional;
import labeldiffusion.DenseReference;
import labeldiffusion.TestGraphs;
import org.junit.Test;

/** System A_LM, with {@link TwoHopPairs}. */
public class LocalMatchDiffusivityTest extends DiffusivityContract {
  @Override
  protected Diffusivity diffusivity() {
    return new LocalMatchDiffusivity();
  }

  @Override
  protected double[][] definition(DenseReference dense, double[][] q) {
    return dense.localMatch(q);
  }

  @Override
  protected Optional<String> goldenDiffusivity() {
    return Optional.of("s_match");
  }

  @Override
  protected Optional<String> goldenScores() {
    return Optional.of("F_match");
  }

  /** Every node of N+(i) has a match in N+(i+1) and vice versa: h = (1 + 2) / 3. */
  @Test
  public void constantScoresOnARingGiveOne() {
    assertConstantScoresGive(1, TestGraphs.ring(9));
  }
}
