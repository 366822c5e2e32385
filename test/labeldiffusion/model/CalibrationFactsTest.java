package labeldiffusion.model;

import static org.junit.Assert.assertEquals;

import org.junit.Test;

public class CalibrationFactsTest {
  @Test
  public void hiddenLabelsAreCounted() {
    assertEquals(
        "calibrated by 20 hidden labels (5 runs), 90.0 % of them predicted; about 87.5 % of the"
            + " unlabelled nodes should be right",
        text(new CalibrationFacts(CalibrationRule.LABELS, 20, 18, 5, 0.875)));
  }

  @Test
  public void withoutHiddenLabelsThePriorIsNamed() {
    assertEquals(
        "calibrated by the prior",
        text(new CalibrationFacts(CalibrationRule.LABELS, 0, 0, 0, Double.NaN)));
    assertEquals(
        "calibrated by the prior; about 50.0 % of the unlabelled nodes should be right",
        text(new CalibrationFacts(CalibrationRule.PRIOR, 0, 0, 0, 0.5)));
  }

  private static String text(CalibrationFacts facts) {
    return facts.lines().get(0).text();
  }
}
