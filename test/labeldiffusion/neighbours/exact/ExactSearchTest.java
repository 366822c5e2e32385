package labeldiffusion.neighbours.exact;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertThrows;
import static org.junit.Assert.assertTrue;

import java.util.Arrays;
import java.util.concurrent.CancellationException;
import java.util.function.DoubleUnaryOperator;
import java.util.stream.IntStream;
import labeldiffusion.DenseReference;
import labeldiffusion.TestGraphs;
import labeldiffusion.neighbours.KnownLists;
import labeldiffusion.neighbours.NearestIndex;
import labeldiffusion.neighbours.NeighbourSearchContract;
import labeldiffusion.neighbours.Neighbours;
import labeldiffusion.parallel.Progress;
import labeldiffusion.parallel.Workers;
import labeldiffusion.points.DensePoints;
import labeldiffusion.points.Points;
import org.junit.Test;

/**
 * The fast search against the definition: all distances in double, sorted by (distance, index).
 * Covers {@link Leaves}, {@link LeafOrder}, {@link LeafJoin}, {@link LeafIndex}, {@link
 * LeafKernels}, {@link LengthChoice}, {@link Projection}, {@link EqualRows} and {@link
 * labeldiffusion.neighbours.SearchProgress}.
 */
public class ExactSearchTest extends NeighbourSearchContract {
  @Override
  protected Neighbours search(Points points, int k) {
    return ExactSearch.search(points, k, workers, Progress.NONE);
  }

  @Test
  public void newPointHasTheNeighboursOfTheNaiveSearch() {
    Points stored = Points.of(TestGraphs.randomPoints(50, 2, random));
    Points others = Points.of(TestGraphs.randomPoints(10, 2, random));
    for (int i = 0; i < others.size(); i++) {
      Neighbours found = ExactSearch.nearest(others, i, stored, 4);
      assertArrayEquals(DenseReference.nearest(others, i, stored, -1, 4), found.index());
      assertEquals(others.squaredDistance(i, stored, found.index()[0]), found.squared()[0], 0);
    }
  }

  /** Few distinct rows, some frequent and some rare: most equal rows are left out of the search. */
  @Test
  public void tablesOfFewDistinctRowsHaveTheNeighboursOfTheNaiveSearch() {
    for (int n : new int[] {1500, 2001}) {
      double[][] rows = new double[n][];
      for (int i = 0; i < n; i++) {
        int kind = random.nextInt(100) == 0 ? random.nextInt(8) : 8 + random.nextInt(3);
        rows[i] = new double[] {kind % 4, kind / 4, kind == 3 ? 1e6 : 0};
      }
      Points points = Points.of(rows);
      for (int k : new int[] {1, 4, 10}) {
        Neighbours found = ExactSearch.search(points, k, workers, Progress.NONE);
        for (int i = 0; i < n; i += 7) {
          assertArrayEquals(
              "row " + i,
              DenseReference.nearest(points, i, points, i, k),
              Arrays.copyOfRange(found.index(), i * k, (i + 1) * k));
        }
      }
    }
  }

  @Test
  public void newPointMayHaveAllStoredOnesAsNeighbours() {
    Points stored = Points.of(new double[] {1}, new double[] {0});
    assertArrayEquals(
        new int[] {1, 0}, ExactSearch.nearest(Points.of(new double[] {-1}), 0, stored, 5).index());
  }

  @Test
  public void everySizeAndEveryKFromNoneToMoreThanThereAre() {
    for (int n : new int[] {0, 1, 2, 3, 10, 255, 256, 257, 513}) {
      for (int k : new int[] {1, 5, 10, n - 1, n, n + 3}) {
        check(gaussian(n, 7), Math.max(1, k));
        check(gaussian(n, 11), Math.max(1, k));
      }
    }
    check(gaussian(1300, 12), 10);
    check(gaussian(1300, 12), 300);
  }

  @Test
  public void everyDimension() {
    for (int d : new int[] {0, 1, 2, 3, 4, 5, 8, 17, 95, 96, 97, 241, 784}) {
      check(gaussian(d < 10 ? 700 : 300, d), 10);
    }
    check(gaussian(300, 2000), 10);
  }

  @Test
  public void spectrumThatFallsOffAndSpectrumThatDoesNot() {
    for (double decay : new double[] {0.5, 0.9, 0.98, 1}) {
      double[][] rows = gaussian(800, 200);
      transform(rows, (a) -> Math.pow(decay, a), false);
      check(rows, 10);
    }
  }

  @Test
  public void farFromTheOrigin() {
    for (double offset : new double[] {1e3, -1e6, 1e9}) {
      double[][] rows = gaussian(1000, 30);
      transform(rows, a -> offset + a, true);
      check(rows, 7);
    }
  }

  @Test
  public void duplicatesComeByIndex() {
    double[][] few = gaussian(9, 20);
    check(
        IntStream.range(0, 1500).mapToObj(i -> few[i * 7 % 9].clone()).toArray(double[][]::new),
        10);
    check(new double[1500][20], 10);
    check(IntStream.range(0, 1500).mapToObj(i -> few[i % 9]).toArray(double[][]::new), 300);
  }

  @Test
  public void gridsFullOfTies() {
    for (int d : new int[] {1, 2, 3, 6, 40}) {
      double[][] rows = new double[800][d];
      for (double[] row : rows) {
        Arrays.setAll(row, a -> random.nextInt(d > 3 ? 2 : 8));
      }
      check(rows, 10);
    }
  }

  @Test
  public void clustersMuchNarrowerThanTheirDistances() {
    for (double width : new double[] {1e-2, 1e-4, 1e-8, 1e-12}) {
      double[][] centres = gaussian(12, 40);
      double[][] rows = gaussian(800, 40);
      for (double[] row : rows) {
        double[] centre = centres[random.nextInt(12)];
        Arrays.setAll(row, a -> centre[a] + width * row[a]);
      }
      check(rows, 10);
    }
  }

  @Test
  public void constantColumnsAndOneFarOutlier() {
    double[][] rows = gaussian(1000, 50);
    for (double[] row : rows) {
      Arrays.fill(row, 10, 40, 3.5);
    }
    check(rows, 10);
    Arrays.fill(rows[501], 1e7); // not in the sample of the projection
    check(rows, 10);
    Arrays.fill(rows[501], 1e30);
    check(rows, 10);
  }

  @Test
  public void hugeAndTinyNumbersWhoseSquaresLeaveTheRangeOfDouble() {
    for (double scale :
        new double[] {
          1e-300, 1e-162, 1e-155, 1e-150, 1e-100, 1e-30, 1e30, 1e100, 1e150, 1e153, 1e300
        }) {
      double[][] rows = gaussian(700, 9);
      transform(rows, a -> scale, false);
      check(rows, 10);
    }
  }

  @Test
  public void nominalCodesAloneAndWithNumbers() {
    for (int codes : new int[] {2, 5, 40}) {
      for (int numbers : new int[] {0, 3, 60}) {
        double[][] rows = gaussian(600, numbers);
        int[][] nominal = new int[600][6];
        for (int[] row : nominal) {
          Arrays.setAll(row, a -> random.nextInt(codes));
        }
        check(new DensePoints(rows, nominal), 10);
      }
    }
  }

  @Test
  public void anyNumberOfThreads() {
    double[][] rows = gaussian(1500, 60);
    transform(rows, a -> Math.pow(0.93, a), false);
    Neighbours expected = naive(Points.of(rows), 10);
    for (int threads : new int[] {1, 2, 3, 4}) {
      try (Workers some = new Workers(threads)) {
        Neighbours found = ExactSearch.search(Points.of(rows), 10, some, Progress.NONE);
        assertSame("threads " + threads, expected, found);
      }
    }
  }

  @Test
  public void extendedListsAreThoseOfAFullSearch() {
    double[][] rows = gaussian(1500, 40);
    rows[1400] = rows[3].clone();
    Points all = Points.of(rows);
    try (Workers workers = new Workers(2)) {
      for (int k : new int[] {1, 10, 40}) {
        Neighbours expected = ExactSearch.search(all, k, workers, Progress.NONE);
        for (int n : new int[] {0, 1, 2, 30, 300, 900, 1490, 1499, 1500}) {
          Points first = all.rows(IntStream.range(0, n).toArray());
          Neighbours stored = ExactSearch.search(first, k, workers, Progress.NONE);
          assertSame("from " + n, expected, extend(stored, all, k, workers));
        }
      }
      Neighbours other =
          ExactSearch.search(all.rows(new int[] {0, 1, 2, 3, 4}), 2, workers, Progress.NONE);
      assertThrows(IllegalArgumentException.class, () -> extend(other, all, 3, workers));
    }
  }

  /** Rows in reverse order, with many equal distances, and ranks that undo the reversal. */
  @Test
  public void ranksDecideBetweenEqualDistances() {
    int n = 600;
    double[][] grid = new double[n][];
    Arrays.setAll(grid, i -> new double[] {i % 25, i / 25});
    double[][] reversed = new double[n][];
    Arrays.setAll(reversed, i -> grid[n - 1 - i]);
    int[] rank = IntStream.range(0, n).map(i -> n - 1 - i).toArray();
    try (Workers workers = new Workers(2)) {
      Neighbours expected = ExactSearch.search(Points.of(grid), 6, workers, Progress.NONE);
      KnownLists none = new KnownLists(KnownLists.none(0).lists(), rank);
      Neighbours found = ExactSearch.extend(none, Points.of(reversed), 6, workers, Progress.NONE);
      assertSame("reversed", expected, found.inOrder(rank));
    }
  }

  private static Neighbours extend(Neighbours stored, Points all, int k, Workers workers) {
    KnownLists known = new KnownLists(stored, KnownLists.none(all.size()).rank());
    return ExactSearch.extend(known, all, k, workers, Progress.NONE);
  }

  @Test
  public void indexFindsWhatAPlainScanFinds() {
    for (int d : new int[] {1, 5, 150}) {
      double[][] rows = gaussian(2000, d);
      transform(rows, a -> Math.pow(0.95, a), false);
      double[][] queries = gaussian(60, d);
      Arrays.fill(queries[0], 1e5);
      Arrays.fill(queries[1], 1e200);
      queries[2] = rows[77].clone();
      int[][] codes = new int[2000][2];
      int[][] otherCodes = new int[60][2];
      for (int[] row : codes) {
        Arrays.setAll(row, a -> random.nextInt(3));
      }
      for (int[] row : otherCodes) {
        Arrays.setAll(row, a -> random.nextInt(5)); // some never stored
      }
      Points stored = new DensePoints(rows, codes);
      Points others = new DensePoints(queries, otherCodes);
      try (Workers workers = new Workers(2)) {
        NearestIndex index = NearestIndex.of(stored, workers);
        for (int i = 0; i < 60; i++) {
          for (int k : new int[] {1, 10, 2500}) {
            assertSame(
                "query " + i,
                ExactSearch.nearest(others, i, stored, k),
                index.nearest(others, i, k));
          }
        }
      }
    }
  }

  /** Equal rows, ties and a spectrum that does not fall off: every stage has to let ties pass. */
  @Test
  public void indexOfManyEqualRowsAndTiesFindsWhatAPlainScanFinds() {
    for (int values : new int[] {1, 2, 3}) {
      double[][] rows = new double[1500][70];
      double[][] queries = new double[30][70];
      for (double[] row : rows) {
        Arrays.setAll(row, a -> a % 4 > 0 ? 0 : random.nextInt(values));
      }
      for (int i = 0; i < queries.length; i++) {
        queries[i] = i % 2 == 0 ? rows[i * 7].clone() : gaussian(1, 70)[0];
      }
      Points stored = Points.of(rows);
      Points others = Points.of(queries);
      NearestIndex index = NearestIndex.of(stored, workers);
      for (int i = 0; i < queries.length; i++) {
        for (int k : new int[] {1, 10, 300}) {
          assertSame(
              "query " + i, ExactSearch.nearest(others, i, stored, k), index.nearest(others, i, k));
        }
      }
    }
  }

  @Test
  public void progressComesFromTheCallerGrowsAndEndsAtTheTotal() {
    int[] last = {0};
    Thread caller = Thread.currentThread();
    try (Workers workers = new Workers(2)) {
      ExactSearch.search(
          Points.of(gaussian(3000, 50)),
          10,
          workers,
          (phase, done, total) -> {
            assertEquals("search", phase);
            assertEquals(caller, Thread.currentThread());
            assertTrue(done >= last[0] && done <= total);
            last[0] = done;
          });
    }
    assertEquals(3000, last[0]);
  }

  @Test
  public void interruptEndsTheSearch() {
    try (Workers workers = new Workers(2)) {
      Points points = Points.of(gaussian(3000, 100));
      assertThrows(
          CancellationException.class,
          () ->
              ExactSearch.search(
                  points, 10, workers, (phase, done, total) -> Thread.currentThread().interrupt()));
    } finally {
      assertTrue(Thread.interrupted());
    }
  }

  /** Guards the form of the loop: only the time shows whether the JIT vectorises it. */
  @Test
  public void innerLoopIsVectorised() {
    float[][] panel = new float[32][Leaves.WIDTH];
    double[] x = new double[784];
    float[] y = new float[32];
    float[] g = new float[Leaves.WIDTH];
    for (float[] row : panel) {
      Arrays.fill(row, 0.5f);
    }
    double best = 0;
    double sum = 0;
    for (int round = 0; round < 40 && best < 8; round++) {
      long start = System.nanoTime();
      for (int i = 0; i < 400; i++) {
        LeafKernels.subtractProducts(y, panel, 0, 32, g);
      }
      double perTerm = (System.nanoTime() - start) / (400.0 * 32 * Leaves.WIDTH);
      start = System.nanoTime();
      for (int i = 0; i < 1000; i++) {
        sum += dot(x, x);
      }
      best = Math.max(best, (System.nanoTime() - start) / (1000.0 * 784) / perTerm);
    }
    assertTrue(
        "the inner loop should be 8 times as fast as a plain product, was "
            + best
            + " ("
            + sum
            + ")",
        best >= 8);
  }

  /** As above, for the codes of a single row's search. */
  @Test
  public void loopsOverCodesAreVectorised() {
    int[] words = new int[Leaves.WIDTH];
    int[] sums = new int[Leaves.WIDTH];
    double[] x = new double[784];
    double best = 0;
    double sum = 0;
    for (int round = 0; round < 40 && best < 6; round++) {
      long start = System.nanoTime();
      for (int i = 0; i < 4000; i++) {
        LeafKernels.subtractBytes(i, round, round, i, words, sums);
      }
      double perTerm = (System.nanoTime() - start) / (4000.0 * 4 * Leaves.WIDTH);
      start = System.nanoTime();
      for (int i = 0; i < 1000; i++) {
        sum += dot(x, x);
      }
      best = Math.max(best, (System.nanoTime() - start) / (1000.0 * 784) / perTerm);
    }
    assertTrue("should be 6 times as fast as a plain product, was " + best + sum, best >= 6);
  }

  private static double dot(double[] x, double[] y) {
    double sum = 0;
    for (int a = 0; a < x.length; a++) {
      sum += x[a] * y[a];
    }
    return sum;
  }

  private void check(double[][] rows, int k) {
    check(Points.of(rows), k);
  }

  private void check(Points points, int k) {
    String what = "n " + points.size() + " d " + points.dimension() + " k " + k;
    assertSame(what, naive(points, k), search(points, k));
  }

  private static void assertSame(String what, Neighbours expected, Neighbours found) {
    assertEquals(what, expected.k(), found.k());
    assertArrayEquals(what, expected.index(), found.index());
    assertTrue(what, Arrays.equals(expected.squared(), found.squared()));
  }

  private static Neighbours naive(Points points, int k) {
    int n = points.size();
    int kept = Math.min(k, Math.max(0, n - 1));
    int[] index = new int[n * kept];
    double[] squared = new double[n * kept];
    for (int i = 0; i < n; i++) {
      int[] nearest = DenseReference.nearest(points, i, points, i, kept);
      for (int p = 0; p < kept; p++) {
        index[i * kept + p] = nearest[p];
        squared[i * kept + p] = points.squaredDistance(i, points, nearest[p]);
      }
    }
    return new Neighbours(n, kept, index, squared);
  }

  private double[][] gaussian(int n, int d) {
    double[][] rows = new double[n][d];
    for (double[] row : rows) {
      Arrays.setAll(row, a -> random.nextGaussian());
    }
    return rows;
  }

  /** Multiplies column a by f(a), or adds f(a) to it. */
  private static void transform(double[][] rows, DoubleUnaryOperator f, boolean adds) {
    for (double[] row : rows) {
      Arrays.setAll(row, a -> adds ? row[a] + f.applyAsDouble(a) : row[a] * f.applyAsDouble(a));
    }
  }
}
