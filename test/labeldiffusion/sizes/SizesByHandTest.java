package labeldiffusion.sizes;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertThrows;
import static org.junit.Assert.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.stream.IntStream;
import labeldiffusion.diffusion.Scores;
import labeldiffusion.diffusion.SolvedOutcome;
import labeldiffusion.labels.Labels;
import org.junit.Test;

/** Factors, bounds and reports of class sizes, computed by hand. */
public class SizesByHandTest {
  private static final double NONE = Double.NEGATIVE_INFINITY;

  /** Nodes 4 and 5 are out of reach of class 1; of the others class 0 gets those nearest to it. */
  @Test
  public void nodesThatNoOtherClassReachesCountForTheSize() {
    double[][] logs = {{-1, -2, -3, -4, 0, 0}, {0, 0, 0, 0, NONE, NONE}};
    assertFactors(logs, exactly(4, 2), 2.5, 0);
  }

  @Test
  public void aClassThatIsTooLargeLosesItsWeakestNodes() {
    double[][] logs = {{1, 2, 3, 4, 0, 0}, {0, 0, 0, 0, NONE, NONE}};
    assertFactors(logs, exactly(4, 2), -2.5, 0);
  }

  @Test
  public void ofClassesThatMissEquallyTheFirstMoves() {
    double[][] logs = {{0, 0, 0, 0, NONE, NONE}, {-1, -2, -3, -4, 0, 0}};
    assertFactors(logs, exactly(2, 4), -2.5, 0);
  }

  /** Class 0 should have three nodes but reaches two: it gets both, with 1 to spare. */
  @Test
  public void aClassTakesNoMoreThanItReaches() {
    double[][] logs = {{-1, -2, NONE, NONE}, {0, 0, 0, 0}};
    assertFactors(logs, exactly(3, 1), 3, 0);
  }

  @Test
  public void smallScoresAreComparedWithEachOther() {
    double[][] logs = {{-10, -10, -10, -10}, {-11, -12, -13, -14}};
    assertFactors(logs, exactly(2, 2), -2.5, 0);
  }

  /** Ties belong to the first class, so class 1 must move to win them. */
  @Test
  public void tiesAreNotYetWon() {
    double[][] logs = {{0, 0, 0, 0, 0, 0}, {0, 0, 0, 0, -1, -2}};
    SizeTargets targets = new SizeTargets(new double[] {0, 4}, new double[] {6, 4});
    assertFactors(logs, targets, 0, 0.5);
  }

  private static void assertFactors(double[][] logs, SizeTargets targets, double... a) {
    assertArrayEquals(
        Arrays.stream(a).map(Math::exp).toArray(), SizeFactors.of(logs, targets, 100), 1e-12);
  }

  private static SizeTargets exactly(double... nodes) {
    return new SizeTargets(nodes, nodes);
  }

  @Test
  public void anInterruptEndsTheSearchForFactors() {
    Thread.currentThread().interrupt();
    assertThrows(
        CancellationException.class,
        () -> SizeFactors.of(new double[][] {{0}, {1}}, exactly(1, 0), 2));
    assertTrue(Thread.interrupted());
  }

  @Test
  public void memoryIsThatOfLogsAndOfFourNumbersPerNode() {
    assertEquals(10 * (3 * 8 + 32), SizeFactors.bytes(10, 3));
  }

  @Test
  public void noShareAtAllIsZeroNodes() {
    SizeTargets none =
        SizeTargets.of(new SizeBounds(new double[2], new double[2], 2), new int[2], 5);
    assertArrayEquals(new double[2], none.low(), 0);
    assertArrayEquals(new double[2], none.high(), 0);
  }

  /** The first node is free and belongs to class 1. */
  @Test
  public void theFirstNodeMayChangeToo() {
    Scores scores = scores(2, 0.2, 0.8, 1, 0, 0, 1);
    SizedScores doubled =
        SizedScores.times(new double[] {2, 1}, scores, new Labels(new int[] {-1, 0, 1}, 2));
    assertArrayEquals(
        new double[] {0.4 / 1.2, 0.8 / 1.2, 1, 0, 0, 1}, doubled.scores().values(), 1e-15);
  }

  @Test
  public void wantedNodesIncludeLabelledOnes() {
    SizeFacts facts =
        SizeFacts.of(
            new SizeTargets(new double[] {3, 5}, new double[] {3, 8}),
            new int[] {1, 2},
            new double[] {1, 1});
    assertEquals(
        "a 4, b 7 to 10", facts.lines(new int[] {4, 7}, new String[] {"a", "b"}).get(0).text());
  }

  @Test
  public void ofClassesThatMissEquallyTheFirstIsNamed() {
    SizeFacts facts = new SizeFacts(new double[] {5, 5}, new double[] {5, 5}, new double[] {1, 1});
    assertEquals(
        "none were necessary; at worst, a misses its size by 2",
        facts.lines(new int[] {3, 7}, new String[] {"a", "b"}).get(1).text());
  }

  @Test
  public void classesBeyondThirtyAreCounted() {
    assertTrue(wanted(30).endsWith("c29 1"));
    assertTrue(wanted(33).endsWith("c29 1, and 3 more classes"));
  }

  private static String wanted(int classes) {
    double[] ones = new double[classes];
    Arrays.fill(ones, 1);
    int[] predicted = new int[classes];
    Arrays.fill(predicted, 1);
    String[] names = IntStream.range(0, classes).mapToObj(t -> "c" + t).toArray(String[]::new);
    return new SizeFacts(ones, ones, ones).lines(predicted, names).get(0).text();
  }

  /** chi^2 of 10 and 11 is 0.048; the 5 % quantile with one degree of freedom is nearly 0. */
  @Test
  public void nearlyEqualNumbersOfTwoClassesAreNotByDesign() {
    assertTrue(SizeRule.areByDesign(new int[] {10, 10}));
    assertFalse(SizeRule.areByDesign(new int[] {10, 11}));
  }

  /** The risk of 0.1 % is shared by the two classes that have labels. */
  @Test
  public void aClassWithoutLabelsHasNoPartInTheRisk() {
    SizeBounds bounds = SizeRule.AUTO.bounds(new int[] {3, 9, 0}, new int[] {30, 90, 0});
    BetaDistribution share = new BetaDistribution(3.5, 9.5);
    assertEquals(share.quantile(0.00025), bounds.low()[0], 1e-12);
    assertEquals(share.quantile(0.99975), bounds.high()[0], 1e-12);
    assertEquals(0, bounds.high()[2], 0);
  }

  @Test
  public void aClassWithoutLabelsHasNoShare() {
    SizeBounds bounds = SizeRule.LABELS.bounds(new int[] {3, 9, 0}, new int[] {30, 90, 0});
    assertEquals(0, bounds.low()[2], 0);
    assertEquals(0, bounds.high()[2], 0);
  }

  @Test
  public void withAMassTheBoundsAreThoseOfTheRule() {
    SizeBounds expected = SizeRule.AUTO.bounds(new int[] {3, 9}, new int[] {30, 90});
    SizeBounds found =
        new MassSizes(ClassMass.none(2)).bounds(new int[] {3, 9}, new int[] {30, 90});
    assertArrayEquals(expected.low(), found.low(), 0);
    assertArrayEquals(expected.high(), found.high(), 0);
  }

  /**
   * Class 1 gets no mass and counts as 1e-4; class 0 has 1: x is half of log 10^4. Degrees are
   * equal, which counts as a variance of 1e-9.
   */
  @Test
  public void noMassCountsAsLittle() {
    Scores all = scores(2, 1, 0, 0, 1, 1, 0, 1, 0, 1, 0);
    ClassMass mass =
        ClassMass.of(all, new double[] {1, 1}, new Labels(new int[] {0, 1, -1, -1, -1}, 2));
    double y = Math.log(100) * 0.64 / (0.64 + 1e-9);
    assertArrayEquals(new double[] {y, -y}, mass.excess(), 1e-12);
  }

  @Test
  public void nodesWithoutEdgesHaveNoPartInTheVariance() {
    Scores scores = scores(2, 1, 0, 0, 1, 0.8, 0.2, 0.6, 0.4);
    Labels labels = new Labels(new int[] {0, 1, -1, -1}, 2);
    double with = ClassMass.of(scores, new double[] {1, 2, 1, 2, 0, 0}, labels).belief();
    double without = ClassMass.of(scores, new double[] {1, 2, 1, 2}, labels).belief();
    assertEquals(without, with, 0);
  }

  private static Scores scores(int classes, double... F) {
    return new Scores(F, classes, new SolvedOutcome(1, 0, List.of()));
  }
}
