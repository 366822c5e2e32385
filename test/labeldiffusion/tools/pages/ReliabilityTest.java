package labeldiffusion.tools.pages;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import org.junit.Test;

public class ReliabilityTest {
  @Test
  public void perfectProbabilitiesHaveNoError() {
    Reliability reliability = new Reliability();
    for (int i = 0; i < 4; i++) {
      reliability.add(new double[] {0.25, 0.75}, i == 0 ? 0 : 1);
    }
    assertEquals(0, reliability.expectedError(), 1e-15);
  }

  /** One bin promises 0.9 and keeps 0.5, the other promises 0.6 and keeps 1. */
  @Test
  public void twoBinsByHand() {
    Reliability reliability = new Reliability();
    reliability.add(new double[] {0.9, 0.1}, 0);
    reliability.add(new double[] {0.9, 0.1}, 1);
    reliability.add(new double[] {0.4, 0.6}, 1);
    assertEquals((2 * 0.4 + 0.4) / 3, reliability.expectedError(), 1e-15);
    assertEquals(0.9, reliability.meanProbability(13), 1e-15);
    assertEquals(0.5, reliability.shareRight(13), 0);
    assertTrue(reliability.isEmpty(0));
  }

  @Test
  public void certaintyIsInTheLastBin() {
    Reliability reliability = new Reliability();
    reliability.add(new double[] {1, 0}, 0);
    assertEquals(1, reliability.shareRight(Reliability.BINS - 1), 0);
  }

  @Test
  public void predictionsOfSeveralAddUp() {
    Reliability one = new Reliability();
    one.add(new double[] {0.9, 0.1}, 0);
    Reliability other = new Reliability();
    other.add(new double[] {0.9, 0.1}, 1);
    one.add(other);
    assertEquals(2, one.predictions());
    assertEquals(0.4, one.expectedError(), 1e-15);
  }
}
