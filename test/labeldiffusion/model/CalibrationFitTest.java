package labeldiffusion.model;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import java.util.Arrays;
import java.util.Random;
import labeldiffusion.selection.HiddenAnswers;
import org.junit.Test;

public class CalibrationFitTest {
  private static final double[] EVEN = {0.5, 0.5};

  @Test
  public void clearScoresAreBelievedByTheStatedPower() {
    assertEquals(4, CalibrationFit.priorTau(1), 0);
    assertEquals(4, CalibrationFit.priorTau(7), 0);
  }

  @Test
  public void scoresThatHardlyDifferAreBelievedLess() {
    assertEquals(2, CalibrationFit.priorTau(0.5), 0);
    assertEquals(0.5, CalibrationFit.priorTau(0.25), 0);
  }

  /** The median row has odds exp(m), which become exp(4). */
  @Test
  public void byThePriorTheMedianRowHasTheStatedOdds() {
    for (double m : new double[] {1, 3, 20}) {
      double[] median = row(m);
      double[] p = CalibrationFit.byPrior(m, 2).apply(median);
      assertArrayEquals(row(4), p, 1e-12);
    }
  }

  @Test
  public void manyHiddenAnswersRecoverThePowerTheyFollow() {
    for (double tau : new double[] {0.5, 1.5, 6}) {
      Calibration fit = CalibrationFit.byLabels(2, drawn(4000, tau / 2, 0), EVEN);
      for (double gap : new double[] {0.5, 1, 2, 4}) {
        assertEquals(row(gap * tau / 2)[0], fit.apply(row(gap))[0], 0.025);
      }
    }
  }

  @Test
  public void manyHiddenAnswersRecoverTheirNoise() {
    Calibration fit = CalibrationFit.byLabels(1, drawn(4000, 4, 0.2), EVEN);
    assertEquals(0.9, fit.apply(row(10))[0], 0.02);
  }

  @Test
  public void wrongHiddenAnswersMakeProbabilitiesModest() {
    double[] right = CalibrationFit.byLabels(1, repeated(20, 0), EVEN).apply(row(1));
    double[] half = CalibrationFit.byLabels(1, repeated(10, 10), EVEN).apply(row(1));
    assertTrue(right[0] > 0.9);
    assertTrue(half[0] < 0.65 && half[0] > 0.5);
  }

  @Test
  public void onlyClassesWithLabelsHaveAFloor() {
    HiddenAnswers hidden = new HiddenAnswers(new double[][] {{0.6, 0.4, 0}}, new int[] {1}, 1);
    Calibration fit = CalibrationFit.byLabels(1, hidden, new double[] {0.5, 0.5, 0});
    assertEquals(0, fit.floor()[2], 0);
    assertTrue(fit.floor()[0] > 0);
    assertEquals(fit.floor()[0], fit.floor()[1], 0);
  }

  @Test
  public void sharesAndFloorsAddUpToOne() {
    for (double m : new double[] {1e-12, 0.01, 1, 50}) {
      Calibration fit = CalibrationFit.byLabels(m, repeated(3, 1), EVEN);
      double sum = Arrays.stream(fit.share()).sum() + Arrays.stream(fit.floor()).sum();
      assertEquals(1, sum, 1e-12);
      assertEquals(1, Arrays.stream(fit.apply(row(0.3))).sum(), 1e-12);
    }
  }

  /** Two classes whose log scores differ by the gap. */
  private static double[] row(double gap) {
    return new double[] {1 / (1 + Math.exp(-gap)), 1 / (1 + Math.exp(gap))};
  }

  /** Random rows whose classes follow the power, but for the share eps, which is random. */
  private static HiddenAnswers drawn(int n, double power, double eps) {
    Random random = new Random(3);
    double[][] answers = new double[n][];
    int[] truth = new int[n];
    for (int h = 0; h < n; h++) {
      double gap = 3 * random.nextGaussian();
      answers[h] = row(gap);
      double first = (1 - eps) * row(gap * power)[0] + eps / 2;
      truth[h] = random.nextDouble() < first ? 0 : 1;
    }
    return new HiddenAnswers(answers, truth, 1);
  }

  private static HiddenAnswers repeated(int right, int wrong) {
    double[][] answers = new double[right + wrong][];
    Arrays.fill(answers, row(1));
    int[] truth = new int[right + wrong];
    Arrays.fill(truth, right, truth.length, 1);
    return new HiddenAnswers(answers, truth, 1);
  }
}
