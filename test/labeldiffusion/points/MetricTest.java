package labeldiffusion.points;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertNull;
import static org.junit.Assert.assertTrue;

import java.util.Arrays;
import labeldiffusion.DenseReference;
import labeldiffusion.SilentTestCase;
import labeldiffusion.SparseTables;
import labeldiffusion.TestGraphs;
import labeldiffusion.neighbours.NearestIndex;
import labeldiffusion.neighbours.Neighbours;
import labeldiffusion.neighbours.exact.ExactSearch;
import labeldiffusion.neighbours.exact.Projection;
import labeldiffusion.parallel.Progress;
import org.junit.Test;

/**
 * The distances of all metrics, by hand and in the search, and whether each is what it declares to
 * be. A new metric is tested here without further code.
 */
public class MetricTest extends SilentTestCase {

  @Test
  public void manhattanAddsDifferencesAndMismatches() {
    Points points =
        new DensePoints(
            new double[][] {{1, 2}, {-1, 5}}, new int[][] {{0, 3}, {1, 3}}, Metric.MANHATTAN);
    assertEquals((2 + 3 + 1) * (2 + 3 + 1), points.squaredDistance(0, points, 1), 0);
  }

  @Test
  public void cosineSeesDirectionsOnly() {
    Points points =
        prepared(Metric.COSINE, new double[][] {{3, 0}, {0, 1e-200}, {1e200, 1e200}, {0, 0}});
    assertEquals(2, points.squaredDistance(0, points, 1), 1e-12);
    assertEquals(2 - Math.sqrt(2), points.squaredDistance(0, points, 2), 1e-12);
    assertArrayEquals(new double[] {0, 0}, points.numbers(3), 0);
  }

  @Test
  public void rowOfLengthOneIsWhatTheCosineCompares() {
    double[] row = {3, -4, 9};
    Metric.COSINE.finish(row, 2);
    assertArrayEquals(new double[] {0.6, -0.8, 9}, row, 1e-15);
  }

  /** The exact search relies on this declaration: it compares projections first. */
  @Test
  public void declaredBoundHolds() {
    for (Metric metric : Metric.values()) {
      for (int round = 0; round < 1000; round++) {
        double[] x = random.doubles(1 + round % 5, -2, 2).toArray();
        double[] y = random.doubles(x.length, -2, 2).toArray();
        metric.finish(x, x.length);
        metric.finish(y, y.length);
        int[] u = random.ints(round % 3, 0, 2).toArray();
        int[] v = random.ints(u.length, 0, 2).toArray();
        double euclidean = Metric.EUCLIDEAN.squaredDistance(x, y, u, v);
        double found = metric.squaredDistance(x, y, u, v);
        switch (metric.bound()) {
          case EQUAL -> assertEquals(metric.toString(), euclidean, found, 0);
          case AT_LEAST -> assertTrue(metric.toString(), found >= euclidean * (1 - 1e-12));
          case NONE -> assertTrue(metric.toString(), found >= 0);
        }
      }
    }
  }

  @Test
  public void distanceHasTheSameBitsInBothDirections() {
    for (Metric metric : Metric.values()) {
      Points points = prepared(metric, TestGraphs.randomPoints(30, 9, random));
      for (int i = 0; i < points.size(); i++) {
        for (int j = 0; j < i; j++) {
          assertEquals(
              points.squaredDistance(i, points, j), points.squaredDistance(j, points, i), 0);
        }
      }
    }
  }

  /** Declared independence of the origin must hold: sparse points do not store shifted zeros. */
  @Test
  public void shiftChangesNoDistanceUnlessTheMetricDependsOnTheOrigin() {
    for (Metric metric : Metric.values()) {
      double[][] rows = {{1, 2, 4}, {2, 8, -4}};
      double[][] shifted = {{3, 2, 5}, {4, 8, -3}};
      Points points = prepared(metric, rows);
      Points others = prepared(metric, shifted);
      assertEquals(
          metric.toString(),
          metric.dependsOnOrigin(),
          points.squaredDistance(0, points, 1) != others.squaredDistance(0, others, 1));
    }
  }

  /** Points of a metric without a Euclidean bound cannot be projected, so no search can do so. */
  @Test
  public void projectionsAreForMetricsWithABoundOnly() {
    for (Metric metric : Metric.values()) {
      Points points = prepared(metric, TestGraphs.randomPoints(600, 8, random));
      boolean isBounded = metric.bound() != Metric.Bound.NONE;
      assertEquals(isBounded, points.isBoundedByProjections());
      assertEquals(isBounded, Projection.of(points, 4, workers) != null);
    }
    assertNull(Projection.of(SparseTables.sparse(Points.of(new double[9][2])), 4, workers));
  }

  @Test
  public void searchFindsTheNearestByEveryMetric() {
    for (Metric metric : Metric.values()) {
      for (int d : new int[] {1, 3, 20, 200}) {
        Points points = prepared(metric, TestGraphs.randomPoints(600, d, random));
        Neighbours found = ExactSearch.search(points, 7, workers, Progress.NONE);
        for (int i = 0; i < points.size(); i++) {
          assertArrayEquals(
              metric + ", d " + d,
              DenseReference.nearest(points, i, points, i, 7),
              Arrays.copyOfRange(found.index(), i * 7, (i + 1) * 7));
        }
      }
    }
  }

  @Test
  public void singleRowFindsTheNearestByEveryMetric() {
    for (Metric metric : Metric.values()) {
      Points points = prepared(metric, TestGraphs.randomPoints(700, 30, random));
      NearestIndex index = NearestIndex.of(points, workers);
      Points others = prepared(metric, TestGraphs.randomPoints(20, 30, random));
      for (int i = 0; i < others.size(); i++) {
        assertArrayEquals(
            metric.toString(),
            DenseReference.nearest(others, i, points, -1, 5),
            index.nearest(others, i, 5).index());
      }
    }
  }

  private static Points prepared(Metric metric, double[][] rows) {
    Points raw = Points.of(rows);
    return Preparation.of(raw, Scaling.NONE, metric).prepare(raw);
  }
}
