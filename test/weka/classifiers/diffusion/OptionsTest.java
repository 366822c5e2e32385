package weka.classifiers.diffusion;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertThrows;
import static org.junit.Assert.assertTrue;

import labeldiffusion.diffusion.stepped.LabelRule;
import labeldiffusion.diffusion.stepped.Scheme;
import labeldiffusion.graph.WidthRule;
import labeldiffusion.labels.LabelWeights;
import labeldiffusion.points.Scaling;
import org.junit.Test;
import weka.core.Utils;

/** Options that are good, and those that nobody knows. */
public class OptionsTest {
  private final SmoothDiffusion classifier = new SmoothDiffusion();

  @Test
  public void everyOptionArrivesAtItsProperty() throws Exception {
    set(
        "-K 9 -width FIXED -sigma-x 0.5 -scaling NONE -num-slots 3 -label-weights ONE_HOT"
            + " -label-rule RELEASE -self-loops -steps 7 -delta 0.25 -scheme IMPLICIT"
            + " -initial-steps 4 -sigma-f 2.5");
    assertEquals(9, classifier.getNumNeighbours());
    assertEquals(WidthRule.FIXED, classifier.getWidth());
    assertEquals(0.5, classifier.getSigmaX(), 0);
    assertEquals(Scaling.NONE, classifier.getScaling());
    assertEquals(3, classifier.getNumExecutionSlots());
    assertEquals(LabelWeights.ONE_HOT, classifier.getLabelWeights());
    assertEquals(LabelRule.RELEASE, classifier.getLabelRule());
    assertTrue(classifier.getSelfLoops());
    assertEquals("7", classifier.getSteps());
    assertEquals(0.25, classifier.getDelta(), 0);
    assertEquals(Scheme.IMPLICIT, classifier.getScheme());
    assertEquals(4, classifier.getInitialSteps());
    assertEquals(2.5, classifier.getSigmaF(), 0);
  }

  @Test
  public void optionsArriveInTheResult() throws Exception {
    set("-K 3 -steps 6 -initial-steps 5");
    classifier.buildClassifier(TestTables.iris());
    assertEquals(3, classifier.getMeasure("measureNeighbours"), 0);
    assertEquals(11, classifier.getMeasure("measureSteps"), 0);
  }

  /** The option of every SteppedDiffusionClassifier. */
  @Test
  public void stepsAreAWordOrANumber() throws Exception {
    set("-steps auto");
    classifier.buildClassifier(TestTables.iris());
    assertTrue(classifier.toString(), classifier.toString().contains("steps AUTO took 40 steps"));
    assertEquals(60, classifier.getMeasure("measureSteps"), 0);
    for (String steps : new String[] {"many", "1.5", ""}) {
      classifier.setSteps(steps);
      assertEquals(
          "-steps: expected AUTO or a whole number, was '" + steps + "'",
          assertThrows(
                  IllegalArgumentException.class,
                  () -> classifier.buildClassifier(TestTables.iris()))
              .getMessage());
    }
    classifier.setSteps("-1");
    assertEquals(
        "number of steps must be 0 or more, was -1",
        assertThrows(
                IllegalArgumentException.class, () -> classifier.buildClassifier(TestTables.iris()))
            .getMessage());
  }

  @Test
  public void defaultsAreThoseOfTheSpecificationButTheMeasuredOnes() {
    assertEquals(5, classifier.getNumNeighbours());
    assertEquals(WidthRule.GLOBAL, classifier.getWidth());
    assertEquals(Scaling.NORMALIZE, classifier.getScaling());
    assertEquals(LabelWeights.BALANCED, classifier.getLabelWeights());
    assertEquals(LabelRule.CLAMP, classifier.getLabelRule());
    assertEquals(Scheme.EXPLICIT, classifier.getScheme());
    assertEquals("AUTO", classifier.getSteps());
    assertEquals(1, classifier.getDelta(), 0);
    assertEquals(20, classifier.getInitialSteps());
    assertEquals(0.3, classifier.getSigmaF(), 0);
    assertEquals(0, classifier.getNumExecutionSlots());
  }

  @Test
  public void namesOfValuesMayBeInLowerCase() throws Exception {
    set(
        "-width local -scaling standardize -label-weights one_hot -label-rule Release -scheme"
            + " implicit");
    assertEquals(WidthRule.LOCAL, classifier.getWidth());
    assertEquals(Scaling.STANDARDIZE, classifier.getScaling());
    assertEquals(LabelWeights.ONE_HOT, classifier.getLabelWeights());
    assertEquals(LabelRule.RELEASE, classifier.getLabelRule());
    assertEquals(Scheme.IMPLICIT, classifier.getScheme());
  }

  @Test
  public void unknownOptionIsRefused() {
    for (String options :
        new String[] {"-sigma 3", "-k 3", "-K 3 -K 4", "nonsense", "-alpha 0.5"}) {
      Exception thrown =
          assertThrows(
              options,
              Exception.class,
              () -> {
                String[] line = Utils.splitOptions(options);
                classifier.setOptions(line);
                Utils.checkForRemainingOptions(line);
              });
      assertTrue(thrown.getMessage(), thrown.getMessage().contains("llegal options"));
    }
  }

  @Test
  public void optionWithoutItsValueIsRefused() {
    Exception thrown = assertThrows(Exception.class, () -> set("-width LOCAL -K"));
    assertTrue(thrown.getMessage(), thrown.getMessage().contains("-K"));
  }

  /** A script whose variable is empty would else run with the default. */
  @Test
  public void emptyValueIsRefused() {
    for (String option : new String[] {"-K", "-width", "-delta"}) {
      Exception thrown =
          assertThrows(
              option, Exception.class, () -> classifier.setOptions(new String[] {option, ""}));
      assertTrue(thrown.getMessage(), thrown.getMessage().startsWith(option + ": expected"));
    }
  }

  @Test
  public void refusedOptionsLeaveTheOthersAsTheyWere() {
    String[] before = classifier.getOptions();
    assertThrows(IllegalArgumentException.class, () -> set("-K 7 -steps 3 -sigma-f abc"));
    assertArrayEquals(before, classifier.getOptions());
  }

  private void set(String options) throws Exception {
    classifier.setOptions(Utils.splitOptions(options));
  }
}
