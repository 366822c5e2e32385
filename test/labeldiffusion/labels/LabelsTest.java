package labeldiffusion.labels;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertThrows;

import labeldiffusion.SilentTestCase;
import org.junit.Test;

/** Three labels of class 0, one of class 2, none of class 1, two unlabelled nodes. */
public class LabelsTest extends SilentTestCase {
  private final Labels labels = new Labels(new int[] {0, -1, 2, 0, 0, -1}, 3);

  @Test
  public void oneHotSeedsAreOne() {
    assertArrayEquals(
        new double[] {1, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 1, 0, 0, 0, 0, 0},
        labels.seeds(LabelWeights.ONE_HOT),
        0);
  }

  @Test
  public void balancedSeedsAreTheMeanCountOverTheOwnCount() {
    double many = 2.0 / 3; // classes that have labels have 2 on average
    assertArrayEquals(
        new double[] {many, 0, 0, 0, 0, 0, 0, 0, 2, many, 0, 0, many, 0, 0, 0, 0, 0},
        labels.seeds(LabelWeights.BALANCED),
        1e-15);
  }

  @Test
  public void priorIsTheShareAmongTheLabels() {
    assertArrayEquals(new double[] {0.75, 0, 0.25}, labels.prior(), 0);
  }

  @Test
  public void countsAreOfLabelledNodes() {
    assertArrayEquals(new int[] {3, 0, 1}, labels.counts());
    assertEquals(4, labels.labelledCount());
  }

  @Test
  public void addedNodesAreUnlabelled() {
    assertArrayEquals(new int[] {0, -1, 2, 0, 0, -1, -1, -1}, labels.withUnlabelled(2).classOf());
    assertEquals(6, labels.size());
  }

  @Test
  public void renumberedNodesKeepTheirLabels() {
    assertArrayEquals(
        new int[] {2, 0, -1, -1, 0, 0}, labels.inOrder(new int[] {2, 0, 1, 5, 4, 3}).classOf());
  }

  @Test
  public void labelsOfSomeNodesOnly() {
    Labels some = labels.where(i -> i >= 2);
    assertArrayEquals(new int[] {-1, -1, 2, 0, 0, -1}, some.classOf());
    assertArrayEquals(new int[] {2, 3, 4}, some.labelledNodes());
  }

  @Test
  public void labelsOutOfRangeAreRejected() {
    assertThrows(IllegalArgumentException.class, () -> new Labels(new int[] {3}, 3));
    assertThrows(IllegalArgumentException.class, () -> new Labels(new int[] {-2}, 3));
  }
}
