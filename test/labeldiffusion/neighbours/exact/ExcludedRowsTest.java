package labeldiffusion.neighbours.exact;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import labeldiffusion.SilentTestCase;
import labeldiffusion.TestGraphs;
import labeldiffusion.neighbours.KnownLists;
import labeldiffusion.neighbours.NearestLists;
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

/**
 * Bounds are there to save true distances. After an index has been built, rows that it must exclude
 * are moved next to those that it must find: if the search looked at their numbers again, it would
 * take them for neighbours.
 */
public class ExcludedRowsTest extends SilentTestCase {
  private static final double FAR = 1000;

  /** Every second row is far away in all columns. */
  private DensePoints twoClusters(int n, int d) {
    double[][] x = TestGraphs.randomPoints(n, d, random);
    for (int i = 1; i < n; i += 2) {
      for (int a = 0; a < d; a++) {
        x[i][a] += FAR;
      }
    }
    return Points.of(x);
  }

  /** Moves the far rows: distances among themselves stay, those to the others become small. */
  private static void bringFarRowsNear(Points points) {
    for (int i = 1; i < points.size(); i += 2) {
      double[] row = points.numbers(i);
      for (int a = 0; a < row.length; a++) {
        row[a] -= FAR;
      }
    }
  }

  /** All pairs by their true distances. */
  private static Neighbours naive(Points points, int k) {
    int n = points.size();
    NearestLists lists = new NearestLists(n, k);
    for (int i = 0; i < n; i++) {
      for (int j = 0; j < n; j++) {
        if (j != i) {
          lists.offer(i, j, points.squaredDistance(i, points, j));
        }
      }
    }
    return lists.sorted();
  }

  private static void assertSame(Neighbours expected, Neighbours found) {
    assertArrayEquals(expected.index(), found.index());
    assertArrayEquals(expected.squared(), found.squared(), 1e-9);
  }

  @Test
  public void leavesExcludeAnotherCluster() {
    for (int d : new int[] {9, 40}) { // features of more columns are read again
      DensePoints points = twoClusters(1400, d);
      Neighbours expected = naive(points, 5);
      Leaves leaves = Leaves.of(points, 0, ExactSearch.DIRECTIONS, workers);
      leaves.choose(5, workers);
      bringFarRowsNear(points);
      NearestLists lists = new NearestLists(1400, 5);
      new LeafJoin(leaves, lists, 5).run(workers, new SearchProgress(1400, Progress.NONE));
      assertSame(expected, lists.sorted());
    }
  }

  /** The lists of the first rows are known; the others are compared with all. */
  @Test
  public void addedRowsExcludeAnotherClusterToo() {
    DensePoints points = twoClusters(1400, 12);
    Neighbours expected = naive(points, 4);
    NearestLists lists = new NearestLists(1400, 4);
    for (int i = 0; i < 600; i++) {
      for (int j = 0; j < 600; j++) {
        if (j != i) {
          lists.offer(i, j, points.squaredDistance(i, points, j));
        }
      }
    }
    Leaves leaves = Leaves.of(points, 600, ExactSearch.DIRECTIONS, workers);
    leaves.choose(4, workers);
    bringFarRowsNear(points);
    List<Integer> heard = new ArrayList<>();
    try (Workers one = new Workers(1)) {
      new LeafJoin(leaves, lists, 4)
          .run(one, new SearchProgress(1400, (phase, done, total) -> heard.add(done)));
    }
    assertSame(expected, lists.sorted());
    assertEquals(1400, (int) heard.get(heard.size() - 1));
  }

  /** Points on a line that lie closer and closer: many neighbours are in the next leaf. */
  @Test
  public void leavesBesideEachOtherAreCompared() {
    double[][] x = TestGraphs.randomPoints(1400, 9, random);
    for (int i = 0; i < 1400; i++) {
      x[i][0] = FAR * Math.pow(0.999, i);
    }
    DensePoints points = Points.of(x);
    Leaves leaves = Leaves.of(points, 0, ExactSearch.DIRECTIONS, workers);
    leaves.choose(5, workers);
    NearestLists lists = new NearestLists(1400, 5);
    new LeafJoin(leaves, lists, 5).run(workers, new SearchProgress(1400, Progress.NONE));
    assertSame(naive(points, 5), lists.sorted());
  }

  /** A grid of ten columns has many equal distances, which go by index, and equal rows. */
  @Test
  public void tiesPassAllBounds() {
    double[][] x = new double[900][10];
    for (double[] row : x) {
      for (int a = 0; a < 10; a++) {
        row[a] = random.nextInt(2);
      }
    }
    DensePoints points = Points.of(x);
    Leaves leaves = Leaves.of(points, 0, ExactSearch.DIRECTIONS, workers);
    leaves.choose(8, workers);
    NearestLists lists = new NearestLists(900, 8);
    new LeafJoin(leaves, lists, 8).run(workers, new SearchProgress(900, Progress.NONE));
    assertSame(naive(points, 8), lists.sorted());
  }

  @Test
  public void anIndexOfLeavesExcludesAnotherCluster() {
    for (int d : new int[] {9, 40, 130}) {
      DensePoints points = twoClusters(1400, d);
      DensePoints other = Points.of(TestGraphs.randomPoints(10, d, random));
      Neighbours[] expected = new Neighbours[10];
      for (int i = 0; i < 10; i++) {
        expected[i] = ExactSearch.nearest(other, i, points, 7);
      }
      LeafIndex index = LeafIndex.of(points, workers);
      bringFarRowsNear(points);
      for (int i = 0; i < 10; i++) {
        assertSame(expected[i], index.nearest(other, i, 7));
      }
    }
  }

  /** Only the distances of other metrics than the Euclidean are computed from the rows again. */
  private DensePoints manhattan(double[][] rows) {
    DensePoints raw = Points.of(rows);
    return (DensePoints) Preparation.of(raw, Scaling.NONE, Metric.MANHATTAN).prepare(raw);
  }

  /**
   * A long strip, far from the origin: its parts must be halved across. A query begins in the leaf
   * at its own place, which is about 4 long, so rows more than 8 away are never offered.
   */
  @Test
  public void aTreeBeginsAtThePlaceOfARow() {
    for (double offset : new double[] {-5 * FAR, 5 * FAR}) {
      for (int along = 0; along < 3; along++) {
        double[][] x = new double[3000][3];
        for (double[] row : x) {
          for (int a = 0; a < 3; a++) {
            row[a] = offset + (a == along ? FAR : 1) * random.nextDouble();
          }
        }
        for (double place : new double[] {50, 350, 500, 725, 950}) {
          beginsAt(offset, place, along, manhattan(x));
        }
      }
    }
  }

  private void beginsAt(double offset, double place, int along, DensePoints points) {
    double[] y = {offset + 0.5, offset + 0.5, offset + 0.5};
    y[along] = offset + place;
    DensePoints other = manhattan(new double[][] {y});
    Neighbours expected = ExactSearch.nearest(other, 0, points, 4);
    KdTree tree = KdTree.of(points, KnownLists.none(3000).rank(), workers);
    for (int i = 0; i < 3000; i++) {
      if (Math.abs(points.numbers(i)[along] - y[along]) > 8) {
        System.arraycopy(y, 0, points.numbers(i), 0, 3);
      }
    }
    assertSame(expected, tree.nearest(other, 0, 4));
  }

  /** The tree reads the row that it searches for, so only the rows that stay are compared. */
  @Test
  public void aTreeExcludesAnotherCluster() {
    DensePoints points = manhattan(rowsOf(twoClusters(2000, 2)));
    Neighbours expected = naive(points, 6);
    KdTree tree = KdTree.of(points, KnownLists.none(2000).rank(), workers);
    bringFarRowsNear(points);
    NearestLists lists = new NearestLists(2000, 6);
    tree.compareAll(0, lists, workers, new SearchProgress(2000, Progress.NONE));
    Neighbours found = lists.sorted();
    for (int i = 0; i < 2000; i += 2) {
      assertArrayEquals(
          Arrays.copyOfRange(expected.index(), 6 * i, 6 * i + 6),
          Arrays.copyOfRange(found.index(), 6 * i, 6 * i + 6));
    }
  }

  private static double[][] rowsOf(DensePoints points) {
    double[][] rows = new double[points.size()][];
    for (int i = 0; i < rows.length; i++) {
      rows[i] = points.numbers(i).clone();
    }
    return rows;
  }
}
