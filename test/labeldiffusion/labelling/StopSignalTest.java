package labeldiffusion.labelling;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import java.util.List;
import org.junit.Test;

public class StopSignalTest {
  /**
   * By hand: p = 0.1, N = 10: centre (0.1 + 0.19207) / 1.38415, half 1.95996 * 0.21363 / 1.38415.
   */
  @Test
  public void theIntervalIsWilsons() {
    StopSignal signal = new StopSignal(List.of(), 10, 1);
    assertEquals(0.1, signal.error(), 1e-15);
    assertEquals(0.01787621, signal.low(), 1e-7);
    assertEquals(0.40415003, signal.high(), 1e-7);
  }

  @Test
  public void withoutErrorsTheIntervalStartsAtZero() {
    StopSignal signal = new StopSignal(List.of(), 50, 0);
    assertEquals(0, signal.low(), 0);
    assertTrue(signal.high() > 0.05 && signal.high() < 0.1);
  }

  @Test
  public void withoutRightOnesItEndsAtOne() {
    assertEquals(1, new StopSignal(List.of(), 4, 4).high(), 0);
  }

  @Test
  public void withoutChecksNothingIsKnown() {
    StopSignal signal = new StopSignal(List.of(3, 2), 0, 0);
    assertEquals(0, signal.low(), 0);
    assertEquals(1, signal.high(), 0);
    assertEquals(List.of(3, 2), signal.changes());
  }
}
