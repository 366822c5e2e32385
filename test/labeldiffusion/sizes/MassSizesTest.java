package labeldiffusion.sizes;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertSame;
import static org.junit.Assert.assertTrue;

import java.util.Arrays;
import java.util.List;
import labeldiffusion.diffusion.Scores;
import labeldiffusion.diffusion.SolvedOutcome;
import labeldiffusion.labels.Labels;
import org.junit.Test;

public class MassSizesTest {
  private final Labels labels = new Labels(new int[] {0, 1, -1, -1}, 2);
  private final Scores scores =
      new Scores(
          new double[] {0.6, 0.4, 0, 1, 0.8, 0.2, 0.9, 1.1}, 2, new SolvedOutcome(1, 0, List.of()));

  /** exp(y) = 2 for class 0 and 1/2 for class 1; the sums of rows, 1 and 2, stay. */
  private final ClassSizes doubled =
      new MassSizes(new ClassMass(new double[] {Math.log(2), -Math.log(2)}, 1));

  @Test
  public void scoresAreMultipliedByWhatIsBelieved() {
    double[] F = doubled.applyTo(scores, labels).scores().values();
    double[] third = {1.6 / 1.7, 0.1 / 1.7};
    double[] fourth = {2 * 1.8 / 2.35, 2 * 0.55 / 2.35};
    assertArrayEquals(
        new double[] {0.6, 0.4, 0, 1, third[0], third[1], fourth[0], fourth[1]}, F, 1e-15);
  }

  @Test
  public void otherScoresOfTheSameNodesGetTheSameFactors() {
    SizedScores sized = doubled.applyTo(scores, labels);
    assertArrayEquals(sized.scores().values(), sized.alsoTo(scores, labels).values(), 0);
  }

  @Test
  public void nothingBelievedChangesNothing() {
    ClassSizes none = new MassSizes(ClassMass.none(2));
    assertSame(scores, none.applyTo(scores, labels).scores());
  }

  @Test
  public void theReportHasNoLineUnlessSizesWereWanted() {
    SizeFacts facts = doubled.applyTo(scores, labels).facts();
    assertTrue(facts.isNone());
    assertArrayEquals(new double[] {2, 0.5}, facts.factors(), 1e-15);
  }

  /** Forty nodes for class 0: AUTO wants a fortieth for class 1, by further factors. */
  @Test
  public void collapseIsPreventedAfterwards() {
    int n = 400;
    int[] classOf = new int[n];
    double[] F = new double[2 * n];
    for (int i = 0; i < n; i++) {
      classOf[i] = i == 0 ? 0 : i == 1 ? 1 : -1;
      F[2 * i] = 1 + 1e-3 * i;
      F[2 * i + 1] = i == 1 ? 2 : 1 + 0.9e-3 * i;
    }
    Labels two = new Labels(classOf, 2);
    ClassMass slight = new ClassMass(new double[] {0.1, -0.1}, 1);
    SizedScores sized =
        new MassSizes(slight).applyTo(new Scores(F, 2, new SolvedOutcome(1, 0, List.of())), two);
    assertEquals(10, sized.scores().classCounts()[1], 1);
    assertTrue(sized.facts().factors()[1] / sized.facts().factors()[0] > Math.exp(-0.1));
  }

  /** Ten nodes: three labelled, then six of class 0, one of class 1 and none of class 2. */
  private static double[] factorsOf(int[] labelled, double belief) {
    int[] classOf = Arrays.copyOf(labelled, 10);
    Arrays.fill(classOf, labelled.length, 10, -1);
    double[] F = new double[30];
    for (int i = 0; i < 10; i++) {
      int own = i < labelled.length ? labelled[i] : i == 9 ? 1 : 0;
      for (int t = 0; t < 3; t++) {
        F[3 * i + t] = t == own ? 0.9 : 0.05;
      }
    }
    Scores scores = new Scores(F, 3, new SolvedOutcome(1, 0, List.of()));
    ClassMass mass = new ClassMass(new double[3], belief);
    return new MassSizes(mass).applyTo(scores, new Labels(classOf, 3)).facts().factors();
  }

  @Test
  public void moreThanTwoClassesAreEvened() {
    double[] shares = {0.7, 0.2, 0.1}; // one label, and six, one and no other node
    double[] expected =
        Arrays.stream(shares).map(q -> Math.pow((1 / 3.0 + 0.02) / (q + 0.02), 0.15)).toArray();
    assertArrayEquals(expected, factorsOf(new int[] {0, 1, 2}, 0.5), 1e-12);
  }

  @Test
  public void theMoreIsKnownOfTheSizesTheLessAreTheyEvened() {
    assertArrayEquals(new double[] {1, 1, 1}, factorsOf(new int[] {0, 1, 2}, 1), 0);
  }

  @Test
  public void aClassWithoutLabelsIsNoneOfThoseThatAreEvened() {
    assertArrayEquals(new double[] {1, 1, 1}, factorsOf(new int[] {0, 1}, 0.5), 0); // two classes
  }
}
