package weka.gui.explorer.diffusion;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import labeldiffusion.selection.Select;
import org.junit.Test;
import weka.classifiers.diffusion.AutoDiffusion;
import weka.classifiers.diffusion.SmoothDiffusion;
import weka.classifiers.diffusion.base.SelectingClassifier;

public class ParameterChoiceTest {
  @Test
  public void copyChoosesAndTheGivenClassifierDoesNot() {
    SmoothDiffusion given = new SmoothDiffusion();
    given.setNumNeighbours(9);
    SelectingClassifier copy = (SelectingClassifier) ParameterChoice.of(given).orElseThrow();
    assertEquals(Select.CROSS_VALIDATION, copy.getSelect());
    assertEquals(9, copy.getNumNeighbours());
    assertEquals(Select.NONE, given.getSelect());
  }

  @Test
  public void choiceOfTheUserIsKept() {
    SmoothDiffusion given = new SmoothDiffusion();
    given.setSelect(Select.HOLDOUT);
    assertEquals(
        Select.HOLDOUT,
        ((SelectingClassifier) ParameterChoice.of(given).orElseThrow()).getSelect());
  }

  @Test
  public void classifierThatChoosesByItselfIsNotOffered() {
    assertFalse(ParameterChoice.of(new AutoDiffusion()).isPresent());
    assertTrue(ParameterChoice.toolTip(new AutoDiffusion()).startsWith("AutoDiffusion chooses"));
  }

  @Test
  public void statusLineRepeatsWhatTheReportSays() {
    assertEquals(
        "Chosen: K 10, sigma-f 0.3",
        ParameterChoice.chosen("nodes  3\nselection         K 10, sigma-f 0.3\n").orElseThrow());
    assertFalse(ParameterChoice.chosen("nodes  3\n").isPresent());
  }
}
