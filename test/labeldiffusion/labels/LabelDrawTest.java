package labeldiffusion.labels;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertNotEquals;
import static org.junit.Assert.assertThrows;
import static org.junit.Assert.assertTrue;

import java.util.Arrays;
import java.util.stream.IntStream;
import labeldiffusion.SilentTestCase;
import org.junit.Test;

public class LabelDrawTest extends SilentTestCase {
  /** 40 of class 0, 20 of class 1, 3 of class 2, none of class 3, and 7 unknown ones in between. */
  private final Labels known =
      new Labels(
          IntStream.range(0, 70)
              .map(i -> i % 10 == 9 ? Labels.UNLABELLED : i < 44 ? 0 : i < 66 ? 1 : 2)
              .toArray(),
          4);

  @Test
  public void everyClassKeepsSoManyLabels() {
    assertArrayEquals(new int[] {5, 5, 3, 0}, new LabelDraw(5, 0, 1).from(known).counts());
  }

  @Test
  public void classWithFewerLabelsKeepsAll() {
    assertArrayEquals(known.counts(), new LabelDraw(1000, 0, 1).from(known).counts());
  }

  @Test
  public void percentageIsTakenOfEveryClassAndRounded() {
    assertArrayEquals(
        new int[] {known.counts()[0] / 4, known.counts()[1] / 4, 1, 0},
        new LabelDraw(5, 25, 1).from(known).counts());
  }

  @Test
  public void smallestPercentageKeepsOneLabelOfEveryClassThatHasAny() {
    assertArrayEquals(new int[] {1, 1, 1, 0}, new LabelDraw(5, 0.001, 1).from(known).counts());
  }

  @Test
  public void hundredPercentKeepsAll() {
    assertArrayEquals(known.classOf(), new LabelDraw(5, 100, 1).from(known).classOf());
  }

  @Test
  public void noLabelsPerClassHidesAll() {
    assertEquals(0, new LabelDraw(0, 0, 1).from(known).labelledCount());
  }

  @Test
  public void drawnLabelsAreTheKnownOnes() {
    Labels drawn = new LabelDraw(4, 0, 3).from(known);
    for (int i = 0; i < drawn.size(); i++) {
      assertTrue(!drawn.isLabelled(i) || drawn.classOf()[i] == known.classOf()[i]);
    }
  }

  @Test
  public void sameSeedDrawsTheSameLabelsAndAnotherOneOthers() {
    int[] first = new LabelDraw(5, 0, 1).from(known).classOf();
    assertArrayEquals(first, new LabelDraw(5, 0, 1).from(known).classOf());
    assertNotEquals(
        Arrays.toString(first), Arrays.toString(new LabelDraw(5, 0, 2).from(known).classOf()));
  }

  /** Each of 20 labels is among the 5 of a quarter of the draws; five deviations either way. */
  @Test
  public void everyLabelHasTheSameChance() {
    Labels all = new Labels(new int[20], 1);
    int[] drawn = new int[20];
    for (int seed = 0; seed < 2000; seed++) {
      Labels labels = new LabelDraw(5, 0, seed).from(all);
      IntStream.range(0, 20).filter(labels::isLabelled).forEach(i -> drawn[i]++);
    }
    double deviation = Math.sqrt(2000 * 0.25 * 0.75);
    Arrays.stream(drawn).forEach(count -> assertEquals(500, count, 5 * deviation));
  }

  @Test
  public void drawOfAllClassesHasTheTotalAndOneOfEachClass() {
    for (int seed = 0; seed < 50; seed++) {
      Labels drawn = LabelDraw.ofAllClasses(known, 6, seed);
      assertEquals(6, drawn.labelledCount());
      assertEquals(3, Arrays.stream(drawn.counts()).filter(count -> count > 0).count());
      assertArrayEquals(drawn.classOf(), known.where(drawn::isLabelled).classOf());
    }
  }

  @Test
  public void drawOfAllClassesHasOneOfEachClassEvenIfTheTotalIsSmaller() {
    assertArrayEquals(new int[] {1, 1, 1, 0}, LabelDraw.ofAllClasses(known, 1, 1).counts());
  }

  @Test
  public void negativeNumberIsRejected() {
    Exception thrown = assertThrows(IllegalArgumentException.class, () -> new LabelDraw(-1, 0, 1));
    assertEquals("number of labels per class must be 0 or more, was -1", thrown.getMessage());
  }

  @Test
  public void percentageOutOfRangeIsRejected() {
    for (double percent : new double[] {-1, 100.5, Double.NaN}) {
      Exception thrown =
          assertThrows(IllegalArgumentException.class, () -> new LabelDraw(5, percent, 1));
      assertEquals(
          "percentage of labels must be between 0 and 100, was " + percent, thrown.getMessage());
    }
  }
}
