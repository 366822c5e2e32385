package labeldiffusion.neighbours.exact;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertNotNull;
import static org.junit.Assert.assertNull;
import static org.junit.Assert.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import labeldiffusion.DenseReference;
import labeldiffusion.TestGraphs;
import labeldiffusion.neighbours.KnownLists;
import labeldiffusion.neighbours.NearestLists;
import labeldiffusion.neighbours.NeighbourSearchContract;
import labeldiffusion.neighbours.Neighbours;
import labeldiffusion.neighbours.SearchProgress;
import labeldiffusion.parallel.Progress;
import labeldiffusion.parallel.Workers;
import labeldiffusion.points.DensePoints;
import labeldiffusion.points.Metric;
import labeldiffusion.points.Points;
import labeldiffusion.points.Preparation;
import labeldiffusion.points.Scaling;
import org.junit.Test;

/** The tree against the definition: all distances in double, sorted by (distance, index). */
public class KdTreeTest extends NeighbourSearchContract {
  @Override
  protected Neighbours search(Points points, int k) {
    KdTree tree = KdTree.of(points, KnownLists.none(points.size()).rank(), workers);
    if (tree == null || points.size() < 2) {
      return ExactSearch.search(points, k, workers, Progress.NONE);
    }
    return search(tree, points, Math.min(k, points.size() - 1), workers);
  }

  private static Neighbours search(KdTree tree, Points points, int k, Workers workers) {
    NearestLists lists = new NearestLists(points.size(), k);
    tree.compareAll(0, lists, workers, new SearchProgress(points.size(), Progress.NONE));
    return lists.sorted(workers);
  }

  @Test
  public void everySizeAndDimension() {
    for (int n : new int[] {2, 3, 12, 13, 24, 25, 97, 600}) {
      for (int d = 1; d <= 8; d++) {
        check(Points.of(gaussian(n, d)), Math.min(10, n - 1));
      }
    }
  }

  @Test
  public void gridsAndDuplicatesComeByIndex() {
    for (int values : new int[] {1, 2, 5, 30}) {
      for (int d = 1; d <= 3; d++) {
        double[][] rows = new double[700][d];
        for (double[] row : rows) {
          Arrays.setAll(row, a -> random.nextInt(values));
        }
        check(Points.of(rows), 10);
      }
    }
  }

  @Test
  public void farFromTheOriginAndAtTheEndsOfTheRange() {
    for (double scale : new double[] {1e-320, 1e-160, 1e-30, 1, 1e30, 1e153, 1e300}) {
      for (double offset : new double[] {0, 1e6 * scale}) {
        double[][] rows = gaussian(300, 3);
        for (double[] row : rows) {
          Arrays.setAll(row, a -> offset + scale * row[a]);
        }
        check(Points.of(rows), 6);
      }
    }
  }

  @Test
  public void constantColumnsNarrowClustersAndAnOutlier() {
    double[][] rows = gaussian(700, 4);
    for (int i = 0; i < rows.length; i++) {
      rows[i][1] = 7;
      rows[i][2] = i % 5 + 1e-9 * rows[i][2];
    }
    rows[400][0] = 1e12;
    check(Points.of(rows), 10);
  }

  @Test
  public void manhattanDistances() {
    Points raw = Points.of(gaussian(900, 3));
    Points points = Preparation.of(raw, Scaling.NONE, Metric.MANHATTAN).prepare(raw);
    check(points, 10);
  }

  @Test
  public void ranksDecideBetweenEqualDistances() {
    int n = 700;
    double[][] rows = new double[n][];
    Arrays.setAll(rows, i -> new double[] {random.nextInt(6), random.nextInt(6)});
    double[][] reversed = new double[n][];
    Arrays.setAll(reversed, i -> rows[n - 1 - i]);
    int[] rank = IntStream.range(0, n).map(i -> n - 1 - i).toArray();
    KdTree tree = KdTree.of(Points.of(reversed), rank, workers);
    NearestLists lists = new NearestLists(n, 8, j -> rank[j]);
    tree.compareAll(0, lists, workers, new SearchProgress(n, Progress.NONE));
    assertSame(search(Points.of(rows), 8), lists.sorted(workers).inOrder(rank));
  }

  @Test
  public void knownListsOfTheFirstRowsAreExtended() {
    Points all = Points.of(gaussian(1500, 3));
    Neighbours expected = search(all, 7);
    for (int n : new int[] {8, 700, 1480}) {
      Neighbours first = search(all.rows(IntStream.range(0, n).toArray()), 7);
      KnownLists known = new KnownLists(first, KnownLists.none(1500).rank());
      assertSame(expected, ExactSearch.extend(known, all, 7, workers, Progress.NONE));
    }
  }

  @Test
  public void newRowsFindTheNeighboursOfThePlainScan() {
    Points stored = Points.of(gaussian(1000, 3)).followedBy(List.of(Points.of(new double[99][3])));
    double[][] rows = gaussian(40, 3);
    rows[0] = stored.numbers(17).clone();
    rows[1] = new double[] {0, 0, 0};
    rows[2] = new double[] {1e200, -1e200, 0};
    rows[3] = new double[] {Double.POSITIVE_INFINITY, 0, 0};
    Points others = Points.of(rows);
    KdTree tree = KdTree.of(stored, KnownLists.none(stored.size()).rank(), workers);
    for (int i = 0; i < 40; i++) {
      for (int k : new int[] {0, 1, 10, 2000}) {
        assertSame(ExactSearch.nearest(others, i, stored, k), tree.nearest(others, i, k));
      }
    }
  }

  /** Without regard to ranks this would compare all pairs of the equal rows. */
  @Test
  public void manyEqualRowsAmongOthersAreQuick() {
    double[][] rows = gaussian(200_000, 2);
    for (int i = 0; i < rows.length; i += 3) {
      rows[i] = new double[] {0.5, 0.5};
    }
    Points points = Points.of(rows);
    Neighbours found = search(points, 3);
    assertArrayEquals(
        new int[] {0, 3, 6}, Arrays.copyOfRange(found.index(), 3 * 99_999, 3 * 99_999 + 3));
    assertArrayEquals(new int[] {3, 6, 9}, Arrays.copyOf(found.index(), 3));
  }

  @Test
  public void anyNumberOfThreads() {
    Points points = Points.of(TestGraphs.randomPoints(3000, 3, random));
    Neighbours expected = search(points, 10);
    for (int threads = 1; threads <= 3; threads++) {
      try (Workers some = new Workers(threads)) {
        KdTree tree = KdTree.of(points, KnownLists.none(3000).rank(), some);
        assertSame(expected, search(tree, points, 10, some));
      }
    }
  }

  @Test
  public void progressReachesAllRows() {
    List<Integer> heard = new ArrayList<>();
    Points points = Points.of(gaussian(5000, 2));
    NearestLists lists = new NearestLists(5000, 3);
    try (Workers one = new Workers(1)) {
      KdTree.of(points, KnownLists.none(5000).rank(), one)
          .compareAll(0, lists, one, new SearchProgress(5000, (name, done, n) -> heard.add(done)));
    }
    assertTrue(heard.size() > 1);
    assertEquals(5000, (int) heard.get(heard.size() - 1));
  }

  @Test
  public void codesInfiniteNumbersAndManyDimensionsHaveNoTree() {
    assertNotNull(tree(Points.of(gaussian(20, 8))));
    assertNull(tree(Points.of(gaussian(20, 9))));
    assertNull(tree(Points.of(new double[20][0])));
    assertNull(tree(new DensePoints(gaussian(20, 2), new int[20][1])));
    double[][] rows = gaussian(20, 2);
    rows[3][1] = Double.NEGATIVE_INFINITY;
    assertNull(tree(Points.of(rows)));
    rows[3][1] = Double.NaN;
    assertNull(tree(Points.of(rows)));
  }

  private KdTree tree(Points points) {
    return KdTree.of(points, KnownLists.none(points.size()).rank(), workers);
  }

  private void check(Points points, int k) {
    Neighbours found = search(points, k);
    assertEquals(k, found.k());
    for (int i = 0; i < points.size(); i++) {
      int[] expected = DenseReference.nearest(points, i, points, i, k);
      assertArrayEquals(
          "N(" + i + ")", expected, Arrays.copyOfRange(found.index(), i * k, (i + 1) * k));
      for (int r = 0; r < k; r++) {
        assertEquals(points.squaredDistance(i, points, expected[r]), found.squared()[i * k + r], 0);
      }
    }
  }

  private static void assertSame(Neighbours expected, Neighbours found) {
    assertArrayEquals(expected.index(), found.index());
    assertTrue(Arrays.equals(expected.squared(), found.squared()));
  }

  private double[][] gaussian(int n, int d) {
    double[][] rows = new double[n][d];
    for (double[] row : rows) {
      Arrays.setAll(row, a -> random.nextGaussian());
    }
    return rows;
  }
}
