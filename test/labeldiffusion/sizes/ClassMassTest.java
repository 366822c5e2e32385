package labeldiffusion.sizes;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import java.util.List;
import labeldiffusion.diffusion.Scores;
import labeldiffusion.diffusion.SolvedOutcome;
import labeldiffusion.labels.Labels;
import org.junit.Test;

public class ClassMassTest {
  /** Log degrees with variance 1. */
  private static final double[] DEGREES = {Math.E, 1 / Math.E, Math.E, 1 / Math.E};

  private static final Labels ONE_EACH = new Labels(new int[] {0, 1, -1, -1}, 2);

  /** Two labelled nodes, then nodes with the mean (0.7, 0.3). */
  private static final Scores UNEQUAL = scores(2, 1, 0, 0, 1, 0.8, 0.2, 0.6, 0.4);

  private static Scores scores(int classes, double... F) {
    return new Scores(F, classes, new SolvedOutcome(1, 0, List.of()));
  }

  /**
   * x = log 0.7/0.5 less the mean of that and log 0.3/0.5: plus and minus half of log 7/3. Of its
   * variance of 0.64 + 1, only 0.64 is due to sizes.
   */
  @Test
  public void excessComparesMassWithLabels() {
    double half = 0.5 * Math.log(7 / 3.0) * 0.64 / 1.64;
    assertArrayEquals(
        new double[] {half, -half}, ClassMass.of(UNEQUAL, DEGREES, ONE_EACH).excess(), 1e-15);
  }

  /** Twice as many labels of the same mass: the chance has half the variance. */
  @Test
  public void moreLabelsLeaveLessToChance() {
    Labels two = new Labels(new int[] {0, 1, 0, 1, -1, -1}, 2);
    Scores scores = scores(2, 1, 0, 0, 1, 1, 0, 0, 1, 0.8, 0.2, 0.6, 0.4);
    double half = 0.5 * Math.log(7 / 3.0) * 0.64 / (0.64 + 0.5);
    assertArrayEquals(
        new double[] {half, -half}, ClassMass.of(scores, DEGREES, two).excess(), 1e-15);
  }

  /** Twice the log ratio of N(x; 0, 1.64) to N(x; 0, 1), times (c - 1) / c = 1/2. */
  @Test
  public void beliefIsThatOfTheBayesFactor() {
    double x = 0.5 * Math.log(7 / 3.0);
    double logB = 0.5 * (-Math.log(1.64) + x * x * (1 - 1 / 1.64));
    assertEquals(
        1 / (1 + Math.exp(-logB)), ClassMass.of(UNEQUAL, DEGREES, ONE_EACH).belief(), 1e-12);
  }

  @Test
  public void equalMassSpeaksForEqualSizes() {
    Scores equal = scores(2, 1, 0, 0, 1, 0.8, 0.2, 0.2, 0.8);
    ClassMass mass = ClassMass.of(equal, DEGREES, ONE_EACH);
    assertArrayEquals(new double[2], mass.excess(), 1e-15);
    assertTrue(mass.belief() < 0.5);
  }

  @Test
  public void moreLabelsMakeItSurer() {
    Labels many = new Labels(new int[] {0, 1, 0, 1, 0, 1, 0, 1, 0, 1, -1}, 2);
    double[] F = new double[22];
    F[20] = 0.8;
    F[21] = 0.2;
    ClassMass mass = ClassMass.of(scores(2, F), DEGREES, many);
    assertTrue(mass.belief() > 0.5);
    Scores few = scores(2, 1, 0, 0, 1, 0.8, 0.2, 0.8, 0.2);
    assertTrue(ClassMass.of(few, DEGREES, ONE_EACH).belief() < mass.belief());
  }

  @Test
  public void aLabelOfManyHeavyEdgesProvesLessIfDegreesVary() {
    double[] alike = {1, 1.1, 1, 1.1};
    assertTrue(
        ClassMass.of(UNEQUAL, alike, ONE_EACH).belief()
            > ClassMass.of(UNEQUAL, DEGREES, ONE_EACH).belief());
  }

  @Test
  public void aClassWithoutLabelsTakesNoPart() {
    Labels labels = new Labels(new int[] {0, 2, -1, -1}, 3);
    Scores scores = scores(3, 1, 0, 0, 0, 0, 1, 0.8, 0, 0.2, 0.6, 0, 0.4);
    double[] x = ClassMass.of(UNEQUAL, DEGREES, ONE_EACH).excess();
    assertArrayEquals(
        new double[] {x[0], 0, x[1]}, ClassMass.of(scores, DEGREES, labels).excess(), 1e-15);
  }

  @Test
  public void withoutUnlabelledNodesOrASecondClassNothingIsKnown() {
    Labels all = new Labels(new int[] {0, 1}, 2);
    assertEquals(0, ClassMass.of(scores(2, 1, 0, 0, 1), new double[] {1, 1}, all).belief(), 0);
    Labels one = new Labels(new int[] {0, -1}, 2);
    assertEquals(0, ClassMass.of(scores(2, 1, 0, 1, 0), new double[] {1, 1}, one).belief(), 0);
  }

  @Test
  public void factorsArePowersOfWhatIsBelieved() {
    assertArrayEquals(
        new double[] {Math.exp(0.3), Math.exp(-0.3)},
        new ClassMass(new double[] {0.2, -0.2}, 0.5).factors(3),
        1e-15);
  }
}
