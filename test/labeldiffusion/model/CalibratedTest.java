package labeldiffusion.model;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import java.util.List;
import labeldiffusion.diffusion.Scores;
import labeldiffusion.diffusion.SteppedOutcome;
import labeldiffusion.labels.Labels;
import labeldiffusion.selection.HiddenAnswers;
import org.junit.Test;

public class CalibratedTest {
  private static final double E = Math.E;

  /** Two clamped labels, three reached nodes with gap 1, and one that no label has reached. */
  private static final Scores SCORES =
      scores(new double[] {1, 0, 0, 2, E, 1, 1, E, 2 * E, 2, 0, 0});

  private static final Labels LABELS = new Labels(new int[] {0, 1, -1, -1, -1, -1}, 2);
  private static final double STATED = 1 / (1 + Math.exp(-4));

  @Test
  public void withoutCalibrationScoresAreNormalised() {
    double[] p = by(CalibrationRule.NONE).ofRow(2).distribution();
    assertArrayEquals(new double[] {E / (E + 1), 1 / (E + 1)}, p, 1e-15);
  }

  @Test
  public void unlabelledNodesAreCalibrated() {
    assertArrayEquals(
        new double[] {1 - STATED, STATED},
        by(CalibrationRule.PRIOR).ofRow(3).distribution(),
        1e-12);
  }

  @Test
  public void clampedLabelsAreCertain() {
    double[] wrong = {0.5, 0.5};
    HiddenAnswers hidden = new HiddenAnswers(new double[][] {wrong}, new int[] {0}, 1);
    Calibrated answers = Calibrated.of(SCORES, LABELS, CalibrationRule.LABELS, hidden);
    assertArrayEquals(new double[] {0, 1}, answers.ofRow(1).distribution(), 0);
    assertTrue(
        "others have a floor",
        answers.ofMean(new int[] {1}, new double[] {1}).distribution()[0] > 0);
  }

  @Test
  public void equalRowsWithDifferentLabelsAreInBetween() {
    double[] p = by(CalibrationRule.PRIOR).ofRow(0, 1).distribution();
    assertArrayEquals(new double[] {1 / 3.0, 2 / 3.0}, p, 1e-15);
  }

  @Test
  public void labelsThatTheMethodMayChangeAreCalibrated() {
    Scores soft = scores(new double[] {E, 1, 1, E, E, 1});
    Labels labels = new Labels(new int[] {0, 0, -1}, 2);
    Calibrated answers = Calibrated.of(soft, labels, CalibrationRule.PRIOR, HiddenAnswers.NONE);
    assertEquals(STATED, answers.ofRow(0).distribution()[0], 1e-12);
    assertEquals(STATED, answers.ofRow(1).distribution()[1], 1e-12);
  }

  @Test
  public void unreachedNodesKeepThePrior() {
    Labels labels = new Labels(new int[] {0, 1, -1, -1, -1, -1}, 2);
    double[] p =
        Calibrated.of(SCORES, labels, CalibrationRule.PRIOR, HiddenAnswers.NONE)
            .ofRow(5)
            .distribution();
    assertArrayEquals(new double[] {0.5, 0.5}, p, 0);
  }

  @Test
  public void aNewRowIsTheTransformOfTheMeanScores() {
    Calibrated answers = by(CalibrationRule.PRIOR);
    double[] mean = {3 * E + 1, 3 + E}; // three times the first, once the second
    assertArrayEquals(
        Calibration.powers(mean, 4),
        answers.ofMean(new int[] {2, 3}, new double[] {3, 1}).distribution(),
        1e-12);
  }

  @Test
  public void withoutUnlabelledNodesHiddenOnesTellTheGap() {
    Scores clamped = scores(new double[] {1, 0, 0, 1});
    Labels labels = new Labels(new int[] {0, 1}, 2);
    double[] gapOfTwo = {E * E, 1};
    HiddenAnswers hidden = new HiddenAnswers(new double[][] {gapOfTwo}, new int[] {0}, 1);
    Calibrated answers = Calibrated.of(clamped, labels, CalibrationRule.LABELS, hidden);
    assertArrayEquals(
        CalibrationFit.byLabels(2, hidden, labels.prior()).power(),
        answers.calibration().power(),
        1e-12);
  }

  @Test
  public void expectedAccuracyIsTheMeanOverUnlabelledNodes() {
    double expected = (3 * STATED + 0.5) / 4;
    assertEquals(expected, by(CalibrationRule.PRIOR).expectedAccuracy(LABELS), 1e-12);
    Labels all = new Labels(new int[] {0, 1, 0, 1, 0, 0}, 2);
    assertTrue(Double.isNaN(by(CalibrationRule.PRIOR).expectedAccuracy(all)));
  }

  private static Calibrated by(CalibrationRule rule) {
    return Calibrated.of(SCORES, LABELS, rule, HiddenAnswers.NONE);
  }

  private static Scores scores(double[] F) {
    return new Scores(F, 2, new SteppedOutcome(1, 0, 0, List.of()));
  }
}
