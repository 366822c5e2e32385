package labeldiffusion.sizes;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertSame;
import static org.junit.Assert.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.Random;
import labeldiffusion.TestGraphs;
import labeldiffusion.diffusion.Scores;
import labeldiffusion.diffusion.SolvedOutcome;
import labeldiffusion.labels.Labels;
import org.junit.Test;

/** Class sizes on scores, through {@link ClassSizes#applyTo}. */
public class SizedScoresTest {
  private static final int C = 3;

  /**
   * Nodes 0 and 1 are labelled with classes 0 and 1, class 2 has no labels, node 9 is unreached.
   */
  private final Labels labels = TestGraphs.labelled(10, C, 0, 0, 1, 1);

  private final Scores scores = scores();

  private static Scores scores() {
    double[] F = new double[10 * C];
    Random random = new Random(5);
    for (int i = 0; i < 9; i++) {
      F[i * C] = 1 + random.nextDouble();
      F[i * C + 1] = 0.5 * random.nextDouble();
    }
    F[C] = 0;
    F[C + 1] = 1;
    return new Scores(F, C, new SolvedOutcome(1, 0, List.of()));
  }

  @Test
  public void freeSizesChangeNothing() {
    assertSame(scores, SizeRule.FREE.applyTo(scores, labels).scores());
  }

  /**
   * 9 reached nodes, class 2 cannot have any: 4 or 5 of both others, the labelled ones included.
   */
  @Test
  public void reachedNodesAreDividedAsWanted() {
    assertArrayEquals(new int[] {8, 1, 0}, scores.classCounts());
    int[] counts = SizeRule.EVEN.applyTo(scores, labels).scores().classCounts();
    assertEquals(4.5, counts[0], 0.5);
    assertEquals(9, counts[0] + counts[1]);
  }

  @Test
  public void otherScoresGetTheSameFactors() {
    SizedScores sized = SizeRule.EVEN.applyTo(scores, labels);
    assertArrayEquals(sized.scores().values(), sized.alsoTo(scores, labels).values(), 0);
    assertSame(scores, SizeRule.FREE.applyTo(scores, labels).alsoTo(scores, labels));
  }

  @Test
  public void labelledNodesKeepTheirScores() {
    Scores sized = GivenSizes.of(1, 8, 1).applyTo(scores, labels).scores();
    assertArrayEquals(
        Arrays.copyOf(scores.values(), 2 * C), Arrays.copyOf(sized.values(), 2 * C), 0);
  }

  @Test
  public void unreachedNodesStayUnreached() {
    assertTrue(!SizeRule.EVEN.applyTo(scores, labels).scores().isReached(9));
  }

  @Test
  public void aClassWithoutLabelsStaysWithoutNodes() {
    SizedScores sized = GivenSizes.of(1, 1, 8).applyTo(scores, labels);
    assertEquals(0, sized.scores().classCounts()[2]);
    assertEquals(0, sized.facts().factors()[2], 0);
  }

  @Test
  public void sumsOfRowsStay() {
    Scores sized = SizeRule.EVEN.applyTo(scores, labels).scores();
    for (int i = 0; i < 10; i++) {
      assertEquals(
          Arrays.stream(scores.values(), i * C, (i + 1) * C).sum(),
          Arrays.stream(sized.values(), i * C, (i + 1) * C).sum(),
          1e-12);
    }
  }

  @Test
  public void sizesThatAreAlreadyMetChangeNothing() {
    assertSame(scores, GivenSizes.of(8, 1, 1).applyTo(scores, labels).scores());
  }

  @Test
  public void autoIsSilentUnlessItActs() {
    assertTrue(SizeRule.AUTO.applyTo(scores, labels).facts().isNone());
    assertTrue(!SizeRule.LABELS.applyTo(scores, labels).facts().isNone());
  }

  @Test
  public void subnormalScoresGiveNoNaN() {
    double[] F = Arrays.stream(scores.values()).map(f -> f * 1e-320).toArray();
    Scores tiny = new Scores(F, C, scores.outcome());
    double[] sized = SizeRule.EVEN.applyTo(tiny, labels).scores().values();
    assertTrue(Arrays.stream(sized).allMatch(f -> f >= 0 && Double.isFinite(f)));
  }

  @Test
  public void memoryIsOnlyCountedIfSomethingIsDone() {
    assertEquals(0, SizeRule.FREE.bytes(1000, C));
    assertTrue(SizeRule.AUTO.bytes(1000, C) >= 8 * 1000 * C);
  }
}
