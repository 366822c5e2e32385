package labeldiffusion.model;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import labeldiffusion.diffusion.Scores;
import labeldiffusion.diffusion.SteppedOutcome;
import labeldiffusion.labels.Labels;
import labeldiffusion.parallel.Progress;
import labeldiffusion.selection.HiddenAnswers;
import org.junit.Test;

/** {@link CalibrationFit} against its formula, written as a plain sum over the whole grid. */
public class CalibrationPosteriorTest {
  private static final double[] EPS = {0, 0.02, 0.05, 0.1, 0.2};
  private static final double[] PRIOR = {0.5, 0.3, 0.2, 0};
  private static final double[][] ANSWERS = {
    {0.6, 0.3, 0.1, 0}, {0.2, 0.7, 0.1, 0}, {0.5, 0.1, 0.4, 0}, {0.3, 0.3, 0.4, 0}
  };
  private static final int[] TRUTH = {0, 1, 2, 0};

  /** Powers with less than a thousandth of the posterior are left out: they hardly matter. */
  @Test
  public void probabilitiesAreMeansOverThePosterior() {
    for (double m : new double[] {0.3, 0.8, 2}) {
      Calibration fit = CalibrationFit.byLabels(m, new HiddenAnswers(ANSWERS, TRUTH, 1), PRIOR);
      for (double[] scores : new double[][] {{0.5, 0.3, 0.2, 0}, {0.1, 0.85, 0.05, 0}}) {
        assertArrayEquals("m " + m, byHand(m, scores), fit.apply(scores), 2e-3);
      }
    }
  }

  /** Every kept power has its share, and there are fewer than the 36 of the grid. */
  @Test
  public void negligiblePowersAreLeftOut() {
    Calibration fit = CalibrationFit.byLabels(1, new HiddenAnswers(ANSWERS, TRUTH, 1), PRIOR);
    assertTrue(fit.power().length < 36);
    for (double share : fit.share()) {
      assertTrue("share " + share, share > 0.8e-3);
    }
  }

  private static double[] byHand(double m, double[] scores) {
    double[] sum = new double[4];
    double all = 0;
    for (int step = -15; step <= 20; step++) {
      for (double eps : EPS) {
        double weight = weight(m, 0.2 * step, eps);
        double[] p = p(scores, Math.exp(0.2 * step) / m, eps);
        for (int t = 0; t < 4; t++) {
          sum[t] += weight * p[t];
        }
        all += weight;
      }
    }
    for (int t = 0; t < 4; t++) {
      sum[t] /= all;
    }
    return sum;
  }

  /** prior(log tau) exp(-20 eps) prod_h max(p_{h,y_h}, 0.0001). */
  private static double weight(double m, double logTau, double eps) {
    double tau0 = 4 * Math.min(1, m) * Math.min(1, 2 * m);
    double weight =
        (0.7 * normal(logTau, Math.log(tau0), 0.35) + 0.3 * normal(logTau, -1, 1.2))
            * Math.exp(-20 * eps);
    for (int h = 0; h < TRUTH.length; h++) {
      weight *= Math.max(1e-4, p(ANSWERS[h], Math.exp(logTau) / m, eps)[TRUTH[h]]);
    }
    return weight;
  }

  private static double normal(double x, double mean, double deviation) {
    return Math.exp(-(x - mean) * (x - mean) / (2 * deviation * deviation)) / deviation;
  }

  /** (1 - eps) s^power / sum + eps / 3, for the three classes that have labels. */
  private static double[] p(double[] s, double power, double eps) {
    double sum = 0;
    for (double own : s) {
      sum += own == 0 ? 0 : Math.pow(own, power);
    }
    double[] p = new double[4];
    for (int t = 0; t < 3; t++) {
      p[t] = (1 - eps) * Math.pow(s[t], power) / sum + eps / 3;
    }
    return p;
  }

  @Test
  public void onlyUnlabelledNodesSayHowClearScoresAre() {
    double e = Math.E;
    // the labelled nodes have gaps of 3, the others of 2: the power is tau_0 = 4 by 2
    double[] F = {e * e * e, 1, 1, e * e * e, e * e, 1, 1, e * e};
    Scores scores = new Scores(F, 2, new SteppedOutcome(1, 0, 0, List.of()));
    Labels labels = new Labels(new int[] {0, 1, -1, -1}, 2);
    double[] power =
        Calibrated.of(scores, labels, CalibrationRule.PRIOR, HiddenAnswers.NONE)
            .calibration()
            .power();
    assertArrayEquals(new double[] {2}, power, 1e-12);
  }

  /** Three labels of class 0 and two of class 1, all taken for class 0. */
  @Test
  public void rightAnswersAreCountedAndPartsAnnounced() {
    List<String> heard = new ArrayList<>();
    Progress progress = (phase, done, total) -> heard.add(phase + " " + done + "/" + total);
    HiddenAnswers hidden =
        HiddenAnswers.of(
            new Labels(new int[] {0, 0, 0, 1, 1}, 2),
            given -> {
              double[] F = {3, 1, 3, 1, 3, 1, 3, 1, 3, 1};
              return new Scores(F, 2, new SteppedOutcome(1, 0, 0, List.of()));
            },
            progress);
    assertEquals(5, hidden.count());
    assertEquals(3, hidden.right());
    assertEquals(
        List.of("calibration 0/3", "calibration 1/3", "calibration 2/3", "calibration 3/3"), heard);
  }

  @Test
  public void labelsAreHiddenUpToTwentyThousandNodes() {
    int[] classOf = new int[20_000];
    Arrays.fill(classOf, 4, classOf.length, Labels.UNLABELLED);
    Labels labels = new Labels(classOf, 1);
    double[] F = new double[20_000];
    HiddenAnswers hidden =
        HiddenAnswers.of(
            labels,
            given -> new Scores(F, 1, new SteppedOutcome(1, 0, 0, List.of())),
            Progress.NONE);
    assertEquals(4, hidden.runs());
  }

  @Test
  public void furtherMemoryIsAdded() {
    assertEquals(120, new CostFacts(1, 2, 3, 4, 1, 100).holding(20).bytes());
  }

  @Test
  public void attributesAreNeededForWeightsOrJoins() {
    GraphSource.Attributes source = TestRows.AS_THEY_ARE;
    assertTrue(new AttributeUse(source, true, false).isNeeded());
    assertTrue(new AttributeUse(source, false, true).isNeeded());
    assertTrue(!AttributeUse.NONE.isNeeded());
  }
}
