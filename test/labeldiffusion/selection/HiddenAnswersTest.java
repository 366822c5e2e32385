package labeldiffusion.selection;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;

import java.util.Arrays;
import java.util.List;
import labeldiffusion.diffusion.Scores;
import labeldiffusion.diffusion.SteppedOutcome;
import labeldiffusion.labels.Labels;
import labeldiffusion.parallel.Progress;
import org.junit.Test;

public class HiddenAnswersTest {
  private int runs;

  @Test
  public void everyLabelIsHiddenOnce() {
    Labels labels = alternating(20, 20);
    int[] timesGiven = new int[20];
    HiddenAnswers hidden =
        HiddenAnswers.of(
            labels,
            given -> {
              Arrays.stream(given.labelledNodes()).forEach(i -> timesGiven[i]++);
              return all(given, 3, 1);
            },
            Progress.NONE);
    assertEquals(5, hidden.runs());
    assertEquals(20, hidden.count());
    int[] four = new int[20];
    Arrays.fill(four, 4);
    assertArrayEquals(four, timesGiven);
  }

  @Test
  public void answersAreNormalisedAndCounted() {
    HiddenAnswers hidden =
        HiddenAnswers.of(alternating(12, 10), given -> all(given, 3, 1), Progress.NONE);
    assertArrayEquals(new double[] {0.75, 0.25}, hidden.answers()[0], 0);
    assertEquals(5, hidden.right()); // all are taken for the first class
  }

  @Test
  public void theOnlyLabelOfAClassIsNeverHidden() {
    Labels labels = new Labels(new int[] {0, 0, 1, -1}, 2);
    HiddenAnswers hidden = HiddenAnswers.of(labels, given -> all(given, 1, 1), Progress.NONE);
    assertArrayEquals(new int[] {0, 0}, hidden.truth());
  }

  @Test
  public void nothingIsRunIfNoLabelCanBeHidden() {
    Labels labels = new Labels(new int[] {0, 1, -1}, 2);
    HiddenAnswers hidden = HiddenAnswers.of(labels, given -> all(given, 1, 1), Progress.NONE);
    assertEquals(0, hidden.count());
    assertEquals(0, runs);
  }

  @Test
  public void nodesTheOthersDoNotReachAreLeftOut() {
    HiddenAnswers hidden =
        HiddenAnswers.of(alternating(10, 10), given -> all(given, 0, 0), Progress.NONE);
    assertEquals(5, runs);
    assertEquals(0, hidden.count());
  }

  /** (0.75, 0.25) times (1, 2) is (0.75, 0.5), that is (0.6, 0.4). */
  @Test
  public void factorsActOnNormalisedAnswers() {
    HiddenAnswers sized =
        HiddenAnswers.of(scores(3, 1, 2, 2), new int[] {1, 0}, 3).times(new double[] {1, 2});
    assertArrayEquals(new double[] {0.6, 0.4}, sized.answers()[0], 1e-15);
    assertArrayEquals(new double[] {1 / 3.0, 2 / 3.0}, sized.answers()[1], 1e-15);
    assertArrayEquals(new int[] {1, 0}, sized.truth());
    assertEquals(3, sized.runs());
  }

  @Test
  public void knownScoresAreNormalisedAndThoseNotReachedLeftOut() {
    HiddenAnswers hidden = HiddenAnswers.of(scores(3, 1, 0, 0, 0, 5), new int[] {1, 0, 1}, 3);
    assertArrayEquals(new double[] {0.75, 0.25}, hidden.answers()[0], 0);
    assertArrayEquals(new double[] {0, 1}, hidden.answers()[1], 0);
    assertArrayEquals(new int[] {1, 1}, hidden.truth());
    assertEquals(1, hidden.right());
  }

  @Test
  public void nothingIsHiddenOnLargeGraphs() {
    HiddenAnswers hidden =
        HiddenAnswers.of(alternating(20_001, 20), given -> all(given, 1, 2), Progress.NONE);
    assertEquals(0, runs);
    assertEquals(0, hidden.runs());
    assertEquals(0, hidden.count());
  }

  /** Two classes in turn; the first so many nodes are labelled. */
  private static Labels alternating(int n, int labelled) {
    int[] classOf = new int[n];
    for (int i = 0; i < n; i++) {
      classOf[i] = i < labelled ? i % 2 : Labels.UNLABELLED;
    }
    return new Labels(classOf, 2);
  }

  private static Scores scores(double... F) {
    return new Scores(F, 2, new SteppedOutcome(1, 0, 0, List.of()));
  }

  /** The same scores for all nodes. */
  private Scores all(Labels given, double first, double second) {
    runs++;
    double[] F = new double[2 * given.size()];
    for (int i = 0; i < given.size(); i++) {
      F[2 * i] = first;
      F[2 * i + 1] = second;
    }
    return new Scores(F, 2, new SteppedOutcome(1, 0, 0, List.of()));
  }
}
