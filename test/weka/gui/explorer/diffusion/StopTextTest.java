package weka.gui.explorer.diffusion;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import java.util.Collections;
import java.util.List;
import labeldiffusion.labelling.StopSignal;
import org.junit.Test;

public class StopTextTest {
  @Test
  public void errorIsUnknownWithoutChecks() {
    String text = StopText.estimate(new StopSignal(List.of(), 0, 0), 100);
    assertTrue(text, text.startsWith("Error: unknown"));
  }

  /** Wilson's interval of 1 of 10, by hand: 0.018 to 0.404. */
  @Test
  public void aSubstituteIsAnnounced() {
    assertEquals(
        "For speed, picture and checks come from smooth diffusion alone while you label. Finish"
            + " runs AutoDiffusion itself.",
        StopText.method("smooth diffusion alone", "AutoDiffusion"));
  }

  @Test
  public void errorComesWithItsInterval() {
    assertEquals(
        "Error: 1 of 10 random checks wrong; with 95 % certainty between 2 and 40 %.",
        StopText.estimate(new StopSignal(List.of(50, 40), 10, 1), 100));
  }

  @Test
  public void calmIsSaidAfterFiveAnswersThatChangeNextToNothing() {
    List<Integer> calm = Collections.nCopies(6, 2);
    assertTrue(StopText.estimate(new StopSignal(calm, 0, 0), 1000).endsWith("hardly change now."));
    assertFalse(StopText.estimate(new StopSignal(calm, 0, 0), 900).endsWith("hardly change now."));
    assertFalse(
        "too early",
        StopText.estimate(new StopSignal(List.of(0, 0), 0, 0), 900).endsWith("change now."));
  }
}
