package labeldiffusion.neighbours.approximate;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import labeldiffusion.SilentTestCase;
import labeldiffusion.neighbours.Neighbours;
import labeldiffusion.neighbours.exact.ExactSearch;
import labeldiffusion.parallel.Progress;
import labeldiffusion.points.Points;
import org.junit.Test;

/** What {@link NeighbourDescent} does if its first lists miss the recall that is wanted. */
public class DoubledListsTest extends SilentTestCase {
  /** How often it says where it is while it grows its eight trees. */
  private static final int TREES = 8;

  private final List<Integer> steps = new ArrayList<>();
  private final List<Integer> totals = new ArrayList<>();

  /** In 20 independent columns little is near anything: the first lists find 9 of 10 or fewer. */
  @Test
  public void listsAreDoubledUntilTheTargetIsReached() {
    Points points = normal(6_000, 20);
    NeighbourDescent.Result found = search(points, 5, 0.9);
    assertEquals("approximate", 512, found.sampleSize());
    assertTrue("trees were grown twice, steps " + steps, steps.size() > 2 * TREES);
    assertTrue("doubled lists begin with the former ones: " + steps, steps.size() <= 22);
    for (int s = 1; s < steps.size(); s++) {
      assertEquals("one step each, and more to come", s, (int) steps.get(s - 1));
      assertEquals(Math.max(s + 1, 12), (int) totals.get(s - 1));
    }
    double recall = recall(ExactSearch.search(points, 5, workers, Progress.NONE), found);
    assertTrue("recall " + recall, recall >= 0.9);
    assertTrue("the sample may be wrong by a hundredth", found.recall() >= 0.91);
    assertEquals(recall, found.recall(), 0.03);
  }

  /** Fifty planes of eight dimensions each, of which 96 directions lose a lot. */
  @Test
  public void aProjectionThatLosesTooMuchIsWidenedBeforeTheRounds() {
    Points points = planes(4_100, 300);
    NeighbourDescent.Result found = search(points, 5, 0.98);
    assertEquals("approximate", 512, found.sampleSize());
    assertTrue("not doubled, steps " + steps, steps.size() < 2 * TREES);
    double recall = recall(ExactSearch.search(points, 5, workers, Progress.NONE), found);
    assertTrue("recall " + recall, recall >= 0.98);
  }

  @Test
  public void listsThatSufficeAreNotDoubled() {
    NeighbourDescent.Result found = search(normal(3_000, 12), 5, 0.5);
    assertTrue(found.recall() >= 0.5);
    assertEquals("no round is needed, only the end", TREES + 1, steps.size());
  }

  /** Doubled lists would compare as many pairs as there are. */
  @Test
  public void whereDoublingDoesNotPayTheSearchIsExact() {
    Points points = normal(2_000, 21);
    NeighbourDescent.Result found = search(points, 5, 0.99);
    assertEquals("exact", 2_000, found.sampleSize());
    assertEquals(1, found.recall(), 0);
    Neighbours exact = ExactSearch.search(points, 5, workers, Progress.NONE);
    assertArrayEquals(exact.index(), found.neighbours().index());
  }

  /** Doubled lists compare 26 rows of either kind with each other: 6 x 26 x 26 = 4,056 rows. */
  @Test
  public void doublingPaysUpToAsManyPairsAsThereAre() {
    assertEquals("exact", 4_055, search(normal(4_055, 21), 5, 0.95).sampleSize());
    steps.clear();
    assertEquals("approximate", 512, search(normal(4_056, 21), 5, 0.95).sampleSize());
    assertTrue("doubled, steps " + steps, steps.size() > 2 * TREES);
  }

  /** Nothing is missed, so there is nothing to be doubled for. */
  @Test
  public void aTargetOfOneIsReachedWhenAllNeighboursAreFound() {
    NeighbourDescent.Result found = search(normal(1_500, 3), 3, 1);
    assertEquals(1, found.recall(), 0);
    assertEquals("approximate", 512, found.sampleSize());
    assertTrue("not doubled, steps " + steps, steps.size() < 2 * TREES);
  }

  private NeighbourDescent.Result search(Points points, int k, double target) {
    return NeighbourDescent.search(
        points,
        k,
        target,
        1,
        workers,
        (phase, done, total) -> {
          steps.add(done);
          totals.add(total);
        });
  }

  private Points normal(int n, int d) {
    double[][] rows = new double[n][d];
    for (double[] row : rows) {
      Arrays.setAll(row, a -> random.nextGaussian());
    }
    return Points.of(rows);
  }

  private Points planes(int n, int d) {
    double[][][] axes = new double[50][8][d];
    for (double[][] plane : axes) {
      for (double[] axis : plane) {
        Arrays.setAll(axis, a -> random.nextGaussian());
      }
    }
    double[][] rows = new double[n][d];
    for (int i = 0; i < n; i++) {
      for (double[] axis : axes[i % axes.length]) {
        double along = random.nextGaussian();
        double[] row = rows[i];
        Arrays.setAll(row, a -> row[a] + along * axis[a]);
      }
    }
    return Points.of(rows);
  }

  private static double recall(Neighbours exact, NeighbourDescent.Result found) {
    int right = 0;
    int k = exact.k();
    for (int i = 0; i < exact.n(); i++) {
      for (int p = i * k; p < (i + 1) * k; p++) {
        right += found.neighbours().squared()[p] <= exact.squared()[(i + 1) * k - 1] ? 1 : 0;
      }
    }
    return (double) right / exact.squared().length;
  }
}
