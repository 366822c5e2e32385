package labeldiffusion.neighbours.approximate;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertThrows;
import static org.junit.Assert.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.CancellationException;
import labeldiffusion.neighbours.Neighbours;
import labeldiffusion.neighbours.SearchSpec;
import labeldiffusion.parallel.Progress;
import labeldiffusion.parallel.Workers;
import labeldiffusion.points.DensePoints;
import labeldiffusion.points.Points;
import org.junit.Test;

/**
 * The approximate search against the naive one, which compares every pair in double. Covers {@link
 * FloatRows}, {@link ProjectionTree}, {@link NearestSets}, {@link RandomSets}, {@link Candidates},
 * {@link RecallSample} and {@link Hash}.
 */
public class NeighbourDescentTest {
  private static final double TARGET = SearchSpec.RECALL_DEFAULT;

  @Test
  public void recallReachesTheTargetOnClusters() {
    assertRecall(TARGET, clusters(1_500, 20, 1), 10);
    assertRecall(TARGET, clusters(2_000, 32, 2), 5);
    assertRecall(TARGET, clusters(5_000, 8, 3), 10);
  }

  @Test
  public void recallReachesTheTargetWhereRowsAreProjected() {
    assertRecall(TARGET, embedded(1_500, 12, 300, 4), 10);
  }

  @Test
  public void aLowerTargetIsReachedAndNotExceededByMuch() {
    for (Points points : new Points[] {clusters(3_000, 20, 23), embedded(3_000, 12, 300, 27)}) {
      double last = 0;
      for (double target : new double[] {0.9, 0.95, 0.98}) {
        double recall = trueRecall(points, search(points, 10, target, 1, 2).neighbours());
        assertTrue("recall " + recall + " for " + target, recall >= target && recall > last);
        assertTrue("too much effort: " + recall, 1 - recall > 0.4 * (1 - target));
        last = recall;
      }
    }
  }

  @Test
  public void hardDataIsSearchedExactlyAtOnce() {
    double[][] rows = new double[1_200][100];
    Random random = new Random(24);
    for (double[] row : rows) {
      Arrays.setAll(row, a -> random.nextGaussian());
    }
    assertEquals(1_200, search(Points.of(rows), 10, 0.9, 1, 2).sampleSize());
    assertRecall(1, Points.of(rows), 10);
  }

  @Test
  public void estimateIsCloseToTheTrueRecall() {
    for (double target : new double[] {0.3, 0.9}) {
      Points points = clusters(2_000, 20, 6);
      NeighbourDescent.Result result = search(points, 10, target, 1, 2);
      assertEquals(trueRecall(points, result.neighbours()), result.recall(), 0.03);
      assertTrue(result.sampleSize() >= 200 && result.sampleSize() < points.size());
    }
  }

  @Test
  public void listsAreOrderedWithoutSelfAndWithoutDuplicatesAndHaveTrueDistances() {
    checkStructure(clusters(2_000, 20, 7), 10);
    checkStructure(embedded(1_500, 5, 150, 8), 1);
    checkStructure(clusters(1_500, 3, 9), 40);
  }

  @Test
  public void resultIsTheSameForAnyNumberOfThreadsAndEveryTime() {
    for (Points points : new Points[] {clusters(1_500, 20, 10), embedded(1_500, 10, 200, 11)}) {
      NeighbourDescent.Result one = search(points, 7, TARGET, 3, 1);
      for (int threads : new int[] {1, 2, 4}) {
        NeighbourDescent.Result other = search(points, 7, TARGET, 3, threads);
        assertArrayEquals(one.neighbours().index(), other.neighbours().index());
        assertArrayEquals(one.neighbours().squared(), other.neighbours().squared(), 0);
        assertEquals(one.recall(), other.recall(), 0);
      }
    }
  }

  @Test
  public void differentSeedsDiffer() {
    Points points = clusters(1_500, 30, 12);
    assertFalse(
        Arrays.equals(
            search(points, 10, 0.5, 1, 2).neighbours().index(),
            search(points, 10, 0.5, 2, 2).neighbours().index()));
  }

  @Test
  public void fewRowsHaveAllTheOthersAsNeighbours() {
    for (int n = 0; n <= 12; n++) {
      Points points = clusters(n, 2, 13);
      NeighbourDescent.Result result = search(points, 10, TARGET, 1, 2);
      assertEquals(Math.max(0, Math.min(10, n - 1)), result.neighbours().k());
      assertEquals(1, result.recall(), 0);
      checkStructure(points, 10);
    }
  }

  @Test
  public void equalRowsAndRowsWithoutColumnsAreNeighboursAtDistanceZero() {
    for (int d : new int[] {0, 1, 5, 200}) {
      Points points = Points.of(new double[1_500][d]);
      checkStructure(points, 10);
      assertEquals(
          0,
          Arrays.stream(search(points, 10, TARGET, 1, 2).neighbours().squared()).max().orElse(1),
          0);
    }
  }

  @Test
  public void thousandsOfDuplicatesDoNotHideTheRest() {
    double[][] rows = new double[2_400][];
    Points some = clusters(1_200, 10, 14);
    for (int i = 0; i < rows.length; i++) {
      rows[i] = i % 2 == 0 ? new double[10] : some.numbers(i / 2);
    }
    assertRecall(TARGET, Points.of(rows), 10);
    checkStructure(Points.of(rows), 10);
  }

  @Test
  public void offsetsAndFarOutliersDoNotMatter() {
    Points near = clusters(1_500, 15, 15);
    double[][] rows = new double[near.size()][];
    for (int i = 0; i < rows.length; i++) {
      rows[i] = Arrays.stream(near.numbers(i)).map(x -> x + 1e6).toArray();
    }
    assertRecall(TARGET, Points.of(rows), 10);
    for (double far : new double[] {1e12, 1e100, 1e200}) {
      rows[17] = new double[15];
      rows[17][3] = far;
      assertRecall(TARGET, Points.of(rows), 10);
    }
  }

  @Test
  public void unitsDoNotMatter() {
    for (double unit : new double[] {1e-100, 1e100}) {
      double[][] rows = new double[1_500][];
      Points plain = clusters(rows.length, 10, 16);
      for (int i = 0; i < rows.length; i++) {
        rows[i] = Arrays.stream(plain.numbers(i)).map(x -> x * unit).toArray();
      }
      assertRecall(TARGET, Points.of(rows), 10);
    }
  }

  @Test
  public void nominalCodesCount() {
    Random random = new Random(17);
    for (int codeCount : new int[] {4, 500}) {
      double[][] numbers = new double[1_500][3];
      int[][] codes = new int[numbers.length][4];
      for (int i = 0; i < numbers.length; i++) {
        Arrays.setAll(numbers[i], a -> random.nextGaussian());
        Arrays.setAll(codes[i], a -> random.nextInt(codeCount));
      }
      assertRecall(TARGET, new DensePoints(numbers, codes), 10);
    }
  }

  @Test
  public void interruptEndsTheSearch() {
    Points points = clusters(2_000, 20, 19);
    try (Workers workers = new Workers(2)) {
      assertThrows(
          CancellationException.class,
          () ->
              NeighbourDescent.search(
                  points,
                  10,
                  TARGET,
                  1,
                  workers,
                  (phase, done, total) -> Thread.currentThread().interrupt()));
      assertTrue("the flag stays set", Thread.interrupted());
    }
  }

  /** Eight trees and about six rounds are expected; each is one step, and so is the end. */
  @Test
  public void progressCountsTreesAndRounds() {
    List<int[]> steps = new ArrayList<>();
    try (Workers workers = new Workers(2)) {
      NeighbourDescent.search(
          clusters(1_500, 10, 20),
          5,
          TARGET,
          1,
          workers,
          (phase, done, total) -> {
            assertEquals("search", phase);
            steps.add(new int[] {done, total});
          });
    }
    int last = steps.size();
    assertTrue("trees, rounds and the end: " + last, last > 9 && last < 16);
    for (int s = 1; s < last; s++) {
      assertArrayEquals(new int[] {s, Math.max(s + 1, 12)}, steps.get(s - 1));
    }
    assertArrayEquals(new int[] {last, last}, steps.get(last - 1));
  }

  /** K + 8 rows of either kind are compared with each other: 137 or 136 of 1,100 / 8. */
  @Test
  public void fewRowsOrLongListsAreSearchedExactly() {
    assertEquals("exact", 1_024, search(clusters(1_024, 10, 25), 5, TARGET, 1, 2).sampleSize());
    assertEquals(512, search(clusters(1_025, 10, 25), 5, TARGET, 1, 2).sampleSize());
    assertEquals("exact", 1_100, search(clusters(1_100, 8, 26), 129, TARGET, 1, 2).sampleSize());
    assertEquals(512, search(clusters(1_100, 8, 26), 128, TARGET, 1, 2).sampleSize());
  }

  @Test
  public void impossibleRequestsAreRejectedWithTheirValue() {
    Points points = clusters(10, 2, 21);
    assertTrue(
        assertThrows(IllegalArgumentException.class, () -> search(points, 0, TARGET, 1, 1))
            .getMessage()
            .contains("was 0"));
    for (double recall : new double[] {0, -1, 1.5, Double.NaN}) {
      assertTrue(
          assertThrows(IllegalArgumentException.class, () -> search(points, 1, recall, 1, 1))
              .getMessage()
              .contains("was " + recall));
    }
  }

  private static NeighbourDescent.Result search(
      Points points, int k, double target, long seed, int threads) {
    try (Workers workers = new Workers(threads)) {
      return NeighbourDescent.search(points, k, target, seed, workers, Progress.NONE);
    }
  }

  private static void assertRecall(double target, Points points, int k) {
    NeighbourDescent.Result result = search(points, k, target, 1, 2);
    double recall = trueRecall(points, result.neighbours());
    assertTrue("recall " + recall + ", estimated as " + result.recall(), recall >= target);
  }

  /** The share of entries not beyond the k-th of all distances, of about 200 rows. */
  private static double trueRecall(Points points, Neighbours found) {
    int k = found.k();
    long right = 0;
    int step = Math.max(1, points.size() / 200);
    int rows = 0;
    for (int i = 0; i < points.size(); i += step) {
      double[] squared = new double[points.size()];
      for (int j = 0; j < squared.length; j++) {
        squared[j] = j == i ? Double.POSITIVE_INFINITY : points.squaredDistance(i, points, j);
      }
      Arrays.sort(squared);
      for (int p = i * k; p < (i + 1) * k; p++) {
        right += found.squared()[p] <= squared[k - 1] ? 1 : 0;
      }
      rows++;
    }
    return (double) right / ((long) rows * k);
  }

  private static void checkStructure(Points points, int k) {
    Neighbours found = search(points, k, TARGET, 1, 2).neighbours();
    assertEquals(points.size(), found.n());
    assertEquals(Math.max(0, Math.min(k, points.size() - 1)), found.k());
    for (int i = 0; i < found.n(); i++) {
      Set<Integer> seen = new HashSet<>();
      for (int p = i * found.k(); p < (i + 1) * found.k(); p++) {
        int j = found.index()[p];
        assertTrue(j >= 0 && j < found.n() && j != i);
        assertTrue("every neighbour once", seen.add(j));
        assertEquals(points.squaredDistance(i, points, j), found.squared()[p], 0);
        assertTrue(
            "ordered",
            p == i * found.k()
                || found.squared()[p - 1] < found.squared()[p]
                || found.squared()[p - 1] == found.squared()[p] && found.index()[p - 1] < j);
      }
    }
  }

  /** Gaussian clusters of about 500 rows. */
  private static Points clusters(int n, int d, long seed) {
    Random random = new Random(seed);
    double[][] centre = new double[n / 500 + 1][d];
    for (double[] row : centre) {
      Arrays.setAll(row, a -> 3 * random.nextGaussian());
    }
    double[][] rows = new double[n][d];
    for (double[] row : rows) {
      double[] middle = centre[random.nextInt(centre.length)];
      Arrays.setAll(row, a -> middle[a] + random.nextGaussian());
    }
    return Points.of(rows);
  }

  /** Clusters of few dimensions, mapped into many dimensions with a little noise. */
  private static Points embedded(int n, int inner, int d, long seed) {
    Random random = new Random(seed);
    Points few = clusters(n, inner, seed);
    double[][] map = new double[d][inner];
    for (double[] row : map) {
      Arrays.setAll(row, a -> random.nextGaussian() / Math.sqrt(d));
    }
    double[][] rows = new double[n][d];
    for (int i = 0; i < n; i++) {
      for (int a = 0; a < d; a++) {
        rows[i][a] = 0.01 * random.nextGaussian();
        for (int b = 0; b < inner; b++) {
          rows[i][a] += map[a][b] * few.numbers(i)[b];
        }
      }
    }
    return Points.of(rows);
  }
}
