package labeldiffusion.selection;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import java.util.Arrays;
import java.util.List;
import labeldiffusion.labels.Labels;
import org.junit.Test;

/** Which labels are hidden in turn. */
public class FoldsTest {
  /** Ten labels of class 0, four of class 1, one of class 2, and unlabelled nodes between them. */
  private static final Labels LABELS = labels(10, 4, 1);

  @Test
  public void crossValidationHidesEveryLabelOnce() {
    int[] hidden = new int[LABELS.size()];
    for (Fold fold : folds(LABELS, Select.CROSS_VALIDATION, 5, 1)) {
      for (int i : fold.hidden().labelledNodes()) {
        assertEquals(LABELS.classOf()[i], fold.hidden().classOf()[i]);
        hidden[i]++;
      }
    }
    for (int i = 0; i < hidden.length; i++) {
      assertEquals(
          "node " + i, LABELS.classOf()[i] == 0 || LABELS.classOf()[i] == 1 ? 1 : 0, hidden[i]);
    }
  }

  @Test
  public void noLabelIsBothGivenAndHidden() {
    for (Fold fold : folds(LABELS, Select.CROSS_VALIDATION, 5, 1)) {
      assertEquals(
          LABELS.labelledCount(), fold.given().labelledCount() + fold.hidden().labelledCount());
      for (int i : fold.hidden().labelledNodes()) {
        assertEquals(Labels.UNLABELLED, fold.given().classOf()[i]);
      }
    }
  }

  @Test
  public void noClassLosesItsLastLabel() {
    for (long seed = 0; seed < 50; seed++) {
      for (Select select : List.of(Select.HOLDOUT, Select.CROSS_VALIDATION)) {
        for (Fold fold : folds(labels(2, 3, 1, 7), select, 4, seed)) {
          assertTrue(Arrays.stream(fold.given().counts()).min().getAsInt() > 0);
        }
      }
    }
  }

  @Test
  public void foldsAreStratified() {
    for (Fold fold : folds(labels(20, 10, 5), Select.CROSS_VALIDATION, 5, 3)) {
      assertArrayEquals(new int[] {4, 2, 1}, fold.hidden().counts());
    }
  }

  @Test
  public void holdoutHidesHalf() {
    List<Fold> folds = folds(labels(20, 10), Select.HOLDOUT, 5, 1);
    assertEquals(1, folds.size());
    assertArrayEquals(new int[] {10, 5}, folds.get(0).hidden().counts());
  }

  @Test
  public void thereAreNoMoreFoldsThanAClassHasLabels() {
    assertEquals(3, folds(labels(3, 2), Select.CROSS_VALIDATION, 5, 1).size());
  }

  @Test
  public void withOneLabelPerClassNothingIsHidden() {
    assertEquals(List.of(), folds(labels(1, 1, 1), Select.CROSS_VALIDATION, 5, 1));
    assertEquals(List.of(), folds(labels(1, 1, 1), Select.HOLDOUT, 5, 1));
  }

  @Test
  public void theSeedDecides() {
    assertArrayEquals(firstHidden(7), firstHidden(7));
    assertTrue(!Arrays.equals(firstHidden(7), firstHidden(8)));
  }

  private static int[] firstHidden(long seed) {
    return folds(labels(30, 30), Select.HOLDOUT, 5, seed).get(0).hidden().labelledNodes();
  }

  private static List<Fold> folds(Labels labels, Select select, int folds, long seed) {
    return Folds.of(labels, select, folds, seed);
  }

  /** The given number of labels of each class, each followed by an unlabelled node. */
  private static Labels labels(int... counts) {
    int[] classOf = new int[2 * Arrays.stream(counts).sum()];
    int i = 0;
    for (int t = 0; t < counts.length; t++) {
      for (int r = 0; r < counts[t]; r++) {
        classOf[i++] = t;
        classOf[i++] = Labels.UNLABELLED;
      }
    }
    return new Labels(classOf, counts.length);
  }
}
